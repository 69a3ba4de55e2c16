import type { Preview } from '@bivouac/kernel';
import type { ThrowOdds } from './throw-odds.ts';

/** One way that an action can go: what its throws show, as `ways` out of `total`, a power of six. */
export interface Branch {
  readonly throws: readonly string[];
  readonly ways: number;
  readonly total: number;
}

/** The name of one throw in a gist. */
export const keyOfThrow = (hits: number, flags: number): string => `hits-${hits}-flags-${flags}`;

/** The name of several throws in a gist, in their order. */
export const keyOfThrows = (throws: readonly string[]): string => throws.join(' ') || 'no-roll';

/** Where nothing is thrown any more. */
export const NO_THROW: readonly Branch[] = [{ throws: [], ways: 1, total: 1 }];

/** A throw, with everything that may follow each of its results. */
export function branchesOf(
  { ways, total }: Pick<ThrowOdds, 'ways' | 'total'>,
  follow: (hits: number, flags: number) => readonly Branch[],
): Branch[] {
  return ways.flatMap((row, hits) =>
    row.flatMap((count, flags) =>
      count === 0
        ? []
        : follow(hits, flags).map((next) => ({
            throws: [keyOfThrow(hits, flags), ...next.throws],
            ways: count * next.ways,
            total: total * next.total,
          })),
    ),
  );
}

/** Branches as outcomes of one total. */
export function outcomesOf(branches: readonly Branch[]): Pick<Preview, 'outcomes' | 'total'> {
  const total = Math.max(...branches.map((branch) => branch.total));
  const weights = new Map<string, number>();
  for (const branch of branches) {
    const key = keyOfThrows(branch.throws);
    weights.set(key, (weights.get(key) ?? 0) + branch.ways * (total / branch.total));
  }
  return { outcomes: [...weights].map(([key, weight]) => ({ key, weight })), total };
}
