import type { GameCard } from '@bivouac/manifest';

export const card: GameCard = {
  title: 'Napoleonics',
  counted: 'banners',
  cover: {
    when: 'Roliça to Waterloo, 1808\u2060–\u20601815',
    about: 'Lines, squares, and orders by section.',
    facts: '15 battles · 60–90 min',
    after: 'by the rules of Commands & Colors: Napoleonics',
  },
};
