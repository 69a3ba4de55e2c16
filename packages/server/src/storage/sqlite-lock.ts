import { closeSync, existsSync, openSync, realpathSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Another process is the server of this file. */
export class DatabaseInUse extends Error {}

export interface FileLock {
  release(): void;
}

/** A server that is just going may keep it for so long. */
const TIMEOUT_MS = 1_000;
const BUSY = 5;

/**
 * Makes this process the only server of a SQLite file: two would not hear of each other's entries. The lock is
 * the system's own, on an empty file beside it, held by a transaction that never ends; a process that dies
 * loses it in the same moment. Those who only read, or write by the way, need no lock.
 */
export function lockSqlite(path: string): FileLock {
  // Another name of the same file must lead to the same lock.
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

/** Not opened where it is there: closing it would take away a lock that this process has on it already. */
function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
