import type { Kysely } from 'kysely';

/** Heartbeats of the processes, and the outages between them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('heartbeats')
    .addColumn('process', 'text', (c) => c.primaryKey())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('is_stopped', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('outages')
    .addColumn('from_at', 'bigint', (c) => c.primaryKey())
    .addColumn('to_at', 'bigint', (c) => c.notNull())
    .execute();
}
