import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { SqliteWriter } from './append-sqlite.ts';
import type { Answer, SqliteFile, Value } from './sqlite-file.ts';

/**
 * Kysely reads on this thread's connection and writes through the writer, so that only the caller waits for the disk.
 */
export function sqliteDialect(file: SqliteFile, writer: SqliteWriter): Dialect {
  return {
    createAdapter: () => new ConcurrentSqliteAdapter(),
    createDriver: () => new SqliteFileDriver(file, writer),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Kysely's own mutex is unnecessary; the file and writer locks serialise access. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Migrations run in one transaction; a process that starts meanwhile waits for the file's lock. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteFileDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #writer: SqliteWriter;

  constructor(file: SqliteFile, writer: SqliteWriter) {
    this.#file = file;
    this.#writer = writer;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#file, this.#writer);
  }

  async beginTransaction(
    connection: SqliteConnection,
    { accessMode }: TransactionSettings,
  ): Promise<void> {
    await connection.begin(accessMode === 'read only');
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#file.close();
  }
}

/** The target of a transaction's statements, and how to release its lock. */
interface Transaction {
  ask(sql: string, values?: readonly Value[]): Answer | Promise<Answer>;
  release(): void;
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile;
  readonly #writer: SqliteWriter;
  #transaction: Transaction | null = null;

  constructor(file: SqliteFile, writer: SqliteWriter) {
    this.#file = file;
    this.#writer = writer;
  }

  async begin(isReadOnly: boolean): Promise<void> {
    const target = isReadOnly ? this.#file : this.#writer;
    const release = await target.acquire();
    try {
      // A read-only transaction sees one snapshot and blocks no writer.
      await target.ask(isReadOnly ? 'begin' : 'begin immediate');
    } catch (error) {
      release();
      throw error;
    }
    this.#transaction = { ask: target.ask.bind(target), release };
  }

  async commit(): Promise<void> {
    await this.#transaction?.ask('commit');
    this.#end();
  }

  async rollback(): Promise<void> {
    try {
      await this.#transaction?.ask('rollback');
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#transaction?.release();
    this.#transaction = null;
  }

  async executeQuery<R>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // Kysely takes any value; the types of the tables hold only what SQLite can store.
    const values = parameters as readonly Value[];
    if (this.#transaction !== null) return resultOf(await this.#transaction.ask(sql, values));
    const target = query.kind === 'SelectQueryNode' ? this.#file : this.#writer;
    const release = await target.acquire();
    try {
      return resultOf(await target.ask(sql, values));
    } finally {
      release();
    }
  }

  // biome-ignore lint/correctness/useYield: no list here is long enough to be streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming from SQLite is not supported');
  }
}

/** The columns of the query decide the type of its rows, which SQLite does not know. */
function resultOf<R>({ rows, changes }: Answer): QueryResult<R> {
  return changes === null ? { rows: rows as R[] } : { rows: [], numAffectedRows: BigInt(changes) };
}
