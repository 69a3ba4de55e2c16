import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';

/** 32 MB; the default of 4 MB is reached every second when a thousand games are played. */
const LOG_PAGES = 8_000;

/**
 * One SQLite file, one connection, one user of it at a time. Kysely's transactions wait between
 * their statements; whoever wants to write meanwhile queues behind them.
 */
export class SqliteFile {
  readonly raw: DatabaseSync;
  #statements = new Map<string, StatementSync>();
  #tail: Promise<unknown> = Promise.resolve();

  constructor(path: string) {
    this.raw = new DatabaseSync(path);
    // WAL lets a backup read while we write; FULL makes every commit reach the disk.
    this.raw.exec('pragma journal_mode = wal');
    this.raw.exec('pragma synchronous = full');
    // Carrying the log over into the file holds everybody up: seldom, and then more at once. What
    // is in the log is on the disk already.
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

  /** Waits for the connection; it is the caller's until `release`. */
  async acquire(): Promise<() => void> {
    const before = this.#tail;
    let release = (): void => undefined;
    this.#tail = new Promise<void>((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }

  close(): void {
    this.#statements.clear();
    if (this.raw.isOpen) this.raw.close();
  }
}

export function sqliteDialect(file: SqliteFile): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteFileDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SqliteFileDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #releases = new WeakMap<DatabaseConnection, () => void>();

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const release = await this.#file.acquire();
    const connection = new SqliteConnection(this.#file);
    this.#releases.set(connection, release);
    return connection;
  }

  async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings,
  ): Promise<void> {
    // Whoever only reads sees one moment and keeps nobody from writing.
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#releases.get(connection)?.();
  }

  async destroy(): Promise<void> {
    this.#file.close();
  }
}

type Value = null | number | bigint | string | Uint8Array;

class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#file.prepare(query.sql);
    const values = query.parameters as readonly Value[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: no list here is long enough to be streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('nothing is streamed from SQLite');
  }
}
