import { setTimeout as sleep } from 'node:timers/promises';
import { createFairQueue } from './fair-queue.ts';

/** Work on the thread that plays which is dear and can wait. */
export interface BackgroundQueue {
  /** Answers when it is done. */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>;
}

/** After each piece so many times as long as it took, but not for ever. */
const REST_FACTOR = 3;
const LONGEST_REST_MS = 300;

/**
 * One piece at a time, every owner's in turn, and after each a rest: however many ask, those who play
 * have the thread to themselves three quarters of the time.
 */
export function createBackgroundQueue(
  rest: (ms: number) => Promise<unknown> = sleep,
): BackgroundQueue {
  const waiting = new Map<string, () => Promise<void>>();
  let count = 0;
  const queue = createFairQueue(1, async (id) => {
    const work = waiting.get(id);
    waiting.delete(id);
    const startedAt = performance.now();
    await work?.();
    await rest(Math.min(LONGEST_REST_MS, REST_FACTOR * (performance.now() - startedAt)));
  });
  return {
    run: (owner, work) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(String(count), async () => {
          try {
            resolve(await work());
          } catch (error) {
            reject(error);
          }
        });
        queue.add(owner, String(count));
      }),
  };
}
