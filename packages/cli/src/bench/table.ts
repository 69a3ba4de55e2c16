import { formatNumber } from '@bivouac/text';
import type { Context } from '../context.ts';
import { columns } from '../output/columns.ts';
import type { BenchRow } from './metrics.ts';
import { isSameRow, type SavedResults } from './results-file.ts';

/** One line per row; beside each what it was in the saved results, if there are any. */
export function printBench(
  rows: readonly BenchRow[],
  saved: SavedResults | undefined,
  { language, output, text }: Context,
): void {
  const words = text.bench;
  const number = (value: number): string => formatNumber(language, value);
  const head = [words.scenario, words.metric, words.value, words.length, words.choices, words.hash];
  const table = rows.map((row) => {
    const old = saved?.results.find((other) => isSameRow(row, other));
    const cells = [
      `${row.game} ${row.scenario}`,
      row.metric,
      number(row.value),
      number(row.meanDecisions),
      number(row.meanActions),
      row.hash.slice(0, 12),
    ];
    if (saved === undefined) return cells;
    return [
      ...cells,
      old === undefined ? '–' : number(old.value),
      ratio(row, old, words.otherWork),
    ];
  });
  const heads = saved === undefined ? head : [...head, words.before, words.ratio];
  for (const line of columns([heads, ...table], [2, 3, 4, 6, 7])) output.line(line);
  if (saved !== undefined) output.line(words.comparedWith({ node: saved.node }));
}

/** Speeds are compared only where the hashes show the same work. */
function ratio(row: BenchRow, old: BenchRow | undefined, otherWork: string): string {
  if (old === undefined) return '–';
  return old.hash === row.hash ? `${(row.value / old.value).toFixed(2)}×` : otherWork;
}
