import { type Allowance, createLimiter } from './limits.ts';

/** A reconnecting page tries a few times; a whole club may reconnect at once. */
const CONNECTS = { burst: 100, perSecond: 5 };
/** A player clicks a few times a second; a reconnecting page sends its pending messages at once. */
const PAGE = { burst: 60, perSecond: 20 };
/** A player with several open games uses one at a time. */
const PERSON = { burst: 240, perSecond: 60 };
/** A whole club behind one address. */
const ADDRESS = { burst: 1_000, perSecond: 200 };

export interface GateOptions {
  /** Maximum number of open sockets of one address, and of one person. */
  readonly max: number;
  /** For load tests, which come from one address. */
  readonly isUnlimited: boolean;
}

/** Limits sockets and messages per page, person and address in this process. */
export interface Gate {
  /** Counts a socket for the name. Returns a function that releases it, or null if the limit is reached. */
  enter(name: string): (() => void) | null;
  /** Returns a function that counts a message and is false above the limit. */
  messageLimitOf(address: string, person: string | null): () => boolean;
}

export function createGate({ max, isUnlimited }: GateOptions, now: () => number): Gate {
  const limiter = (allowance: Allowance) => createLimiter(allowance, now);
  const [connects, persons, addresses] = [limiter(CONNECTS), limiter(PERSON), limiter(ADDRESS)];
  const inside = new Map<string, number>();

  const leave = (name: string): void => {
    const left = (inside.get(name) ?? 1) - 1;
    if (left > 0) inside.set(name, left);
    else inside.delete(name);
  };

  return {
    enter(name) {
      const count = inside.get(name) ?? 0;
      if (!isUnlimited && (count >= max || !connects.take(name))) return null;
      inside.set(name, count + 1);
      return () => leave(name);
    },
    messageLimitOf(address, person) {
      if (isUnlimited) return () => true;
      const page = limiter(PAGE);
      // Messages above the page's limit do not use up the person's and the address's allowance.
      return () =>
        page.take('') && (person === null || persons.take(person)) && addresses.take(address);
    },
  };
}
