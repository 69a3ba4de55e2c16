import { median, quantile } from '../figures.ts';
import type { Slice } from './messages.ts';

/** Two slices of the same games, one right after the other: what disturbed one disturbed both. */
export interface Pair {
  readonly ours: Slice;
  readonly theirs: Slice;
}

export interface AgainstRow {
  readonly game: string;
  /** Decisions per second of processor time, the median of the slices. */
  readonly ours: number;
  readonly theirs: number;
  /** Ours to theirs, the median of the pairs. */
  readonly ratio: number;
  /** Between these two lies the middle half of the pairs. */
  readonly spread: readonly [low: number, high: number];
  readonly pairs: number;
  /** Whether both revisions took the same decisions; otherwise the ratio is of different work. */
  readonly sameGames: boolean;
}

export function compareSlices(game: string, pairs: readonly Pair[]): AgainstRow {
  const ratios = pairs.map(({ ours, theirs }) => speedOf(ours) / speedOf(theirs));
  return {
    game,
    ours: Math.round(median(pairs.map(({ ours }) => speedOf(ours)))),
    theirs: Math.round(median(pairs.map(({ theirs }) => speedOf(theirs)))),
    ratio: rounded(median(ratios)),
    spread: [rounded(quantile(ratios, 0.25)), rounded(quantile(ratios, 0.75))],
    pairs: pairs.length,
    sameGames: pairs.every(isSameGames),
  };
}

function speedOf({ decisions, seconds }: Slice): number {
  return decisions / seconds;
}

function isSameGames({ ours, theirs }: Pair): boolean {
  return ours.decisions === theirs.decisions && ours.offered === theirs.offered;
}

function rounded(ratio: number): number {
  return Math.round(ratio * 1000) / 1000;
}

/** The games that are slower than allowed. */
export function belowLeast(rows: readonly AgainstRow[], least: number | undefined) {
  return least === undefined ? [] : rows.filter((row) => row.ratio < least).map(({ game }) => game);
}
