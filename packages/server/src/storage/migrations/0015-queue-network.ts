import type { Kysely } from 'kysely';

/** The network that a game was made from, hidden as in `queue_owner`: the server bounds the bots' work of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('games').addColumn('queue_network', 'text').execute();
}
