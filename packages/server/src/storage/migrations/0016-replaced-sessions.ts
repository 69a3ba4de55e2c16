import type { Kysely } from 'kysely';

/** A session that got a new token is kept under the old one until the browser shows that it has the new one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('replaced_by', 'text').execute();
}
