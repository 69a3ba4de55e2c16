import type { GameCard } from '@bivouac/manifest';

export const card: GameCard = {
  title: 'Blitzkrieg!',
  counted: 'points',
  cover: {
    when: 'the world 1939\u2060–\u20601945',
    about: 'A whole war in five theatres before the coffee gets cold.',
    facts: '2 maps · 20 min',
    after: 'by the rules of Blitzkrieg!',
  },
};

export const nipponCard: GameCard = { title: 'Blitzkrieg! Nippon', counted: 'points' };
