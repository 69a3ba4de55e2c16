/** Runs one job per game at a time, in turn by owner. */
export interface FairQueue {
  add(owner: string, game: string, network?: string | null): void;
  readonly waiting: number;
  close(): Promise<void>;
}

/**
 * `run` must not reject. At most `max` games of one owner and `maxOfNetwork` of one network wait; further ones are
 * dropped.
 */
export function createFairQueue(
  workers: number,
  run: (game: string) => Promise<void>,
  max = Number.POSITIVE_INFINITY,
  maxOfNetwork = Number.POSITIVE_INFINITY,
): FairQueue {
  const waiting = new Turns(max, maxOfNetwork);
  const running = new Set<Promise<void>>();
  const busy = new Set<string>();
  /** Games that were added again while their job was running. */
  const again = new Map<string, () => void>();
  let isClosed = false;

  const add: FairQueue['add'] = (owner, game, network = null) => {
    if (isClosed) return;
    if (busy.has(game)) again.set(game, () => add(owner, game, network));
    else if (waiting.add(owner, game, network)) next();
  };

  const next = (): void => {
    while (running.size < workers && !isClosed) {
      const game = waiting.take();
      if (game === undefined) return;
      work(game);
    }
  };

  const work = (game: string): void => {
    busy.add(game);
    const done = run(game).finally(() => {
      running.delete(done);
      busy.delete(game);
      const addAgain = again.get(game);
      again.delete(game);
      addAgain?.();
      next();
    });
    running.add(done);
  };

  return {
    add,
    get waiting() {
      return waiting.size;
    },
    async close() {
      isClosed = true;
      waiting.clear();
      await Promise.all(running);
    },
  };
}

/** The waiting games, in turn by owner. */
class Turns {
  readonly #max: number;
  readonly #maxOfNetwork: number;
  /** By owner: the waiting games, and the network of each. */
  readonly #owners = new Map<string, Map<string, string | null>>();

  constructor(max: number, maxOfNetwork: number) {
    this.#max = max;
    this.#maxOfNetwork = maxOfNetwork;
  }

  get size(): number {
    let count = 0;
    for (const games of this.#owners.values()) count += games.size;
    return count;
  }

  /** False if the game waits already, or too many others do. */
  add(owner: string, game: string, network: string | null): boolean {
    const games = this.#owners.get(owner) ?? new Map<string, string | null>();
    if (games.has(game) || games.size >= this.#max) return false;
    if (network !== null && this.#waitingOf(network) >= this.#maxOfNetwork) return false;
    games.set(game, network);
    this.#owners.set(owner, games);
    return true;
  }

  take(): string | undefined {
    for (const [owner, games] of this.#owners) {
      const [game] = games.keys();
      this.#owners.delete(owner);
      if (game === undefined) continue;
      games.delete(game);
      // To the end: the other owners come first.
      if (games.size > 0) this.#owners.set(owner, games);
      return game;
    }
    return undefined;
  }

  clear(): void {
    this.#owners.clear();
  }

  #waitingOf(network: string): number {
    let count = 0;
    for (const games of this.#owners.values()) {
      for (const each of games.values()) if (each === network) count += 1;
    }
    return count;
  }
}
