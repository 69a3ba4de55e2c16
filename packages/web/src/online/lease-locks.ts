import type { Locks } from './guest.ts';

/** The window that holds the lock, and until when: a closed window cannot release it. */
export interface Lease {
  readonly owner: string;
  readonly until: number;
}

/**
 * Where all windows of the browser keep their leases. `change` reads one and writes what the callback makes of it
 * (null: none) in one step, so that no other window comes in between.
 */
export interface Leases {
  change(name: string, next: (lease: Lease | null) => Lease | null): Promise<Lease | null>;
}

interface LeaseDeps {
  readonly leases: Leases;
  readonly owner: () => string;
  readonly now: () => number;
  readonly pause: () => Promise<unknown>;
}

/** Longer than the work may take: the request is given up after `HELLO_MS`. */
const LEASE_MS = 10_000;

/** Locks for pages without TLS, to which browsers give none of their own. */
export function leaseLocks({ leases, owner: newOwner, now, pause }: LeaseDeps): Locks {
  /** A lease from further ahead than any reaches was written before the clock was set back. */
  const isHeld = ({ until }: Lease): boolean => until > now() && until <= now() + LEASE_MS;
  return {
    async request(name, work) {
      const owner = newOwner();
      const take = (lease: Lease | null): Lease =>
        lease !== null && isHeld(lease) ? lease : { owner, until: now() + LEASE_MS };
      const giveBack = (lease: Lease | null): Lease | null =>
        lease?.owner === owner ? null : lease;
      try {
        while ((await leases.change(name, take))?.owner !== owner) await pause();
      } catch {
        // A browser that keeps nothing at all has no sessions either: nothing is to be guarded.
        return work();
      }
      try {
        return await work();
      } finally {
        await leases.change(name, giveBack).catch(() => null);
      }
    },
  };
}

const STORE = 'leases';

/** In IndexedDB, where transactions that write wait for each other, whichever window they are of. */
export function storedLeases(factory: IDBFactory): Leases {
  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const opening = factory.open('bivouac-leases', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
  return {
    async change(name, next) {
      const db = await open();
      try {
        return await new Promise((resolve, reject) => {
          const transaction = db.transaction(STORE, 'readwrite');
          const store = transaction.objectStore(STORE);
          let written: Lease | null = null;
          const reading = store.get(name);
          reading.onsuccess = () => {
            written = next(reading.result ?? null);
            if (written === null) store.delete(name);
            else store.put(written, name);
          };
          transaction.oncomplete = () => resolve(written);
          transaction.onabort = () => reject(transaction.error);
        });
      } finally {
        db.close();
      }
    },
  };
}
