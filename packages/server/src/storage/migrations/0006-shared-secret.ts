import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * A secret that processes on one PostgreSQL share. The database generates it, so that it appears in no statement log.
 * A SQLite file has one process, which needs none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return;
  await db.schema
    .createTable('shared_secret')
    .addColumn('secret', 'text', (c) => c.notNull())
    .execute();
  await sql`insert into shared_secret (secret)
    values (gen_random_uuid()::text || gen_random_uuid()::text)`.execute(db);
}
