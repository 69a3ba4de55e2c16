import { setTimeout as sleep } from 'node:timers/promises';

/** Work for games that is retried until it succeeds, because the database may be down. */
export interface RetryQueue {
  add(games: Iterable<string>): void;
  close(): void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * `work` returns whether it succeeded. Failed work is retried with growing delays; after each failure the other games
 * wait a moment, too.
 */
export function createRetryQueue(
  work: (game: string) => Promise<boolean>,
  onTrouble: (game: string, error: unknown) => void,
  wait: (ms: number) => Promise<unknown> = (ms) => sleep(ms, undefined, { ref: false }),
): RetryQueue {
  const due = new Set<string>();
  /** Failed games that are waiting for their retry. */
  const waiting = new Set<string>();
  /** Delay of each game's next retry. */
  const delays = new Map<string, number>();
  let isWorking = false;
  let isClosed = false;

  const tryOnce = async (game: string): Promise<boolean> => {
    try {
      return await work(game);
    } catch (error) {
      onTrouble(game, error);
      return false;
    }
  };

  const retryLater = async (game: string): Promise<void> => {
    if (waiting.has(game)) return;
    waiting.add(game);
    const ms = delays.get(game) ?? FIRST_WAIT_MS;
    delays.set(game, Math.min(LONGEST_WAIT_MS, ms * 2));
    await wait(ms);
    waiting.delete(game);
    add([game]);
  };

  const drain = async (): Promise<void> => {
    if (isWorking) return;
    isWorking = true;
    // Games added meanwhile are iterated last.
    for (const game of due) {
      if (isClosed) break;
      due.delete(game);
      if (await tryOnce(game)) {
        delays.delete(game);
        continue;
      }
      void retryLater(game);
      await wait(FIRST_WAIT_MS);
    }
    isWorking = false;
  };

  const add = (games: Iterable<string>): void => {
    for (const game of games) due.add(game);
    void drain();
  };

  return {
    add,
    close() {
      isClosed = true;
    },
  };
}
