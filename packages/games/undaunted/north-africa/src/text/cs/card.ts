import type { GameCard } from '@bivouac/manifest';

export const card: GameCard = {
  title: 'Severní Afrika',
  counted: 'body',
  cover: {
    when: 'Libye 1940\u2060–\u20601942',
    about: 'Hrstka mužů, pár náklaďáků a písek až k obzoru.',
    facts: '11 scénářů · 45–60 min',
    after: 'podle pravidel hry Undaunted: North Africa',
  },
};
