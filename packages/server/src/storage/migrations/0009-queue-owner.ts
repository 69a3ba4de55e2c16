import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * Whose turn it is when bots are shared out, of games that no request is under way for. Guests are known by
 * their network, which is kept only as the database's own secret hides it; a file has that secret from now
 * on, too.
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
