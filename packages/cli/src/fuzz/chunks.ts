import type { AnyGame, Seed, SetupWish } from '@bivouac/kernel';

/** The input of the workers. */
export interface FuzzData {
  readonly games: readonly string[];
  readonly wish: SetupWish;
  /** How many games of each. */
  readonly count: number;
  readonly seed: Seed;
}

/** A share of the work: a number of plays of one game, from a seed of its own. */
export interface Chunk {
  readonly game: string;
  readonly index: number;
  readonly games: number;
}

const SMALLEST_CHUNK = 100;

/**
 * Cuts the work into chunks that depend on the games alone, never on the number of workers. Each
 * chunk starts the fuzzer's round through scenarios and options again, so it is at least as long
 * as one whole round.
 */
export function chunksOf(games: readonly AnyGame[], count: number): readonly Chunk[] {
  return games.flatMap((game) => {
    const round = game.options.reduce(
      (product, option) => product * option.values.length,
      game.scenarios.length,
    );
    const size = round * Math.ceil(SMALLEST_CHUNK / round);
    return Array.from({ length: Math.ceil(count / size) }, (_, index) => ({
      game: game.id,
      index,
      games: Math.min(size, count - index * size),
    }));
  });
}
