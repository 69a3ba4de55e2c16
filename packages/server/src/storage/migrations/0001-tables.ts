import type { Kysely } from 'kysely';

/** The first version of the tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('persons')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text')
    .addColumn('name_key', 'text', (c) => c.unique())
    .addColumn('password', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('games')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('scenario', 'text', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('commitment', 'text', (c) => c.notNull())
    .addColumn('clock', 'text')
    .addColumn('is_open', 'integer', (c) => c.notNull())
    .addColumn('is_rated', 'integer', (c) => c.notNull())
    .addColumn('watch_hash', 'text', (c) => c.notNull())
    .addColumn('creator', 'text', (c) => c.references('persons.id').onDelete('set null'))
    .addColumn('rematch_of', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('head', 'integer', (c) => c.notNull())
    .addColumn('awaited', 'integer', (c) => c.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('is_bot_due', 'integer', (c) => c.notNull())
    .addColumn('outcome', 'text')
    .addColumn('moved_at', 'bigint', (c) => c.notNull())
    .addColumn('rated_at', 'bigint')
    .execute();
  await db.schema
    .createTable('seats')
    .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('bot', 'text')
    .addColumn('token_hash', 'text', (c) => c.unique())
    .addColumn('person', 'text', (c) => c.references('persons.id').onDelete('set null'))
    .addColumn('taken_at', 'bigint')
    .addPrimaryKeyConstraint('seats_key', ['game', 'seat'])
    .execute();
  await db.schema
    .createTable('entries')
    .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('ref', 'text')
    .addPrimaryKeyConstraint('entries_key', ['game', 'seq'])
    .execute();
  await db.schema
    .createTable('ratings')
    .addColumn('person', 'text', (c) => c.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rating', 'double precision', (c) => c.notNull())
    .addColumn('deviation', 'double precision', (c) => c.notNull())
    .addColumn('volatility', 'double precision', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['person', 'game'])
    .execute();
  const indexes: readonly [name: string, table: string, columns: string[]][] = [
    ['games_by_status', 'games', ['status', 'is_open', 'moved_at']],
    ['games_by_bot', 'games', ['is_bot_due']],
    ['games_by_creator', 'games', ['creator', 'status']],
    ['seats_by_person', 'seats', ['person']],
    ['sessions_by_person', 'sessions', ['person']],
  ];
  for (const [name, table, columns] of indexes) {
    await db.schema.createIndex(name).on(table).columns(columns).execute();
  }
}
