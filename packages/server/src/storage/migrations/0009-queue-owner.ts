import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * The owner in whose turn a game's bots move. Guests are known by their network, hashed with the database's secret;
 * SQLite files get such a secret here, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('games').addColumn('queue_owner', 'text').execute();
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  await db.schema
    .createTable('shared_secret')
    .addColumn('secret', 'text', (c) => c.notNull())
    .execute();
  await sql`insert into shared_secret (secret) values (lower(hex(randomblob(32))))`.execute(db);
}
