import { expect, it } from 'vitest';
import { createRetryQueue } from '../../src/queue/retry-queue.ts';

/** Time that passes only when the test says so, and what was tried at which second. */
function tried(isDone: (game: string) => boolean) {
  const waiting: { at: number; wake: () => void }[] = [];
  const tries: [second: number, game: string][] = [];
  const troubles: string[] = [];
  let now = 0;
  const untilDone = createRetryQueue(
    async (game) => {
      tries.push([now / 1_000, game]);
      if (isDone(game)) return true;
      throw new Error('not yet');
    },
    (game) => troubles.push(game),
    (ms) => new Promise<void>((wake) => waiting.push({ at: now + ms, wake })),
  );
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const pass = async (seconds: number): Promise<void> => {
    const until = now + seconds * 1_000;
    for (await settle(); ; await settle()) {
      waiting.sort((a, b) => a.at - b.at);
      if ((waiting[0]?.at ?? Number.POSITIVE_INFINITY) > until) break;
      const next = waiting.shift();
      now = next?.at ?? now;
      next?.wake();
    }
    now = until;
  };
  const at = (wanted: string): number[] =>
    tries.flatMap(([second, game]) => (game === wanted ? [second] : []));
  return { untilDone, pass, at, troubles };
}

it('retries failing work at growing intervals and never gives up', async () => {
  const { untilDone, pass, at, troubles } = tried(() => false);
  untilDone.add(['bad']);
  await pass(600);
  const times = at('bad');
  const waits = times.slice(1).map((second, i) => second - (times[i] ?? 0));
  expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(waits.slice(8).every((seconds) => seconds === 60)).toBe(true);
  expect(troubles).toHaveLength(times.length);
  untilDone.close();
  await pass(600);
  expect(at('bad')).toEqual(times);
});

it('does not block other work, and retries at once when asked to', async () => {
  let isAway = true;
  const { untilDone, pass, at } = tried((game) => game === 'good' || !isAway);
  untilDone.add(['bad']);
  await pass(100);
  untilDone.add(['good']);
  await pass(1);
  expect(at('good')).toEqual([100]);
  const before = at('bad').length;
  isAway = false;
  untilDone.add(['bad']);
  await pass(0);
  expect(at('bad').slice(before)).toEqual([101]);
  // The planned retry runs once more, and then no more.
  await pass(600);
  expect(at('bad').slice(before)).toHaveLength(2);
});
