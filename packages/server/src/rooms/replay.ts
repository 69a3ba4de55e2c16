import type { GameShelf } from '../shelf.ts';
import { entriesAfter, findGameRow, type NamedSeat, seatsOf } from '../storage/games/games.ts';
import type { EntryRow, GameRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { advance } from './advance.ts';
import { emptyRoom, type Room } from './room.ts';
import { GameVoid, isVoid } from './void.ts';

/** Where today's rules differ from how a stored game was played. */
export interface Divergence {
  /** The first entry with another result; 0 if the set-up fails. */
  readonly seq: number;
  readonly entry: string;
  /** The result now, or why there is none. */
  readonly now: string;
}

/** The message names no action and no draw, because it is logged. */
export class GameDiverged extends Error {
  readonly divergence: Divergence;

  constructor(game: string, divergence: Divergence, cause?: unknown) {
    const { seq } = divergence;
    const how = seq === 0 ? 'be set up' : `be played beyond entry ${seq - 1}`;
    super(`game ${game} cannot ${how}`, { cause });
    this.divergence = divergence;
  }
}

/** Null if the entry has the stored result. */
function differenceOf(room: Room, { kind, seat, body, ref, at, seq }: EntryRow): string | null {
  if (seq !== room.seq + 1) throw new Error(`entry ${seq} of a game that stands at ${room.seq}`);
  const again = advance(room, { kind, seat, body, ref }, at);
  if (!again.ok) return again.problem.problem?.code ?? again.problem.code;
  return again.value.body === body ? null : again.value.body;
}

/** An exception in the rules is a divergence as well. */
function orDiverged<T>(game: string, at: Omit<Divergence, 'now'>, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof GameDiverged) throw error;
    throw new GameDiverged(game, { ...at, now: messageOf(error) }, error);
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Applies a stored entry again. */
export function replayEntry(room: Room, entry: EntryRow): void {
  if (entry.kind === 'void') throw new GameVoid(room.row.id);
  const at = { seq: entry.seq, entry: `${entry.kind} ${entry.body}` };
  const now = orDiverged(room.row.id, at, () => differenceOf(room, entry));
  if (now !== null) throw new GameDiverged(room.row.id, { ...at, now });
}

export function replayRoom(
  row: GameRow,
  players: readonly NamedSeat[],
  entries: readonly EntryRow[],
  shelf: GameShelf,
): Room {
  const at = { seq: 0, entry: 'setup' };
  const room = orDiverged(row.id, at, () => emptyRoom(row, players, shelf));
  if (!room.ok) throw new GameDiverged(row.id, { ...at, now: room.problem.code });
  for (const entry of entries) replayEntry(room.value, entry);
  return room.value;
}

/** Reads a room from the database; null if there is no such game. Void games are not replayed. */
export async function readRoom(
  storage: Storage,
  shelf: GameShelf,
  game: string,
): Promise<Room | null> {
  const row = await findGameRow(storage.db, game);
  if (row === undefined) return null;
  if (isVoid(row)) throw new GameVoid(game);
  const [players, entries] = [
    await seatsOf(storage.db, [game]),
    await entriesAfter(storage.db, game, 0),
  ];
  return replayRoom(row, players, entries, shelf);
}
