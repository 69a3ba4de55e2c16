import { closeSync, existsSync, openSync, realpathSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Another server process uses this file. */
export class DatabaseInUse extends Error {}

export interface FileLock {
  release(): void;
}

/** A server that is shutting down may hold the lock for this long. */
const TIMEOUT_MS = 1_000;
const BUSY = 5;

/**
 * Makes this process the only server of a SQLite file: two servers would not see each other's entries. The lock is an
 * operating-system lock on an empty file beside it, held by an open transaction; it is released when the process
 * dies. Commands that only read or write a little need no lock.
 */
export function lockSqlite(path: string): FileLock {
  // Another path to the same file must lead to the same lock.
  const file = `${existsSync(path) ? realpathSync(path) : path}.lock`;
  createPrivately(file);
  const lock = new DatabaseSync(file, { timeout: TIMEOUT_MS });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === BUSY;
    throw isBusy ? new DatabaseInUse(path) : error;
  }
  return {
    release() {
      if (lock.isOpen) lock.close();
    },
  };
}

/** Does not open an existing file: closing it would release a lock that this process holds on it. */
function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
