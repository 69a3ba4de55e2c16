import type { Kysely } from 'kysely';
import type { Figures, NewEntry } from '../../src/storage/append.ts';
import type { EntryRow, GameRow, SeatRow, Tables } from '../../src/storage/schema.ts';

/** A stored game with defaults for everything that the test does not set. */
export function gameRow(id: string, changes: Partial<GameRow> = {}): GameRow {
  return {
    id,
    game: 'skirmish',
    rules: 1,
    scenario: 'crossing',
    options: '{}',
    seed: `chacha20:${'0'.repeat(64)}`,
    commitment: 'sha256:0',
    clock: null,
    is_open: 1,
    is_rated: 0,
    watch_hash: `watch ${id}`,
    creator: null,
    queue_owner: null,
    queue_network: null,
    rematch_of: null,
    created_at: 1,
    status: 'waiting',
    head: 0,
    awaited: 1,
    deadline: null,
    is_bot_due: 0,
    outcome: null,
    moved_at: 1,
    rated_at: null,
    ...changes,
  };
}

export function seatRows(game: string, changes: Partial<SeatRow> = {}): SeatRow[] {
  return [0, 1].map((seat) => ({
    game,
    seat,
    bot: null,
    token_hash: `${game} ${seat}`,
    used_hash: null,
    person: null,
    taken_at: null,
    ...changes,
  }));
}

export function newEntry(
  game: string,
  seq: number,
  changes: Partial<EntryRow> = {},
  figures: Partial<Figures> = {},
): NewEntry {
  return {
    entry: { game, seq, at: 1, seat: 0, kind: 'act', body: 'bid one', ref: null, ...changes },
    figures: {
      status: 'running',
      awaited: 2,
      deadline: null,
      is_bot_due: 0,
      outcome: null,
      moved_at: 10 + seq,
      ...figures,
    },
  };
}

/** Inserts a game into tables of any version: columns that they do not have yet are left out. */
export async function insertIntoOldTables(
  db: Kysely<Tables>,
  game: GameRow,
  seats: readonly SeatRow[],
): Promise<void> {
  const tables = await db.introspection.getTables();
  // biome-ignore lint/suspicious/noExplicitAny: the tables are those of an earlier version
  const any: Kysely<any> = db;
  const insert = async (name: string, row: object): Promise<void> => {
    const columns = new Set(
      tables.find((table) => table.name === name)?.columns.map((c) => c.name),
    );
    const known = Object.entries(row).filter(([column]) => columns.has(column));
    await any.insertInto(name).values(Object.fromEntries(known)).execute();
  };
  await insert('games', game);
  for (const seat of seats) await insert('seats', seat);
}
