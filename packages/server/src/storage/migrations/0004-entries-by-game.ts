import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * In SQLite, stores the entries of a game side by side: a move writes one page of them instead of two, and a game is
 * read sequentially. PostgreSQL needs no change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  await db.schema
    .createTable('entries_by_game')
    .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('ref', 'text')
    .addPrimaryKeyConstraint('entries_key', ['game', 'seq'])
    .modifyEnd(sql`without rowid`)
    .execute();
  await sql`insert into entries_by_game (game, seq, at, seat, kind, body, ref)
    select game, seq, at, seat, kind, body, ref from entries order by game, seq`.execute(db);
  await db.schema.dropTable('entries').execute();
  await db.schema.alterTable('entries_by_game').renameTo('entries').execute();
}
