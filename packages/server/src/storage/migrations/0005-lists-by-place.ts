import type { Kysely } from 'kysely';

/**
 * Indexes in the order of the lists, from any cursor on, with ids for games that moved at the same time. They include
 * the title, so that a list of one game skips the games of all others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('games_in_lists')
    .on('games')
    .columns(['status', 'is_open', 'moved_at', 'id', 'game'])
    .execute();
  await db.schema.dropIndex('games_by_status').execute();
}
