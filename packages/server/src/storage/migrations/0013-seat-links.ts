import { type Kysely, sql } from 'kysely';

/**
 * A link opens a seat only until a player takes it: the hash of a seat with an owner moves to a column that is never
 * searched for a key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('used_hash', 'text').execute();
  await sql`update seats set used_hash = token_hash, token_hash = null
    where person is not null and taken_at is not null`.execute(db);
}
