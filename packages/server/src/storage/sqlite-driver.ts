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

/** Kysely reads here and writes where the writer writes: nobody waits for the disk but who asked. */
export function sqliteDialect(file: SqliteFile, writer: SqliteWriter): Dialect {
  return {
    createAdapter: () => new ConcurrentSqliteAdapter(),
    createDriver: () => new SqliteFileDriver(file, writer),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Kysely need not make anybody wait: whoever must, waits for the lock of the file or of the writer. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Migrations are taken whole or not at all, and whoever starts beside us waits for the file's lock. */
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

/** Where the statements of a transaction go, and what ends it for the others. */
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
      // Whoever only reads sees one moment and keeps nobody from writing.
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
    throw new Error('nothing is streamed from SQLite');
  }
}

function resultOf<R>({ rows, changes }: Answer): QueryResult<R> {
  return changes === null ? { rows: rows as R[] } : { rows: [], numAffectedRows: BigInt(changes) };
}
