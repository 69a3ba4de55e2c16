import type { Translated } from '@bivouac/text';
import { countCs } from '@bivouac/text/grammar/cs.ts';
import type { SeriesRuleTables } from '../en/rule-tables.ts';

const KOSTKA = { one: 'kostka', few: 'kostky', many: 'kostky', other: 'kostek' };

export const ruleTables: Translated<SeriesRuleTables> = {
  odds: {
    caption: 'Šance na zásah',
    total: 'Celková obrana',
    dice: (p) => countCs(p.count, KOSTKA),
    orMore: (p) => `${p.total} a více`,
  },
};
