/** Heads and words of the tables in the rules reference. */
export const ruleTables = {
  cards: {
    caption: 'Cards of each side',
    card: 'Card',
    copies: 'Copies',
    initiative: 'Initiative',
    actions: 'Actions',
    defence: 'Base defence',
    perSquad: (p: { copies: number }) => `${p.copies} in each squad`,
    ownSquad: 'own squad',
  },
  units: { caption: 'Base defence of the units', unit: 'Unit' },
  none: '–',
};

export type RuleTableWords = typeof ruleTables;
