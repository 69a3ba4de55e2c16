import type { Kysely } from 'kysely';

/** Links by which guests take another device along. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('device_links')
    .addColumn('person', 'text', (c) => c.primaryKey().references('persons.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}
