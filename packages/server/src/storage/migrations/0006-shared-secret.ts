import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * What processes on one PostgreSQL know and whoever reads its log does not: the database makes it
 * itself, so that it stands in no statement. A file has one process, which need not whisper.
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
