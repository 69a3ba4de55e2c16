import type { Seat } from '@bivouac/kernel';
import type { FromServer } from '@bivouac/protocol';
import type { Room } from '../rooms/room.ts';
import { chatAfter, type Guest, tableFor } from '../rooms/table.ts';

/** One page that looks at one game. */
export interface Listener {
  readonly guest: Guest;
  isMuted: boolean;
  /** The newest entry that the page has been told of. */
  seen: number;
  /** Text that is ready to be sent; the same text may go to many. */
  send(text: string): void;
}

export interface Hub {
  add(game: string, listener: Listener): void;
  remove(game: string, listener: Listener): void;
  has(game: string): boolean;
  /** Tells everybody at the table what has happened since he was last told. */
  tell(room: Room): void;
  tellSeat(game: string, seat: Seat, message: FromServer): void;
  tellAll(game: string, message: FromServer): void;
  presence(game: string): { readonly seats: ReadonlySet<Seat>; readonly watchers: number };
  readonly games: Iterable<string>;
}

/** Who looks at which game in this process. It holds no game: rooms may go while people watch. */
export function createHub(now: () => number): Hub {
  const tables = new Map<string, Set<Listener>>();
  const at = (game: string): Iterable<Listener> => tables.get(game) ?? [];

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
    tell(room) {
      const { id } = room.row;
      // Made once for each seat and once for all who watch, as long as they are equally far.
      const made = new Map<string, string>();
      for (const listener of at(id)) {
        const { guest, seen, isMuted } = listener;
        if (seen < room.tableSeq) {
          const key = `${guest} ${seen}`;
          const text = made.get(key) ?? JSON.stringify(tableFor(room, guest, seen, now()));
          made.set(key, text);
          listener.send(text);
        }
        for (const line of chatAfter(room, seen)) {
          if (!isMuted || line.seat === guest) listener.send(JSON.stringify(line));
        }
        listener.seen = Math.max(seen, room.seq);
      }
    },
    tellSeat(game, seat, message) {
      const text = JSON.stringify(message);
      for (const listener of at(game)) if (listener.guest === seat) listener.send(text);
    },
    tellAll(game, message) {
      const text = JSON.stringify(message);
      for (const listener of at(game)) listener.send(text);
    },
    presence(game) {
      const seats = new Set<Seat>();
      let watchers = 0;
      for (const { guest } of at(game)) {
        if (guest === 'spectator') watchers += 1;
        else seats.add(guest);
      }
      return { seats, watchers };
    },
    get games() {
      return tables.keys();
    },
  };
}
