import { hashToken } from '../secrets.ts';
import { type Allowance, createLimiter } from '../sockets/limits.ts';
import { spend } from '../storage/allowances.ts';
import type { Storage } from '../storage/storage.ts';

/** A limit that all processes on one database share and that a restart does not empty. */
export interface SharedLimiter {
  /** Whether there was anything left to take. */
  take(key: string): Promise<boolean>;
}

export function createSharedLimiter(
  { db }: Storage,
  name: string,
  allowance: Allowance,
  now: () => number,
): SharedLimiter {
  // Whoever has spent everything here already need not be looked up.
  const here = createLimiter(allowance, now);
  return {
    // Addresses and names are kept as hashes: the table tells nobody who came.
    take: async (key) =>
      here.take(key) && (await spend(db, hashToken(`${name} ${key}`), allowance, now())),
  };
}

/** For load tests, which come from one address. */
export const UNLIMITED: SharedLimiter = { take: async () => true };
