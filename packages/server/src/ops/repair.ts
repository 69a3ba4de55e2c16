import { optionsOfRules } from '@bivouac/kernel';
import { type Divergence, GameDiverged, replayRoom } from '../rooms/replay.ts';
import { GameVoid, voidGame } from '../rooms/void.ts';
import type { GameShelf } from '../shelf.ts';
import { entriesAfter, namelessSeatsOf, unfinishedGames } from '../storage/games/games.ts';
import type { Storage } from '../storage/storage.ts';
import type { Moderator } from './moderation.ts';

/** A game that today's rules do not replay identically. */
export interface Diverged extends Divergence {
  readonly id: string;
  readonly game: string;
  /** The rules under which the game was started. */
  readonly rules: number;
}

/** A game that was started under other rules but replays identically. */
export type Older = Pick<Diverged, 'id' | 'game' | 'rules'> & { readonly now: number };

export interface Repair {
  readonly games: number;
  readonly diverged: readonly Diverged[];
  /** All draws and actions replay, but the resulting position may differ. */
  readonly older: readonly Older[];
}

const PAGE = 100;

/**
 * Replays every unfinished game under today's rules and changes nothing: a server of an earlier version may be using
 * the tables.
 */
export async function repairGames(storage: Storage, shelf: GameShelf): Promise<Repair> {
  const diverged: Diverged[] = [];
  const older: Older[] = [];
  let games = 0;
  const tables = await storage.db.introspection.getTables();
  // A new database.
  if (tables.every(({ name }) => name !== 'games')) return { games, diverged, older };
  for (let after = ''; ; ) {
    const rows = await unfinishedGames(storage.db, after, PAGE);
    const last = rows.at(-1);
    if (last === undefined) return { games, diverged, older };
    after = last.id;
    games += rows.length;
    for (const row of rows) {
      const { id, game, rules } = row;
      const players = await namelessSeatsOf(storage.db, id);
      const found = firstDivergence(row, players, await entriesAfter(storage.db, id, 0), shelf);
      if (found !== null) diverged.push({ id, game, rules, ...found });
      const today = shelf(game);
      if (found === null && today.ok && optionsOfRules(today.value, rules) === undefined) {
        older.push({ id, game, rules, now: today.value.rules });
      }
    }
  }
}

/** Ends the games that today's rules cannot play, without a result. Returns how many were still unfinished. */
export async function closeGames(
  storage: Storage,
  diverged: readonly Diverged[],
  { now, who }: Pick<Moderator, 'now' | 'who'>,
): Promise<number> {
  let closed = 0;
  for (const { id, game, rules } of diverged) {
    const audit = { at: now, who, detail: `begun under rules ${rules} of ${game}` };
    const result = await voidGame(storage, id, { why: 'rules', note: '' }, audit);
    if (result === 'void') closed += 1;
  }
  return closed;
}

function firstDivergence(...game: Parameters<typeof replayRoom>): Divergence | null {
  try {
    replayRoom(...game);
    return null;
  } catch (error) {
    if (error instanceof GameDiverged) return error.divergence;
    // The game was ended meanwhile.
    if (error instanceof GameVoid) return null;
    throw error;
  }
}
