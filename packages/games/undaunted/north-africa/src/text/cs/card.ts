import type { GameCard } from '@bivouac/manifest';

export const card: GameCard = {
  title: 'Severní Afrika',
  counted: 'body',
  cover: {
    when: 'Libye 1940\u2060–\u20601942',
    about: 'Hrstka mužů, pár vozů a\u00a0písek až k\u00a0obzoru.',
    facts: '11 scénářů · 45–60 min',
    after: 'podle pravidel hry Undaunted: North Africa',
  },
};
