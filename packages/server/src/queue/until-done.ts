import { setTimeout as sleep } from 'node:timers/promises';

/** What is to be done for some games, sooner or later: the database may be away just now. */
export interface UntilDone {
  add(games: Iterable<string>): void;
  close(): void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * `work` says whether it is done; where it is not, or fails, it is done again in a moment, and if that
 * goes on, less and less often. After each failure the others wait a moment, too.
 */
export function createUntilDone(
  work: (game: string) => Promise<boolean>,
  onTrouble: (game: string, error: unknown) => void,
  wait: (ms: number) => Promise<unknown> = (ms) => sleep(ms, undefined, { ref: false }),
): UntilDone {
  const due = new Set<string>();
  /** Those that have failed and come again by themselves. */
  const resting = new Set<string>();
  /** How long each of them rests when it fails the next time. */
  const rests = new Map<string, number>();
  let isWorking = false;
  let isClosed = false;

  const isDone = async (game: string): Promise<boolean> => {
    try {
      return await work(game);
    } catch (error) {
      onTrouble(game, error);
      return false;
    }
  };

  const rest = async (game: string): Promise<void> => {
    if (resting.has(game)) return;
    resting.add(game);
    const ms = rests.get(game) ?? FIRST_WAIT_MS;
    rests.set(game, Math.min(LONGEST_WAIT_MS, ms * 2));
    await wait(ms);
    resting.delete(game);
    add([game]);
  };

  const workOff = async (): Promise<void> => {
    if (isWorking) return;
    isWorking = true;
    // Whatever is added meanwhile comes at the end.
    for (const game of due) {
      if (isClosed) break;
      due.delete(game);
      if (await isDone(game)) {
        rests.delete(game);
        continue;
      }
      void rest(game);
      await wait(FIRST_WAIT_MS);
    }
    isWorking = false;
  };

  const add = (games: Iterable<string>): void => {
    for (const game of games) due.add(game);
    void workOff();
  };

  return {
    add,
    close() {
      isClosed = true;
    },
  };
}
