import { addTallies, emptyTally, type SeriesTally } from '@bivouac/bots';
import { seedFromPhrase } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import type { SimData } from '../src/sim/share.ts';
import { runPool } from '../src/workers/pool.ts';

const script = new URL('../src/sim/sim-worker.ts', import.meta.url);
const DATA: SimData = {
  game: 'skirmish',
  setup: { scenario: 'crossing', options: { length: 'short' } },
  bots: ['random', 'random'],
  games: 1_000_000,
  seed: seedFromPhrase('pool'),
  mirror: false,
};
const HOW = { script, workers: 2, graceMs: 200, onAnswer: () => undefined };

describe('the pool of workers', () => {
  it('stops on request, with the results so far', async () => {
    const control = new AbortController();
    let tally = emptyTally(2);
    const isWhole = await runPool<null, SeriesTally>({
      ...HOW,
      data: DATA,
      jobs: 20_000,
      signal: control.signal,
      onNote(one) {
        tally = addTallies(tally, one);
        control.abort();
      },
    });
    expect(isWhole).toBe(false);
    expect(tally.games).toBeGreaterThan(0);
    expect(tally.games).toBeLessThan(1_000_000);
  });

  it('does every job exactly once', async () => {
    const answered: number[] = [];
    const isWhole = await runPool<null, SeriesTally>({
      ...HOW,
      data: { ...DATA, games: 30 },
      jobs: 30,
      signal: new AbortController().signal,
      onAnswer: (job) => answered.push(job),
    });
    expect(isWhole).toBe(true);
    expect(answered.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i));
  });

  it('reports an error of a worker', async () => {
    const failing = runPool<null, SeriesTally>({
      ...HOW,
      data: { ...DATA, game: 'no-such-game' },
      jobs: 4,
      signal: new AbortController().signal,
    });
    await expect(failing).rejects.toThrow('unknown-game');
  });
});
