import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** 128 MB; the default of 4 MB is reached every second when a thousand games are played. */
const LOG_PAGES = 32_000;

export type Value = null | number | bigint | string | Uint8Array;

export interface Answer {
  readonly rows: readonly unknown[];
  /** Null for a question. */
  readonly changes: number | bigint | null;
}

/** One connection to a SQLite file, of whoever holds its lock. */
export class SqliteFile {
  readonly raw: DatabaseSync;
  readonly acquire: Acquire = createLock();
  #statements = new Map<string, StatementSync>();

  constructor(path: string) {
    // Secrets are in it; its log beside it gets the same rights. One that is there keeps what its owner gave it.
    if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
    this.raw = new DatabaseSync(path);
    // WAL lets others read while one writes; FULL makes every commit reach the disk.
    this.raw.exec('pragma journal_mode = wal');
    this.raw.exec('pragma synchronous = full');
    // What is in the log is on the disk already. Carrying it over into the file is the carrier's work: for
    // whoever writes it is only a bound, which a carrier that keeps up never lets him reach.
    this.raw.exec(`pragma wal_autocheckpoint = ${LOG_PAGES}`);
    this.raw.exec('pragma foreign_keys = on');
    this.raw.exec('pragma busy_timeout = 5000');
  }

  /** Statements are few and come again and again. */
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

/** Waits for its turn; it is the caller's until he calls what he gets. */
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
