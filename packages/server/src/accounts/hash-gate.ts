/** Passwords hashed at the same time: static files need the other threads. */
const AT_ONCE = 2;
/** Passwords that may wait; at about 30 ms each, no request waits longer than a second. */
const MAX_WAITING = 20;
/** Extra room for browsers in which the account was used before. */
const MAX_KNOWN_WAITING = 10;

/** More passwords wait to be hashed than the server accepts. */
export class TooManyHashes extends Error {}

export interface HashGate {
  /** Runs the work when a slot is free. Known devices come first and have their own queue. */
  run<T>(work: () => Promise<T>, isKnown: boolean): Promise<T>;
  readonly running: number;
  readonly waiting: number;
}

export function createHashGate(isUnlimited = false): HashGate {
  const queues: { readonly [whose in 'known' | 'others']: (() => void)[] } = {
    known: [],
    others: [],
  };
  let running = 0;

  const next = (): void => {
    const start = queues.known.shift() ?? queues.others.shift();
    if (start === undefined) running -= 1;
    else start();
  };

  const waitForSlot = async (isKnown: boolean): Promise<void> => {
    if (running < AT_ONCE) {
      running += 1;
      return;
    }
    const [line, max] = isKnown ? [queues.known, MAX_KNOWN_WAITING] : [queues.others, MAX_WAITING];
    if (!isUnlimited && line.length >= max) throw new TooManyHashes();
    await new Promise<void>((resolve) => line.push(resolve));
  };

  return {
    async run(work, isKnown) {
      await waitForSlot(isKnown);
      try {
        return await work();
      } finally {
        next();
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return queues.known.length + queues.others.length;
    },
  };
}
