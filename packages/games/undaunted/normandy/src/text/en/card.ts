import type { GameCard } from '@bivouac/manifest';

export const card: GameCard = {
  title: 'Normandy',
  counted: 'points',
  cover: {
    when: 'June to August 1944',
    about: 'Two platoons among hedgerows. The cards in your hand are your men.',
    facts: '12 scenarios · 30–60 min',
    after: 'by the rules of Undaunted: Normandy',
  },
};
