import { type Kysely, sql } from 'kysely';

/** A partial index for games that are still to be rated: few, and queried every minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('games_to_rate')
    .on('games')
    .columns(['is_rated', 'rated_at'])
    .where(sql<boolean>`status = 'over' and is_rated = 1 and rated_at is null`)
    .execute();
}
