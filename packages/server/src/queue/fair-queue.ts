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
  /** By owner: the waiting games, and the network of each. */
  const owners = new Map<string, Map<string, string | null>>();
  const running = new Set<Promise<void>>();
  const busy = new Set<string>();
  /** Games that were added again while their job was running. */
  const again = new Map<string, () => void>();
  let isClosed = false;

  const waitingOf = (network: string): number => {
    let count = 0;
    for (const games of owners.values()) {
      for (const each of games.values()) if (each === network) count += 1;
    }
    return count;
  };

  const add: FairQueue['add'] = (owner, game, network = null) => {
    if (isClosed) return;
    if (busy.has(game)) {
      again.set(game, () => add(owner, game, network));
      return;
    }
    const games = owners.get(owner) ?? new Map<string, string | null>();
    if (games.has(game) || games.size >= max) return;
    if (network !== null && waitingOf(network) >= maxOfNetwork) return;
    games.set(game, network);
    owners.set(owner, games);
    next();
  };

  const next = (): void => {
    while (running.size < workers && !isClosed) {
      const [first] = owners;
      if (first === undefined) return;
      const [owner, games] = first;
      const [game] = games.keys();
      owners.delete(owner);
      if (game === undefined) continue;
      games.delete(game);
      // To the end: the other owners come first.
      if (games.size > 0) owners.set(owner, games);
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
      let count = 0;
      for (const games of owners.values()) count += games.size;
      return count;
    },
    async close() {
      isClosed = true;
      owners.clear();
      await Promise.all(running);
    },
  };
}
