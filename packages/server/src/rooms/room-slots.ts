import type { Room } from './room.ts';

/** One game in memory: its room, if loaded, and the queue of work on it. */
export interface RoomSlot {
  room: Room | null;
  tail: Promise<unknown>;
  waiting: number;
  /** Time of the newest use, as exact as the interval between sweeps. */
  usedAt: number;
}

export interface RoomSlotsOptions {
  readonly now: () => number;
  /** Maximum number of slots beside those of watched games. */
  readonly capacity: number;
  readonly isWatched: (game: string) => boolean;
  readonly watchedCount: () => number;
}

/** A slot that was not used for this long is dropped; its game stays in the database. */
const IDLE_AFTER_MS = 300_000;
/** Slots dropped in one sweep, so that a sweep does not delay other work. */
const MAX_SWEPT = 100;

/** The games that this process has in memory, least recently used first. */
export class RoomSlots {
  readonly #slots = new Map<string, RoomSlot>();
  readonly #options: RoomSlotsOptions;
  #sweptAt: number;

  constructor(options: RoomSlotsOptions) {
    this.#options = options;
    this.#sweptAt = options.now();
  }

  get size(): number {
    return this.#slots.size;
  }

  has(game: string): boolean {
    return this.#slots.has(game);
  }

  isLoaded(game: string): boolean {
    return (this.#slots.get(game)?.room ?? null) !== null;
  }

  /** Runs the work when all earlier work on the same game has ended. */
  runExclusive<T>(game: string, work: (slot: RoomSlot) => Promise<T>): Promise<T> {
    const slot = this.#use(game);
    const before = slot.tail;
    const isFree = slot.waiting === 0;
    slot.waiting += 1;
    // Evict only now: this slot is in use, so it is not evicted and then made a second time.
    if (this.size > this.#options.capacity + this.#options.watchedCount()) this.#evictIdle();
    const run = (isFree ? work(slot) : before.then(() => work(slot))).finally(() => {
      slot.waiting -= 1;
    });
    slot.tail = run.catch(() => undefined);
    return run;
  }

  /** Unloads all rooms but the excepted ones. Returns the games that are in use and stayed loaded. */
  unload(except: (game: string) => boolean): readonly string[] {
    const busy: string[] = [];
    for (const [game, slot] of this.#slots) {
      if (except(game)) continue;
      if (slot.waiting === 0) slot.room = null;
      else busy.push(game);
    }
    return busy;
  }

  /** Drops some of the slots that were not used for a while. */
  sweep(): void {
    this.#sweptAt = this.#options.now();
    let swept = 0;
    for (const [game, { waiting, usedAt }] of this.#slots) {
      // Slots are in order of use: all that follow were used more recently.
      if (this.#sweptAt - usedAt < IDLE_AFTER_MS || swept >= MAX_SWEPT) return;
      if (waiting > 0 || this.#options.isWatched(game)) continue;
      this.#slots.delete(game);
      swept += 1;
    }
  }

  /** Finds or makes the slot and moves it to the end of the order of use. */
  #use(game: string): RoomSlot {
    const slot = this.#slots.get(game) ?? {
      ...{ room: null, tail: Promise.resolve(), waiting: 0, usedAt: this.#sweptAt },
    };
    slot.usedAt = this.#sweptAt;
    this.#slots.delete(game);
    this.#slots.set(game, slot);
    return slot;
  }

  /** Watched games stay: otherwise each of their moves would replay them from the start. */
  #evictIdle(): void {
    let evictable = this.size - this.#options.watchedCount();
    for (const [game, { waiting }] of this.#slots) {
      if (evictable <= this.#options.capacity) return;
      if (waiting > 0 || this.#options.isWatched(game)) continue;
      this.#slots.delete(game);
      evictable -= 1;
    }
  }
}
