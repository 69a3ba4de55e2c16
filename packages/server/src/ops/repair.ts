import { readAgain } from '../rooms/advance.ts';
import { emptyRoom } from '../rooms/room.ts';
import type { GameShelf } from '../shelf.ts';
import { entriesAfter, type NamedSeat, seatsOf, unfinishedGames } from '../storage/games.ts';
import type { EntryRow, GameRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

/** A game that the rules of today do not play as it was played. */
export interface Diverged {
  readonly id: string;
  readonly game: string;
  /** The rules it was begun under. */
  readonly rules: number;
  /** The first entry that comes to something else; 0 where not even the set-up works. */
  readonly seq: number;
  readonly entry: string;
  /** What it comes to now, or why it is refused. */
  readonly now: string;
}

/** A game begun under other rules, of which every entry comes to the same. */
export type Older = Pick<Diverged, 'id' | 'game' | 'rules'> & { readonly now: number };

export interface Repair {
  readonly games: number;
  readonly diverged: readonly Diverged[];
  /** What is drawn and what is allowed is as it was; what it leads to may be another position. */
  readonly older: readonly Older[];
}

const PAGE = 100;

/**
 * Plays every unfinished game again under the rules of today, and changes nothing: the tables may be of an
 * earlier version, whose server shall go on using them.
 */
export async function repairGames(storage: Storage, shelf: GameShelf): Promise<Repair> {
  const diverged: Diverged[] = [];
  const older: Older[] = [];
  let games = 0;
  const tables = await storage.db.introspection.getTables();
  // No server has used it yet.
  if (tables.every(({ name }) => name !== 'games')) return { games, diverged, older };
  for (let after = ''; ; ) {
    const rows = await unfinishedGames(storage.db, after, PAGE);
    const last = rows.at(-1);
    if (last === undefined) return { games, diverged, older };
    after = last.id;
    games += rows.length;
    for (const row of rows) {
      const { id, game, rules } = row;
      const players = await seatsOf(storage.db, [id]);
      const found = firstDivergence(row, players, await entriesAfter(storage.db, id, 0), shelf);
      if (found !== null) diverged.push({ id, game, rules, ...found });
      const today = shelf(game);
      if (found === null && today.ok && today.value.rules !== rules) {
        older.push({ id, game, rules, now: today.value.rules });
      }
    }
  }
}

type Found = Pick<Diverged, 'seq' | 'entry' | 'now'>;

/** Rules that break down over one game must not keep the others from being looked at. */
function firstDivergence(
  row: GameRow,
  players: readonly NamedSeat[],
  entries: readonly EntryRow[],
  shelf: GameShelf,
): Found | null {
  let at: Omit<Found, 'now'> = { seq: 0, entry: 'setup' };
  try {
    const room = emptyRoom(row, players, shelf);
    if (!room.ok) return { ...at, now: room.problem.code };
    for (const entry of entries) {
      at = { seq: entry.seq, entry: `${entry.kind} ${entry.body}` };
      const again = readAgain(room.value, entry);
      if (again.ok) continue;
      const { refusal, body } = again.problem;
      return { ...at, now: body ?? refusal?.problem?.code ?? refusal?.code ?? '' };
    }
    return null;
  } catch (error) {
    return { ...at, now: error instanceof Error ? error.message : String(error) };
  }
}
