import { expect, it } from 'vitest';
import { createBackgroundQueue } from '../../src/queue/background-queue.ts';

it('runs one job at a time, in turn by owner, pauses after each, and continues after a failure', async () => {
  const told: string[] = [];
  const turns = createBackgroundQueue(async (ms) => {
    expect(ms).toBeGreaterThanOrEqual(0);
    told.push('rest');
  });
  const piece = (owner: string, name: string): Promise<void> =>
    turns.run(owner, async () => {
      told.push(`${name} begins`);
      await Promise.resolve();
      told.push(`${name} ends`);
      if (name === 'a2') throw new Error('a2 went wrong');
    });
  const eager = [piece('a', 'a1'), piece('a', 'a2'), piece('a', 'a3')];
  const ends = await Promise.allSettled([...eager, piece('b', 'b1')]);
  expect(ends.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
  ]);
  expect(told.filter((each) => each !== 'rest')).toEqual(
    ['a1', 'a2', 'b1', 'a3'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  expect(told.indexOf('rest')).toBe(2);
});
