/** Work for bots, one game at a time; every owner's games in turn, however many one has. */
export interface FairQueue {
  add(owner: string, game: string): void;
  readonly waiting: number;
  close(): Promise<void>;
}

/** `run` must not be rejected. Of one owner's games no more than `most` wait; a further one is not taken. */
export function createFairQueue(
  workers: number,
  run: (game: string) => Promise<void>,
  most = Number.POSITIVE_INFINITY,
): FairQueue {
  const owners = new Map<string, Set<string>>();
  const running = new Set<Promise<void>>();
  const busy = new Set<string>();
  /** Asked for again while it was being worked on. */
  const again = new Map<string, string>();
  let isClosed = false;

  const add = (owner: string, game: string): void => {
    if (isClosed) return;
    if (busy.has(game)) {
      again.set(game, owner);
      return;
    }
    const games = owners.get(owner) ?? new Set();
    if (games.size >= most) return;
    games.add(game);
    owners.set(owner, games);
    next();
  };

  const next = (): void => {
    while (running.size < workers && !isClosed) {
      const [first] = owners;
      if (first === undefined) return;
      const [owner, games] = first;
      const [game] = games;
      owners.delete(owner);
      if (game === undefined) continue;
      games.delete(game);
      // Behind the others: it is their turn now.
      if (games.size > 0) owners.set(owner, games);
      work(game);
    }
  };

  const work = (game: string): void => {
    busy.add(game);
    const done = run(game).finally(() => {
      running.delete(done);
      busy.delete(game);
      const owner = again.get(game);
      again.delete(game);
      if (owner !== undefined) add(owner, game);
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
