import type { Kysely } from 'kysely';

/**
 * Lists are read in their order, from any place on: games that moved at the same moment by their names.
 * The title comes along, so that a list of one game need not look at the games of all others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('games_in_lists')
    .on('games')
    .columns(['status', 'is_open', 'moved_at', 'id', 'game'])
    .execute();
  await db.schema.dropIndex('games_by_status').execute();
}
