import type { Seat } from '@bivouac/kernel';
import type { FromServer } from '@bivouac/protocol';
import type { Reader } from '../rooms/reader.ts';
import type { Room } from '../rooms/room.ts';
import { chatAfter, tableFor, tableSeqFor } from '../rooms/table.ts';

/** One page that looks at one game. */
export interface Listener {
  readonly reader: Reader;
  /** What the player's other pages call it. */
  readonly page: string;
  isMuted: boolean;
  /** The newest entry that the page has been told of. */
  seen: number;
  /** Text that is ready to be sent; the same text may go to many. */
  send(text: string): void;
  /** Another page of the same player closes this one. */
  close(): void;
}

/** Says what is ready. Whoever has come since is not meant, and whoever has gone does not hear it. */
export type Broadcast = () => void;

export interface Hub {
  add(game: string, listener: Listener): void;
  remove(game: string, listener: Listener): void;
  has(game: string): boolean;
  /** The pages at one seat. */
  listenersAt(game: string, seat: Seat): readonly Listener[];
  /** Makes ready what everybody at the table is to hear of what has happened since he was last told. */
  prepare(room: Room): Broadcast;
  /** Lays the table anew for everybody at it: names have changed, which no entry tells. */
  resendTables(room: Room): void;
  sendToSeat(game: string, seat: Seat, message: FromServer): void;
  sendToAll(game: string, message: FromServer): void;
  presence(game: string): { readonly seats: ReadonlySet<Seat>; readonly watchers: number };
  readonly games: Iterable<string>;
  /** Those at which somebody sits, and does not only watch. */
  gamesWithPlayers(): Iterable<string>;
  /** How many. */
  readonly size: number;
}

/** Who looks at which game in this process. It holds no game: rooms may go while people watch. */
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
      // Made once for each seat and once for all who watch, as long as they are equally far.
      const made = new Map<string, string>();
      const ready = Array.from(listenersOf(id), (listener) => {
        const { reader, seen } = listener;
        const chat = chatAfter(room, reader, seen);
        if (seen >= tableSeqFor(room, reader)) return { listener, table: null, chat };
        const key = `${reader} ${seen}`;
        const table = made.get(key) ?? JSON.stringify(tableFor(room, reader, seen, now()));
        made.set(key, table);
        return { listener, table, chat };
      });
      return () => {
        for (const { listener, table, chat } of ready) {
          // His page may look at another game by now, and would take this one for that.
          if (!tables.get(id)?.has(listener)) continue;
          // The table last: whoever has it has everything up to its number, wherever his line breaks.
          for (const line of chat) {
            if (!listener.isMuted || line.seat === listener.reader) {
              listener.send(JSON.stringify(line));
            }
          }
          if (table !== null) listener.send(table);
          listener.seen = Math.max(listener.seen, seq);
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
    presence(game) {
      const seats = new Set<Seat>();
      let watchers = 0;
      for (const { reader } of listenersOf(game)) {
        if (reader === 'spectator') watchers += 1;
        else seats.add(reader);
      }
      return { seats, watchers };
    },
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
