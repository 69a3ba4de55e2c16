import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { createAppender } from './append.ts';
import { postgresWriter } from './append-postgres.ts';
import type { Storage, StorageOptions } from './places.ts';
import type { Tables } from './schema.ts';

const INT8 = 20;

export function connectPostgres({
  url,
  process = 'one',
  connections = 10,
}: StorageOptions): Storage {
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
  return { db, appender, pool, close };
}
