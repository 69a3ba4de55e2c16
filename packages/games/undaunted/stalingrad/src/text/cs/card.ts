import type { GameCard } from '@bivouac/manifest';

export const card: GameCard = {
  title: 'Stalingrad',
  counted: 'ke splnění úkolu',
  cover: {
    when: 'podzim 1942',
    about: 'Kampaň: město i vojáci si pamatují každou bitvu.',
    facts: 'kampaň až 15 bitev',
    after: 'podle pravidel hry Undaunted: Stalingrad',
  },
};

export const campaignCard: GameCard = { title: 'Stalingrad, kampaň', counted: 'oblasti' };
