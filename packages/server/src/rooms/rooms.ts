import { done, type Result, type Seat } from '@bivouac/kernel';
import type { Refusal } from '@bivouac/protocol';
import type { Outages } from '../outages/outages.ts';
import { canBeRated } from '../rating/score.ts';
import type { GameShelf } from '../shelf.ts';
import { leaveUnrated } from '../storage/games/games.ts';
import type { EntryRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { advance } from './advance.ts';
import { type Command, draftOf } from './commands.ts';
import { refuse } from './entry-handlers.ts';
import { shownSeq } from './hidden-acts.ts';
import { GameDiverged } from './replay.ts';
import { figuresOf, isFull, type Room, timedSeats } from './room.ts';
import { RoomLoader } from './room-loader.ts';
import { type RoomSlot, RoomSlots } from './room-slots.ts';
import { missingServerEntry } from './server-entries.ts';
import { GameVoid } from './void.ts';

export interface RoomsDeps {
  readonly storage: Storage;
  readonly shelf: GameShelf;
  readonly now: () => number;
  readonly outages: Pick<Outages, 'known' | 'ready' | 'settle' | 'observe' | 'doubt' | 'mayClaim'>;
  /** Maximum number of rooms in memory beside those that are watched. */
  readonly capacity: number;
  /** This process stored an entry. */
  readonly onEntry: (room: Room, entry: EntryRow) => void;
  /** A notification was stored with an entry of this game. */
  readonly onNotificationDue: (game: string) => void;
  /** Prepares the messages to all readers of a room that has changed; the result sends them. */
  readonly prepare: (room: Room) => () => void;
  /** Whether any page of this process shows the game. */
  readonly isWatched: (game: string) => boolean;
  /** Number of games that a page of this process shows. */
  readonly watchedCount: () => number;
  /** Whether the player at a seat is away and gets a notification when asked for a decision. */
  readonly needsNotification: (game: string, seat: Seat) => boolean;
  /** Reports an error that only the host can mend. */
  readonly onTrouble: (game: string, error: unknown) => void;
  /** A watched game was ended without a result. */
  readonly onVoid: (game: string) => void;
}

export interface Rooms {
  /** Carries out a seat's command. Returns the entry's number, as the seat knows it, once the entry is durable. */
  submit(game: string, seat: Seat, command: Command): Promise<Result<number, Refusal>>;
  /** Runs `work` on the room as it is stored; the room does not change meanwhile. */
  read<T>(game: string, work: (room: Room) => T): Promise<Result<T, Refusal>>;
  /** Like `read`, but reloads seats and owners, which change without an entry. */
  readFresh<T>(game: string, work: (room: Room) => T): Promise<Result<T, Refusal>>;
  /**
   * Brings a loaded room up to an entry that another process wrote. `entry` returns the entry itself if the
   * notice carried it. Returns false if the database could not be read; the caller then retries.
   */
  refresh(game: string, seq: number, entry?: () => EntryRow | null): Promise<boolean>;
  /**
   * Unloads all rooms but the excepted ones, because the database may be ahead of them. Returns the games that
   * are in use and stayed loaded.
   */
  forget(except: (game: string) => boolean): readonly string[];
  /** Whether the room is loaded, so that reading it replays nothing. */
  has(game: string): boolean;
  /** Drops rooms that were not used for a while. */
  sweep(): void;
  readonly size: number;
}

const MAX_TRIES = 5;

export function createRooms(deps: RoomsDeps): Rooms {
  const slots = new RoomSlots(deps);
  const rooms = new RoomQueue(deps, slots);
  return {
    submit: (game, seat, command) => rooms.submit(game, seat, command),
    read: (game, work) => rooms.read(game, false, work),
    readFresh: (game, work) => rooms.read(game, true, work),
    refresh: (game, seq, entry = () => null) => rooms.refresh(game, seq, entry),
    forget: (except) => slots.unload(except),
    has: (game) => slots.isLoaded(game),
    sweep: () => slots.sweep(),
    get size() {
      return slots.size;
    },
  };
}

/** Reads and changes rooms, one operation at a time in each game. */
class RoomQueue {
  readonly #deps: RoomsDeps;
  readonly #slots: RoomSlots;
  readonly #loader: RoomLoader;
  readonly #reported = new WeakSet<GameDiverged>();

  constructor(deps: RoomsDeps, slots: RoomSlots) {
    this.#deps = deps;
    this.#slots = slots;
    this.#loader = new RoomLoader(deps.storage, deps.shelf);
  }

  submit(game: string, seat: Seat, command: Command): Promise<Result<number, Refusal>> {
    return this.#slots.runExclusive(game, async (slot) => {
      const since = performance.now();
      try {
        for (let tries = 0; tries < MAX_TRIES; tries++) {
          const result = await this.#attempt(slot, game, seat, command);
          if (result !== null) return result;
        }
        return refuse('unavailable');
      } catch (error) {
        slot.room = null;
        if (!isOfGame(error)) this.#deps.outages.doubt(since);
        return this.#unavailable(game, error);
      }
    });
  }

  read<T>(game: string, isFresh: boolean, work: (room: Room) => T): Promise<Result<T, Refusal>> {
    return this.#slots.runExclusive(game, async (slot) => {
      try {
        const room = await this.#load(game, slot);
        if (room === null) return refuse('unknown-game');
        if (isFresh) await this.#loader.reloadSeats(room);
        return done(work(room));
      } catch (error) {
        return this.#unavailable(game, error);
      }
    });
  }

  async refresh(game: string, seq: number, entry: () => EntryRow | null): Promise<boolean> {
    const { isWatched, prepare, onVoid } = this.#deps;
    if (!this.#slots.has(game) && !isWatched(game)) return true;
    return this.#slots.runExclusive(game, async (slot) => {
      try {
        if (slot.room === null && !isWatched(game)) return true;
        const room = await this.#load(game, slot);
        if (room !== null && room.seq < seq) await this.#loader.catchUp(room, entry());
        if (room !== null) prepare(room)();
        return true;
      } catch (error) {
        slot.room = null;
        this.#report(game, error);
        if (error instanceof GameVoid) onVoid(game);
        // A retry would find the same.
        return isOfGame(error);
      }
    });
  }

  /** The room as it is stored, after the server has written the entries that it owes the game. */
  async #load(game: string, slot: RoomSlot): Promise<Room | null> {
    const { outages, now } = this.#deps;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const room = await this.#loadStored(game, slot);
      const draft = room === null ? null : missingServerEntry(room, outages.known, now());
      if (room === null || draft === null) return room;
      const entry = advance(room, draft, now());
      if (!entry.ok) throw new Error(`the server may not write “${draft.kind}”`);
      await this.#store(slot, room, entry.value);
    }
    throw new Error('other processes kept writing entries first');
  }

  async #loadStored(game: string, slot: RoomSlot): Promise<Room | null> {
    if (slot.room !== null) return slot.room;
    const room = await this.#loader.load(game);
    slot.room = room;
    // A writer that failed may have stored its entry all the same; no page has heard of that entry yet.
    if (room !== null) this.#deps.prepare(room)();
    return room;
  }

  /** Null if another process took the entry's number; the caller then tries again on the new state. */
  async #attempt(
    slot: RoomSlot,
    game: string,
    seat: Seat,
    command: Command,
  ): Promise<Result<number, Refusal> | null> {
    const { outages, now, needsNotification } = this.#deps;
    await (command.type === 'claim' ? outages.settle() : outages.ready());
    const room = await this.#load(game, slot);
    if (room === null) return refuse('unknown-game');
    if (command.type === 'sit') await this.#loader.reloadSeats(room);
    if (command.type === 'claim' && !outages.mayClaim()) return refuse('just-started');
    const draft = draftOf(room, seat, command);
    if (!draft.ok) return draft;
    if ('already' in draft.value) return done(draft.value.already);
    const before = timedSeats(room);
    const entry = advance(room, draft.value, now());
    if (!entry.ok) return entry;
    if (command.type === 'sit') await this.#settleRating(room);
    const notify = timedSeats(room).filter(
      (each) => !before.includes(each) && needsNotification(game, each),
    );
    const { seq } = entry.value;
    const isStored = await this.#store(slot, room, entry.value, notify);
    return isStored ? done(shownSeq(room, seat, seq)) : null;
  }

  /**
   * Decides whether a game is rated when the last seat is taken: otherwise a guest could take a name once they
   * are about to win. Called before the entry is written, so that no game runs undecided.
   */
  async #settleRating(room: Room): Promise<void> {
    if (room.row.is_rated === 0 || !isFull(room) || canBeRated(room.players)) return;
    await leaveUnrated(this.#deps.storage.db, room.row.id);
    room.row = { ...room.row, is_rated: 0 };
  }

  /** Stores the room's newest entry and broadcasts it. False if the entry's number was taken; the room is then unloaded. */
  async #store(
    slot: RoomSlot,
    room: Room,
    entry: EntryRow,
    notify: readonly Seat[] = [],
  ): Promise<boolean> {
    const { storage, outages, prepare, onEntry, onNotificationDue } = this.#deps;
    // Until the entry is durable the room is ahead of the database. If storing fails, it stays unloaded.
    slot.room = null;
    const figures = figuresOf(room);
    const storing = outages.observe(
      storage.appender.append({ entry, figures, ...(notify.length === 0 ? {} : { notify }) }),
    );
    const broadcast = prepareMeanwhile(() => prepare(room));
    if (!(await storing)) return false;
    slot.room = room;
    broadcast()();
    onEntry(room, entry);
    if (notify.length > 0) onNotificationDue(entry.game);
    return true;
  }

  #unavailable(game: string, error: unknown): Result<never, Refusal> {
    this.#report(game, error);
    if (error instanceof GameVoid) {
      if (this.#deps.isWatched(game)) this.#deps.onVoid(game);
      return refuse('void');
    }
    return refuse(error instanceof GameDiverged ? 'diverged' : 'unavailable');
  }

  /** Reports each diverged game once. */
  #report(game: string, error: unknown): void {
    if (error instanceof GameVoid) return;
    if (error instanceof GameDiverged) {
      if (this.#reported.has(error)) return;
      this.#reported.add(error);
    }
    this.#deps.onTrouble(game, error);
  }
}

/** The game itself is at fault, and not the database. */
const isOfGame = (error: unknown): boolean =>
  error instanceof GameDiverged || error instanceof GameVoid;

/**
 * Runs `make` while the entry is on its way to the disk, at the latest when the result is asked for. An error
 * is thrown to the caller who asks.
 */
function prepareMeanwhile<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  setImmediate(() => {
    try {
      made ??= { value: make() };
    } catch {
      // Tried again when the result is asked for.
    }
  });
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
