import { countEn } from '@bivouac/text/grammar/en.ts';

const DIE = { one: 'die', other: 'dice' };

/** Tables in the rules reference that every title may show. */
export const ruleTables = {
  odds: {
    caption: 'Chance of a hit',
    total: 'Total defence',
    dice: (p: { count: number }) => countEn(p.count, DIE),
    orMore: (p: { total: number }) => `${p.total} or more`,
  },
};

export type SeriesRuleTables = typeof ruleTables;
