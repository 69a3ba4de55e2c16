import type { Kysely } from 'kysely';

/** The network that a game was made from, hashed as in `queue_owner`: the server limits the bots' work for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('games').addColumn('queue_network', 'text').execute();
}
