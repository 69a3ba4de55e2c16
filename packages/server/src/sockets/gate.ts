import { type Allowance, createLimiter } from './limits.ts';

/** A page that comes back tries a few times; a club comes back all at once. */
const CONNECTS = { burst: 100, perSecond: 5 };
/** A person clicks a few times a second; a page that comes back sends what it has in one go. */
const PAGE = { burst: 60, perSecond: 20 };
/** Who has several games open looks at one of them at a time. */
const PERSON = { burst: 240, perSecond: 60 };
/** A whole club behind one address. */
const ADDRESS = { burst: 1_000, perSecond: 200 };

export interface GateOptions {
  /** How many sockets one address, or one person from wherever, may have open. */
  readonly max: number;
  /** For load tests, which come from one address. */
  readonly isUnlimited: boolean;
}

/** How much one page, one person and one address may ask of the sockets of this process. */
export interface Gate {
  /** Lets in whoever is called so; what he calls when he goes, or null where he must come later. */
  enter(name: string): (() => void) | null;
  /** For each message of a page: whether it may be heard. */
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
      // What a page sends too much costs its own allowance and nobody else's.
      return () =>
        page.take('') && (person === null || persons.take(person)) && addresses.take(address);
    },
  };
}
