/** Words of the tables in the rules reference; their figures come from the data. */
export const tables = {
  cards: {
    caption: 'Normal soldiers and command cards',
    heads: {
      soldier: 'Soldier',
      side: 'Side',
      initiative: 'Initiative',
      acts: 'Actions',
      defence: 'Base defence',
    },
    bothSides: 'both',
    ownSquad: 'own squad',
    noActs: 'none',
    noCounter: 'no counter',
    armour: (p: { armour: number }) => `armour ${p.armour}`,
  },
  losses: {
    caption: 'Soldiers lost for good',
    heads: { casualties: 'Cards in the casualties pile', lost: 'Lost for good' },
    orMore: (p: { count: number }) => `${p.count} or more`,
  },
};

export type TableWords = typeof tables;
