import { freshId } from '../storage/seed.ts';
import type { Locks } from './guest.ts';
import { leaseLocks, storedLeases } from './lease-locks.ts';

const RETRY_MS = 50;

/** The browser's own locks; a page without TLS has none and makes do with leases. */
export function browserLocks(): Locks {
  const own: Locks | undefined = navigator.locks;
  return (
    own ??
    leaseLocks({
      leases: storedLeases(indexedDB),
      owner: freshId,
      now: () => Date.now(),
      pause: () => new Promise((go) => setTimeout(go, RETRY_MS)),
    })
  );
}
