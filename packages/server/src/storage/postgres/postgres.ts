import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { createAppender } from '../append.ts';
import { migrate } from '../migrate.ts';
import type { Tables } from '../schema.ts';
import type { Storage, StorageOptions } from '../storage-types.ts';
import { postgresAppendIn, postgresWriter } from './append-postgres.ts';
import { connectionOptions } from './postgres-connection.ts';

const INT8 = 20;

export function connectPostgres({
  url,
  process = 'one',
  connections = 10,
  answerMs,
  report = () => undefined,
}: StorageOptions): Storage {
  const pool = new Pool({
    ...connectionOptions(url, answerMs),
    max: connections,
    // All int8 values are times and counts, which fit into a number.
    types: {
      getTypeParser: (id, format) => (id === INT8 ? Number : types.getTypeParser(id, format)),
    },
  });
  // The pool replaces idle connections that break; a query on a broken one is rejected.
  pool.on('error', (error) => report('a connection to PostgreSQL broke', { error }, 'warn'));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const appender = createAppender(postgresWriter(pool, process), { lanes: 2, largest: 500 });
  const close = async (): Promise<void> => {
    await appender.drained();
    await db.destroy();
  };
  return { db, appender, appendIn: postgresAppendIn(process), isShared: true, close };
}

/** Without a timeout: a new index on a large table takes long, and processes that start meanwhile wait for it. */
export async function migratePostgres(url: string): Promise<readonly string[]> {
  const pool = new Pool({ ...connectionOptions(url, 0), max: 1 });
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await migrate(db);
  } finally {
    await db.destroy();
  }
}
