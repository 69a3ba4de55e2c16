import type { Seat } from '@bivouac/kernel';
import type { FromServer } from '@bivouac/protocol';
import type { Reader } from '../rooms/reader.ts';
import type { Room } from '../rooms/room.ts';
import { chatAfter, tableFor, tableSeqFor } from '../rooms/table.ts';

/** One page that shows one game. */
export interface Listener {
  readonly reader: Reader;
  /** The page's name for the player's other pages. */
  readonly page: string;
  isMuted: boolean;
  /** The newest entry that was sent to the page. */
  seen: number;
  /** Sends serialised text; the same text may go to many pages. */
  send(text: string): void;
  /** Called when another page of the same player closes this one. */
  close(): void;
}

/** Sends the prepared messages to the listeners that are still there. */
export type Broadcast = () => void;

export interface Hub {
  add(game: string, listener: Listener): void;
  remove(game: string, listener: Listener): void;
  has(game: string): boolean;
  /** The pages at one seat. */
  listenersAt(game: string, seat: Seat): readonly Listener[];
  /** Serialises what is new for each listener since it was last sent something. */
  prepare(room: Room): Broadcast;
  /** Sends everyone at the table a new table message, for changes without an entry, such as names. */
  resendTables(room: Room): void;
  sendToSeat(game: string, seat: Seat, message: FromServer): void;
  sendToAll(game: string, message: FromServer): void;
  presence(game: string): { readonly seats: ReadonlySet<Seat>; readonly watchers: number };
  readonly games: Iterable<string>;
  /** The games that a player of this process sits at, not only watches. */
  gamesWithPlayers(): Iterable<string>;
  /** Number of games with listeners. */
  readonly size: number;
}

interface Messages {
  readonly chat: ReturnType<typeof chatAfter>;
  /** Null if the table is not new to the page. */
  readonly table: string | null;
}

/** The news for each listener. Serialised once per seat and once for all spectators, if they have seen the same. */
function messagesFor(room: Room, listeners: Iterable<Listener>, now: number) {
  const made = new Map<string, string>();
  return Array.from(listeners, (listener): { listener: Listener; messages: Messages } => {
    const { reader, seen } = listener;
    const chat = chatAfter(room, reader, seen);
    if (seen >= tableSeqFor(room, reader)) return { listener, messages: { chat, table: null } };
    const key = `${reader} ${seen}`;
    const table = made.get(key) ?? JSON.stringify(tableFor(room, reader, seen, now));
    made.set(key, table);
    return { listener, messages: { chat, table } };
  });
}

/** The table comes last: a page that has it has everything up to its number, even if the connection breaks. */
function sendPrepared(listener: Listener, { chat, table }: Messages, seq: number): void {
  for (const line of chat) {
    if (!listener.isMuted || line.seat === listener.reader) listener.send(JSON.stringify(line));
  }
  if (table !== null) listener.send(table);
  listener.seen = Math.max(listener.seen, seq);
}

function presenceOf(listeners: Iterable<Listener>): ReturnType<Hub['presence']> {
  const seats = new Set<Seat>();
  let watchers = 0;
  for (const { reader } of listeners) {
    if (reader === 'spectator') watchers += 1;
    else seats.add(reader);
  }
  return { seats, watchers };
}

/** Knows which pages of this process show which game. It holds no rooms: they may be unloaded meanwhile. */
export function createHub(now: () => number): Hub {
  const tables = new Map<string, Set<Listener>>();
  const listenersOf = (game: string): Iterable<Listener> => tables.get(game) ?? [];

  return {
    add(game, listener) {
      const table = tables.get(game) ?? new Set();
      table.add(listener);
      tables.set(game, table);
    },
    remove(game, listener) {
      const table = tables.get(game);
      table?.delete(listener);
      if (table?.size === 0) tables.delete(game);
    },
    has: (game) => tables.has(game),
    listenersAt: (game, seat) => [...listenersOf(game)].filter(({ reader }) => reader === seat),
    prepare(room) {
      const { seq } = room;
      const { id } = room.row;
      const prepared = messagesFor(room, listenersOf(id), now());
      return () => {
        for (const { listener, messages } of prepared) {
          // The page may show another game by now and would mistake this table for that game's.
          if (!tables.get(id)?.has(listener)) continue;
          sendPrepared(listener, messages, seq);
        }
      };
    },
    resendTables(room) {
      for (const { reader, seen, send } of listenersOf(room.row.id)) {
        send(JSON.stringify(tableFor(room, reader, seen, now())));
      }
    },
    sendToSeat(game, seat, message) {
      const text = JSON.stringify(message);
      for (const listener of listenersOf(game)) if (listener.reader === seat) listener.send(text);
    },
    sendToAll(game, message) {
      const text = JSON.stringify(message);
      for (const listener of listenersOf(game)) listener.send(text);
    },
    presence: (game) => presenceOf(listenersOf(game)),
    *gamesWithPlayers() {
      for (const [game, table] of tables) {
        if ([...table].some(({ reader }) => reader !== 'spectator')) yield game;
      }
    },
    get games() {
      return tables.keys();
    },
    get size() {
      return tables.size;
    },
  };
}
