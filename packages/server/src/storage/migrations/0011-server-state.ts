import type { Kysely } from 'kysely';

/** What servers have to remember beside games and people, each by its name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('server_state')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}
