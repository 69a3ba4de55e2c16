import type { GameCard } from '@bivouac/manifest';

export const card: GameCard = {
  title: 'Napoleonské války',
  counted: 'zástavy',
  cover: {
    when: '1808\u2060–\u20601815',
    about: 'Od Roliçy po Waterloo: linie, čtverce a rozkazy po křídlech.',
    facts: '15 bitev · 60–90 min',
    after: 'podle pravidel hry Commands & Colors: Napoleonics',
  },
};
