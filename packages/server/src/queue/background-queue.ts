import { setTimeout as sleep } from 'node:timers/promises';
import { createFairQueue } from './fair-queue.ts';

/** Runs expensive work that can wait on the main thread. */
export interface BackgroundQueue {
  /** Resolves when the work is done. */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>;
}

/** Length of the pause after each job, as a multiple of the job, up to a maximum. */
const REST_FACTOR = 3;
const LONGEST_REST_MS = 300;

/**
 * Runs one job at a time, in turn by owner, with a pause after each, so that live games have the thread for at least
 * three quarters of the time.
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
