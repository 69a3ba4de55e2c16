import type { Kysely } from 'kysely';

/** Bans, and the audit log of the host's commands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('persons').addColumn('banned_at', 'bigint').execute();
  await db.schema
    .createTable('audit')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute();
}
