import type { Kysely } from 'kysely';

/** Values that servers store beside games and people, by key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('server_state')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}
