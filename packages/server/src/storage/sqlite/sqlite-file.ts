import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** 128 MB; a thousand running games reach the default of 4 MB every second. */
const LOG_PAGES = 32_000;

export type Value = null | number | bigint | string | Uint8Array;

export interface Answer {
  readonly rows: readonly unknown[];
  /** Null for a query. */
  readonly changes: number | bigint | null;
}

/** One connection to a SQLite file; callers take its lock first. */
export class SqliteFile {
  readonly raw: DatabaseSync;
  readonly acquire: Acquire = createLock();
  #statements = new Map<string, StatementSync>();

  constructor(path: string) {
    // The file contains secrets, and SQLite gives its WAL the same mode. An existing file keeps its mode.
    if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
    this.raw = new DatabaseSync(path);
    // WAL allows reads during a write; FULL makes every commit reach the disk.
    this.raw.exec('pragma journal_mode = wal');
    this.raw.exec('pragma synchronous = full');
    // The WAL is on the disk already. The checkpointer copies it into the file; the writer's own limit is only
    // reached if the checkpointer falls behind.
    this.raw.exec(`pragma wal_autocheckpoint = ${LOG_PAGES}`);
    this.raw.exec('pragma foreign_keys = on');
    this.raw.exec('pragma busy_timeout = 5000');
  }

  /** Caches statements: there are few, and they repeat. */
  prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.raw.prepare(sql);
      if (this.#statements.size > 500) this.#statements.clear();
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  ask(sql: string, values: readonly Value[] = []): Answer {
    const statement = this.prepare(sql);
    if (statement.columns().length > 0) return { rows: statement.all(...values), changes: null };
    return { rows: [], changes: statement.run(...values).changes };
  }

  close(): void {
    this.#statements.clear();
    if (this.raw.isOpen) this.raw.close();
  }
}

/** Waits for the lock; the caller releases it with the returned function. */
export type Acquire = () => Promise<() => void>;

export function createLock(): Acquire {
  let tail: Promise<unknown> = Promise.resolve();
  return async () => {
    const before = tail;
    let release = (): void => undefined;
    tail = new Promise<void>((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  };
}
