import type { Translated } from '@bivouac/text';
import type { TableWords } from '../en/rule-tables.ts';

export const tables: Translated<TableWords> = {
  cards: {
    caption: 'Běžní vojáci a karty velení',
    heads: {
      soldier: 'Voják',
      side: 'Strana',
      initiative: 'Iniciativa',
      acts: 'Akce',
      defence: 'Základní obrana',
    },
    bothSides: 'obě',
    ownSquad: 'své družstvo',
    noActs: 'žádné',
    noCounter: 'bez žetonu',
    armour: (p) => `pancíř ${p.armour}`,
  },
  losses: {
    caption: 'Trvalé ztráty',
    heads: { casualties: 'Karty v balíčku ztrát', lost: 'Trvalé ztráty' },
    orMore: (p) => `${p.count} a víc`,
  },
};
