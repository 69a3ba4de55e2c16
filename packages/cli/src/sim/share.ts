import type { Seed, Setup } from '@bivouac/kernel';

/** A series as it is sent to the workers: names, not objects. */
export interface SimData {
  readonly game: string;
  readonly setup: Setup;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: Seed;
  readonly mirror: boolean;
}

/** How many games a worker takes at a time: few enough that all workers end at the same time. */
export function batchSize(games: number): number {
  return Math.max(1, Math.min(50, Math.floor(games / 100)));
}

/** The numbers of the games in a batch. */
export function gamesOfBatch(batch: number, games: number): readonly number[] {
  const size = batchSize(games);
  const first = batch * size;
  return Array.from({ length: Math.min(size, games - first) }, (_, i) => first + i);
}
