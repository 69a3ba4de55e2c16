import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { type Appender, createAppender } from './append.ts';
import { postgresWriter } from './append-postgres.ts';
import { sqliteWriter } from './append-sqlite.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';
import { SqliteFile, sqliteDialect } from './sqlite-driver.ts';

/** Where everything that must not be lost lies. */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
  readonly appender: Appender;
  /** Only for PostgreSQL: connections for what Kysely does not do. */
  readonly pool: Pool | null;
  /** Only for SQLite. */
  readonly file: SqliteFile | null;
  close(): Promise<void>;
}

export interface StorageOptions {
  /** `postgres://…`, or the path of a SQLite file, or `:memory:`. */
  readonly url: string;
  /** A name for this process that no other has. */
  readonly process?: string;
  readonly connections?: number;
}

/** Not brought to the newest version yet: for whoever wants to look first. */
export function connectStorage(options: StorageOptions): Storage {
  return isPostgres(options.url) ? connectPostgres(options) : connectSqlite(options.url);
}

export async function openStorage(options: StorageOptions): Promise<Storage> {
  const storage = connectStorage(options);
  try {
    await migrate(storage.db);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}

function connectSqlite(path: string): Storage {
  const file = new SqliteFile(path);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  const appender = createAppender(sqliteWriter(file), { lanes: 1, largest: 1_000 });
  const close = async (): Promise<void> => {
    await appender.drained();
    await db.destroy();
    file.close();
  };
  return { kind: 'sqlite', db, appender, pool: null, file, close };
}

const INT8 = 20;

function connectPostgres({ url, process = 'one', connections = 10 }: StorageOptions): Storage {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    // Our whole numbers are times and counts; all of them fit into a number.
    types: {
      getTypeParser: (id, format) => (id === INT8 ? Number : types.getTypeParser(id, format)),
    },
  });
  // A connection that breaks while nobody uses it is replaced; whoever uses one is told himself.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const appender = createAppender(postgresWriter(pool, process), { lanes: 2, largest: 500 });
  const close = async (): Promise<void> => {
    await appender.drained();
    await db.destroy();
  };
  return { kind: 'postgres', db, appender, pool, file: null, close };
}
