import type { GameCard } from '@bivouac/manifest';

export const card: GameCard = {
  title: 'North Africa',
  counted: 'points',
  cover: {
    when: 'Libya 1940\u2060–\u20601942',
    about: 'A handful of men, a few trucks, and sand to the horizon.',
    facts: '11 scenarios · 45–60 min',
    after: 'by the rules of Undaunted: North Africa',
  },
};
