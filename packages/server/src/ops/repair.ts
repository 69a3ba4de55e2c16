import { readAgain } from '../rooms/advance.ts';
import { emptyRoom } from '../rooms/room.ts';
import type { GameShelf } from '../shelf.ts';
import { entriesAfter, seatsOf, unfinishedGames } from '../storage/games.ts';
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

export interface Repair {
  readonly games: number;
  readonly diverged: readonly Diverged[];
}

const PAGE = 100;

/**
 * Plays every unfinished game again under the rules of today, and changes nothing: the tables may be of an
 * earlier version, whose server shall go on using them.
 */
export async function repairGames(storage: Storage, shelf: GameShelf): Promise<Repair> {
  const diverged: Diverged[] = [];
  let games = 0;
  const tables = await storage.db.introspection.getTables();
  // No server has used it yet.
  if (tables.every(({ name }) => name !== 'games')) return { games, diverged };
  for (let after = ''; ; ) {
    const rows = await unfinishedGames(storage.db, after, PAGE);
    const last = rows.at(-1);
    if (last === undefined) return { games, diverged };
    after = last.id;
    games += rows.length;
    for (const row of rows) {
      const { id, game, rules } = row;
      const room = emptyRoom(row, await seatsOf(storage.db, [id]), shelf);
      if (!room.ok) {
        diverged.push({ id, game, rules, seq: 0, entry: 'setup', now: room.problem.code });
        continue;
      }
      for (const entry of await entriesAfter(storage.db, id, 0)) {
        const again = readAgain(room.value, entry);
        if (again.ok) continue;
        const { refusal, body, seq } = again.problem;
        const now = body ?? refusal?.problem?.code ?? refusal?.code ?? '';
        diverged.push({ id, game, rules, seq, entry: `${entry.kind} ${entry.body}`, now });
        break;
      }
    }
  }
}
