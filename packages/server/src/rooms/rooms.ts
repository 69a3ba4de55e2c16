import { done, type Result, type Seat } from '@bivouac/kernel';
import type { Refusal } from '@bivouac/protocol';
import type { Outages } from '../outages/outages.ts';
import { canBeRated } from '../rating/score.ts';
import type { GameShelf } from '../shelf.ts';
import { entriesAfter, findGameRow, leaveUnrated, seatsOf } from '../storage/games.ts';
import type { EntryRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { advance } from './advance.ts';
import { type Command, draftOf } from './commands.ts';
import { refuse } from './entry-handlers.ts';
import { shownSeq } from './hidden-acts.ts';
import { GameDiverged, readRoom, replayEntry } from './replay.ts';
import { figuresOf, isFull, type Room, timedSeats } from './room.ts';
import { missingServerEntry } from './server-entries.ts';
import { GameVoid, isVoid } from './void.ts';

export interface RoomsDeps {
  readonly storage: Storage;
  readonly shelf: GameShelf;
  readonly now: () => number;
  readonly outages: Pick<Outages, 'known' | 'ready' | 'mayClaim'>;
  /** How many rooms are kept at hand beside those that somebody looks at; the others rest in the database. */
  readonly capacity: number;
  /** An entry of ours is durable. */
  readonly onEntry: (room: Room, entry: EntryRow) => void;
  /** Somebody is noted who is to be told. */
  readonly onNotificationDue: (game: string) => void;
  /** The room has moved on: makes ready what everybody who looks at it is to hear of it. */
  readonly prepare: (room: Room) => () => void;
  /** Whether anybody looks at a game in this process. */
  readonly isWatched: (game: string) => boolean;
  /** How many games somebody looks at. */
  readonly watchedCount: () => number;
  /** Whether somebody who is asked there is to be told of it. */
  readonly needsNotification: (game: string, seat: Seat) => boolean;
  /** Something is wrong that only the host can mend. */
  readonly onTrouble: (game: string, error: unknown) => void;
  /** A game that somebody may be looking at was ended without a result. */
  readonly onVoid: (game: string) => void;
}

export interface Rooms {
  /** Does what a seat asks for; the number of the entry, as the seat knows it, when it is durable. */
  submit(game: string, seat: Seat, command: Command): Promise<Result<number, Refusal>>;
  /** Looks into a room as it durably stands; nothing happens in it meanwhile. */
  read<T>(game: string, work: (room: Room) => T): Promise<Result<T, Refusal>>;
  /** The same where it matters whose seats and whose game it is. */
  readFresh<T>(game: string, work: (room: Room) => T): Promise<Result<T, Refusal>>;
  /** Another process wrote an entry, which may have come along. False: it could not be read just now. */
  refresh(game: string, seq: number, entry?: () => EntryRow | null): Promise<boolean>;
  /**
   * Forgets what is at hand, but for those: the database may know better. The others that it could not
   * forget, since somebody is in there.
   */
  forget(except: (game: string) => boolean): readonly string[];
  /** Whether a game is at hand, so that nothing has to be played again to look into it. */
  has(game: string): boolean;
  /** Lets go of some of those that nobody has looked at or asked anything of for a while. */
  sweep(): void;
  readonly size: number;
}

/** A place for one game: who wants something of it waits in line. */
interface Place {
  room: Room | null;
  tail: Promise<unknown>;
  waiting: number;
  /** When it was last used, as exactly as it is swept. */
  usedAt: number;
}

const MAX_TRIES = 5;
/** A game that rests costs no memory. */
const RESTS_AFTER_MS = 300_000;
/** At once, so that nobody waits for it. */
const MAX_SWEPT = 100;

export function createRooms(deps: RoomsDeps): Rooms {
  const { storage, capacity } = deps;
  /** In order of use, so that the first is the one to go. */
  const places = new Map<string, Place>();
  let present = deps.now();

  const placeOf = (game: string): Place => {
    const place = places.get(game) ?? {
      ...{ room: null, tail: Promise.resolve(), waiting: 0, usedAt: present },
    };
    place.usedAt = present;
    places.delete(game);
    places.set(game, place);
    return place;
  };

  /** A game that is played keeps its place, or every move of it would play it again from its start. */
  const makeRoom = (): void => {
    let resting = places.size - deps.watchedCount();
    for (const [game, { waiting }] of places) {
      if (resting <= capacity) return;
      if (waiting > 0 || deps.isWatched(game)) continue;
      places.delete(game);
      resting -= 1;
    }
  };

  /** One at a time in each game. */
  const inLine = async <T>(game: string, work: (place: Place) => Promise<T>): Promise<T> => {
    const place = placeOf(game);
    const before = place.tail;
    const isFree = place.waiting === 0;
    place.waiting += 1;
    // Only now: a place that goes while somebody is in it would be made a second time beside it.
    if (places.size > capacity + deps.watchedCount()) makeRoom();
    const run = (isFree ? work(place) : before.then(() => work(place))).finally(() => {
      place.waiting -= 1;
    });
    place.tail = run.catch(() => undefined);
    return run;
  };

  /** Games that these rules cannot play: nobody has to find that out twice. */
  const broken = new Map<string, GameDiverged>();

  const read = async (game: string): Promise<Room | null> => {
    const known = broken.get(game);
    if (known !== undefined) {
      // The host may have ended it since.
      const row = await findGameRow(storage.db, game);
      throw row !== undefined && isVoid(row) ? new GameVoid(game) : known;
    }
    try {
      return await readRoom(storage, deps.shelf, game);
    } catch (error) {
      if (error instanceof GameDiverged) broken.set(game, error);
      throw error;
    }
  };

  /** The room as it is stored. */
  const fetch = async (game: string, place: Place): Promise<Room | null> => {
    if (place.room !== null) return place.room;
    const room = await read(game);
    place.room = room;
    // An entry may have been stored though its writer never heard of it: nobody was told of it either.
    if (room !== null) deps.prepare(room)();
    return room;
  };

  /** The same once the server has written what it owes to the game. */
  const load = async (game: string, place: Place): Promise<Room | null> => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const room = await fetch(game, place);
      const draft = room === null ? null : missingServerEntry(room, deps.outages.known, deps.now());
      if (room === null || draft === null) return room;
      const entry = advance(room, draft, deps.now());
      if (!entry.ok) throw new Error(`the server may not write “${draft.kind}”`);
      await store(place, room, entry.value);
    }
    throw new Error('somebody else was always quicker');
  };

  /** Seats and games change their owners without an entry. */
  const meetAgain = async (room: Room): Promise<void> => {
    const { id } = room.row;
    room.players = await seatsOf(storage.db, [id]);
    room.row = (await findGameRow(storage.db, id)) ?? room.row;
  };

  /** What others have written since; where it is the next entry and came along, nobody is asked. */
  const readOn = async (room: Room, came: EntryRow | null): Promise<void> => {
    const { id } = room.row;
    const isNext = came !== null && came.seq === room.seq + 1;
    const entries = isNext ? [came] : await entriesAfter(storage.db, id, room.seq);
    for (const entry of entries) {
      if (entry.kind === 'sit') await meetAgain(room);
      replayEntry(room, entry);
    }
  };

  /** What stays as it is has been said when it was found out. */
  const said = new WeakSet<object>();
  const complain = (game: string, error: unknown): void => {
    if (error instanceof GameVoid) return;
    if (error instanceof GameDiverged) {
      if (said.has(error)) return;
      said.add(error);
    }
    deps.onTrouble(game, error);
  };
  const unavailable = (game: string, error: unknown): Result<never, Refusal> => {
    complain(game, error);
    if (error instanceof GameVoid) {
      if (deps.isWatched(game)) deps.onVoid(game);
      return refuse('void');
    }
    return refuse(error instanceof GameDiverged ? 'diverged' : 'unavailable');
  };

  /**
   * Whether a game counts is known when it begins: who could take a name later would do so when he wins.
   * Before the entry is written, so that no game goes on of which that is not said.
   */
  const settleRating = async (room: Room): Promise<void> => {
    if (room.row.is_rated === 0 || !isFull(room) || canBeRated(room.players)) return;
    await leaveUnrated(storage.db, room.row.id);
    room.row = { ...room.row, is_rated: 0 };
  };

  /** Stores the room's newest entry and tells of it. False: its place was taken, and the room is not at hand any more. */
  const store = async (
    place: Place,
    room: Room,
    entry: EntryRow,
    notify: readonly Seat[] = [],
  ): Promise<boolean> => {
    // Until the entry is durable the room is ahead of the truth; if it never is, the room must go.
    place.room = null;
    const storing = storage.appender.append({
      entry,
      figures: figuresOf(room),
      ...(notify.length === 0 ? {} : { notify }),
    });
    const broadcast = prepareMeanwhile(() => deps.prepare(room));
    if (!(await storing)) return false;
    place.room = room;
    broadcast()();
    deps.onEntry(room, entry);
    if (notify.length > 0) deps.onNotificationDue(entry.game);
    return true;
  };

  const attempt = async (
    place: Place,
    game: string,
    seat: Seat,
    command: Command,
  ): Promise<Result<number, Refusal> | null> => {
    await deps.outages.ready();
    const room = await load(game, place);
    if (room === null) return refuse('unknown-game');
    if (command.type === 'sit') await meetAgain(room);
    if (command.type === 'claim' && !deps.outages.mayClaim()) return refuse('just-started');
    const draft = draftOf(room, seat, command);
    if (!draft.ok) return draft;
    if ('already' in draft.value) return done(draft.value.already);
    const before = timedSeats(room);
    const entry = advance(room, draft.value, deps.now());
    if (!entry.ok) return entry;
    if (command.type === 'sit') await settleRating(room);
    const notify = timedSeats(room).filter(
      (seat) => !before.includes(seat) && deps.needsNotification(game, seat),
    );
    const { seq } = entry.value;
    return (await store(place, room, entry.value, notify)) ? done(shownSeq(room, seat, seq)) : null;
  };

  const look = <T>(
    game: string,
    isAnew: boolean,
    work: (room: Room) => T,
  ): Promise<Result<T, Refusal>> =>
    inLine(game, async (place) => {
      try {
        const room = await load(game, place);
        if (room === null) return refuse('unknown-game');
        if (isAnew) await meetAgain(room);
        return done(work(room));
      } catch (error) {
        return unavailable(game, error);
      }
    });

  return {
    submit: (game, seat, command) =>
      inLine(game, async (place) => {
        try {
          for (let tries = 0; tries < MAX_TRIES; tries++) {
            const result = await attempt(place, game, seat, command);
            if (result !== null) return result;
          }
          return refuse('unavailable');
        } catch (error) {
          place.room = null;
          return unavailable(game, error);
        }
      }),

    read: (game, work) => look(game, false, work),
    readFresh: (game, work) => look(game, true, work),

    async refresh(game, seq, came = () => null) {
      if (!places.has(game) && !deps.isWatched(game)) return true;
      return inLine(game, async (place) => {
        try {
          if (place.room === null && !deps.isWatched(game)) return true;
          const room = await load(game, place);
          if (room !== null && room.seq < seq) await readOn(room, came());
          if (room !== null) deps.prepare(room)();
          return true;
        } catch (error) {
          place.room = null;
          complain(game, error);
          if (error instanceof GameVoid) deps.onVoid(game);
          // It will not be better in a moment.
          return error instanceof GameDiverged || error instanceof GameVoid;
        }
      });
    },

    forget(except) {
      const busy: string[] = [];
      for (const [game, place] of places) {
        if (except(game)) continue;
        if (place.waiting === 0) place.room = null;
        else busy.push(game);
      }
      return busy;
    },

    has: (game) => (places.get(game)?.room ?? null) !== null,

    sweep() {
      present = deps.now();
      let swept = 0;
      for (const [game, { waiting, usedAt }] of places) {
        // The others have been used since.
        if (present - usedAt < RESTS_AFTER_MS || swept >= MAX_SWEPT) return;
        if (waiting > 0 || deps.isWatched(game)) continue;
        places.delete(game);
        swept += 1;
      }
    },

    get size() {
      return places.size;
    },
  };
}

/**
 * Made once the entry is on its way to the disk, while nothing else is to be done; at the latest when it
 * is asked for, and then whatever goes wrong goes wrong there.
 */
function prepareMeanwhile<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  setImmediate(() => {
    try {
      made ??= { value: make() };
    } catch {
      // It is tried again where somebody waits for it.
    }
  });
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
