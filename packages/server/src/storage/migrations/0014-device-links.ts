import type { Kysely } from 'kysely';

/** Links that let guests play on another device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('device_links')
    .addColumn('person', 'text', (c) => c.primaryKey().references('persons.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}
