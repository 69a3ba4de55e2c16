import { hashToken } from '../secrets.ts';
import { type Allowance, createLimiter } from '../sockets/limits.ts';
import { spend } from '../storage/accounts/allowances.ts';
import type { Storage } from '../storage/storage.ts';

/** A limit that all processes on one database share and that survives a restart. */
export interface SharedLimiter {
  /** False if the allowance is used up. */
  take(key: string): Promise<boolean>;
}

export function createSharedLimiter(
  { db }: Storage,
  name: string,
  allowance: Allowance,
  now: () => number,
): SharedLimiter {
  // Saves the query if the allowance is used up in this process already.
  const here = createLimiter(allowance, now);
  return {
    // Addresses and names are stored as hashes: the table must not reveal visitors.
    take: async (key) =>
      here.take(key) && (await spend(db, hashToken(`${name} ${key}`), allowance, now())),
  };
}

/** For load tests, which come from one address. */
export const UNLIMITED: SharedLimiter = { take: async () => true };
