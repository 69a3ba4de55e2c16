import { setTimeout as sleep } from 'node:timers/promises';
import { createFairQueue } from './fair-queue.ts';

/** Work on the thread that plays which is dear and can wait. */
export interface Turns {
  /** Answers when it is done. */
  take<T>(owner: string, work: () => Promise<T>): Promise<T>;
}

/** After each piece so many times as long as it took, but not for ever. */
const REST = 3;
const LONGEST_REST_MS = 300;

/**
 * One piece at a time, every owner's in turn, and after each a rest: however many ask, those who play
 * have the thread to themselves three quarters of the time.
 */
export function createTurns(rest: (ms: number) => Promise<unknown> = sleep): Turns {
  const waiting = new Map<string, () => Promise<void>>();
  let count = 0;
  const queue = createFairQueue(1, async (id) => {
    const work = waiting.get(id);
    waiting.delete(id);
    const begun = performance.now();
    await work?.();
    await rest(Math.min(LONGEST_REST_MS, REST * (performance.now() - begun)));
  });
  return {
    take: (owner, work) =>
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
