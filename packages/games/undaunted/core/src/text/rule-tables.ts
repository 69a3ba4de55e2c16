import {
  createCatalogue,
  formatShare,
  type Language,
  type RuleTable,
  type Translated,
} from '@bivouac/text';
import { chanceToHit, FACES } from '../rules/index.ts';
import type { SeriesRuleTables } from './en/rule-tables.ts';

const seriesRuleTables = createCatalogue<Translated<SeriesRuleTables>>(
  async (language) => (await import(`./${language}/rule-tables.ts`)).ruleTables,
);

/** From this total on only a 0 hits. */
const HOPELESS = FACES.length;

/** The lowest total defence of units that stand in the open. */
const LOWEST = 4;

/** How often each number of dice reaches each total defence. */
export async function oddsTable(
  language: Language,
  dice: readonly number[],
  lowest = LOWEST,
): Promise<RuleTable> {
  const { odds } = await seriesRuleTables.load(language);
  const totals = Array.from({ length: HOPELESS - lowest + 1 }, (_, i) => lowest + i);
  const chance = (total: number, count: number): string =>
    formatShare(language, Math.round(chanceToHit({ total, dice: count }) * 100) / 100);
  return {
    caption: odds.caption,
    heads: [odds.total, ...dice.map((count) => odds.dice({ count }))],
    rows: totals.map((total) => [
      total === HOPELESS ? odds.orMore({ total }) : String(total),
      ...dice.map((count) => chance(total, count)),
    ]),
  };
}
