import type { GameShelf } from '../shelf.ts';
import { entriesAfter, findGameRow, seatsOf } from '../storage/games/games.ts';
import type { EntryRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { GameDiverged, readRoom, replayEntry } from './replay.ts';
import type { Room } from './room.ts';
import { GameVoid, isVoid } from './void.ts';

/** Reads rooms, and what changed in them since, from the database. */
export class RoomLoader {
  readonly #storage: Storage;
  readonly #shelf: GameShelf;
  /** Games that today's rules cannot replay; the server does not try them twice. */
  readonly #diverged = new Map<string, GameDiverged>();

  constructor(storage: Storage, shelf: GameShelf) {
    this.#storage = storage;
    this.#shelf = shelf;
  }

  /** Null if there is no such game. Throws `GameDiverged` or `GameVoid` if it cannot be played. */
  async load(game: string): Promise<Room | null> {
    const known = this.#diverged.get(game);
    if (known !== undefined) throw await this.#voidOr(known, game);
    try {
      return await readRoom(this.#storage, this.#shelf, game);
    } catch (error) {
      if (error instanceof GameDiverged) this.#diverged.set(game, error);
      throw error;
    }
  }

  /** The host may have ended a diverged game since the server found it. */
  async #voidOr(diverged: GameDiverged, game: string): Promise<GameVoid | GameDiverged> {
    const row = await findGameRow(this.#storage.db, game);
    return row !== undefined && isVoid(row) ? new GameVoid(game) : diverged;
  }

  /** Seats and games change their owners without an entry. */
  async reloadSeats(room: Room): Promise<void> {
    const { id } = room.row;
    room.players = await seatsOf(this.#storage.db, [id]);
    room.row = (await findGameRow(this.#storage.db, id)) ?? room.row;
  }

  /** Replays the entries that other processes wrote. Needs no query if `received` is the next entry. */
  async catchUp(room: Room, received: EntryRow | null): Promise<void> {
    const isNext = received !== null && received.seq === room.seq + 1;
    const entries = isNext
      ? [received]
      : await entriesAfter(this.#storage.db, room.row.id, room.seq);
    for (const entry of entries) {
      if (entry.kind === 'sit') await this.reloadSeats(room);
      replayEntry(room, entry);
    }
  }
}
