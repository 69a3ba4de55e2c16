import type { Seat } from '@bivouac/kernel';
import type { Bus, PresenceMessage } from '../bus/bus.ts';
import type { Hub, Listener } from './hub.ts';
import { createRoundRobin } from './round-robin.ts';

/** The people at a table now, in this process and in others. */
export interface Presence {
  /** A page has entered or left a game in this process. `newcomer`: the page that has entered. */
  changed(game: string, newcomer?: Listener): void;
  /** A message from another process. */
  receive(message: PresenceMessage): void;
  isPresent(game: string, seat: Seat): boolean;
  close(): void;
}

/** A message from another process is valid for this long; it is repeated in time. */
const EXPIRES_AFTER_MS = 90_000;
const REPEAT_MS = 30_000;
const BEAT_MS = 100;
const MAX_SEATS = 8;

interface RemotePresence {
  readonly message: PresenceMessage;
  readonly at: number;
}

/** `onLost` is called for each player whose process has fallen silent. */
export function createPresence(
  hub: Hub,
  bus: Pick<Bus, 'publishPresence'>,
  now: () => number,
  onLost: (game: string, seat: Seat) => void = () => undefined,
): Presence {
  const remote = new RemotePresences(now, onLost);
  const local = new LocalPresences(hub, bus);
  const pages = new PresencePages(hub, remote);
  const expiring = createRoundRobin(remote.byGame, REPEAT_MS / BEAT_MS);
  const publishing = createRoundRobin(local.games, REPEAT_MS / BEAT_MS);
  const timer = setInterval(() => {
    publishing.beat((game) => local.publish(game));
    expiring.beat((game) => {
      if (remote.expire(game)) pages.send(game);
    });
  }, BEAT_MS);
  timer.unref();

  return {
    changed(game, newcomer) {
      local.changed(game);
      pages.send(game, newcomer);
    },
    receive(message) {
      const { game } = message;
      const { isNewProcess, isSame } = remote.receive(message);
      if (!isSame) pages.send(game);
      // The other process does not know yet who is here.
      if (isNewProcess && hub.has(game)) local.publish(game);
    },
    isPresent: (game, seat) =>
      hub.presence(game).seats.has(seat) ||
      remote.of(game).some(({ seats }) => seats.includes(seat)),
    close: () => clearInterval(timer),
  };
}

/** The reports of the other processes, as long as they repeat them. */
class RemotePresences {
  readonly byGame = new Map<string, Map<string, RemotePresence>>();
  readonly #now: () => number;
  readonly #onLost: (game: string, seat: Seat) => void;

  constructor(now: () => number, onLost: (game: string, seat: Seat) => void) {
    this.#now = now;
    this.#onLost = onLost;
  }

  of(game: string): readonly PresenceMessage[] {
    const known = this.byGame.get(game);
    if (known === undefined) return [];
    for (const [process, { message, at }] of known) {
      if (this.#now() - at <= EXPIRES_AFTER_MS) continue;
      known.delete(process);
      for (const seat of message.seats) this.#onLost(game, seat);
    }
    if (known.size === 0) this.byGame.delete(game);
    return [...known.values()].map(({ message }) => message);
  }

  /** Forgets processes that are silent: they have died, and their players are gone. Returns whether there were any. */
  expire(game: string): boolean {
    const before = this.byGame.get(game)?.size ?? 0;
    return this.of(game).length < before;
  }

  receive(message: PresenceMessage) {
    const { game, process, seats, watchers } = message;
    const known = this.byGame.get(game) ?? new Map<string, RemotePresence>();
    const before = known.get(process)?.message;
    if (seats.length === 0 && watchers === 0) known.delete(process);
    else known.set(process, { message, at: this.#now() });
    if (known.size > 0) this.byGame.set(game, known);
    else this.byGame.delete(game);
    const isSame = before?.watchers === watchers && `${before.seats}` === `${seats}`;
    return { isNewProcess: before === undefined, isSame };
  }
}

/** Tells the other processes who is here. */
class LocalPresences {
  /** Games with pages in this process. */
  readonly games = new Set<string>();
  /** By game: what was last published. */
  readonly #published = new Map<string, string>();
  readonly #hub: Hub;
  readonly #bus: Pick<Bus, 'publishPresence'>;

  constructor(hub: Hub, bus: Pick<Bus, 'publishPresence'>) {
    this.#hub = hub;
    this.#bus = bus;
  }

  changed(game: string): void {
    if (this.#hub.has(game)) this.games.add(game);
    else this.games.delete(game);
    if (this.#published.get(game) !== JSON.stringify(this.#contentOf(game))) this.publish(game);
  }

  publish(game: string): void {
    const content = this.#contentOf(game);
    if (this.#hub.has(game)) this.#published.set(game, JSON.stringify(content));
    else this.#published.delete(game);
    this.#bus.publishPresence({ game, ...content });
  }

  #contentOf(game: string) {
    const { seats, watchers } = this.#hub.presence(game);
    return { seats: [...seats].sort(), watchers };
  }
}

/** Tells the pages here who is at their table. */
class PresencePages {
  /** By game: what the pages were last sent. */
  readonly #sent = new Map<string, string>();
  readonly #hub: Hub;
  readonly #remote: RemotePresences;

  constructor(hub: Hub, remote: RemotePresences) {
    this.#hub = hub;
    this.#remote = remote;
  }

  /** Sends nothing if nothing changed: opponents must not learn that a player has opened another page. */
  send(game: string, newcomer?: Listener): void {
    if (!this.#hub.has(game)) {
      this.#sent.delete(game);
      return;
    }
    const message = this.#messageFor(game);
    const text = JSON.stringify(message);
    if (text === this.#sent.get(game)) {
      newcomer?.send(text);
      return;
    }
    this.#sent.set(game, text);
    this.#hub.sendToAll(game, message);
  }

  #messageFor(game: string) {
    const local = this.#hub.presence(game);
    const away = this.#remote.of(game);
    const isPresent = (seat: Seat): boolean =>
      local.seats.has(seat) || away.some(({ seats }) => seats.includes(seat));
    const watchers = away.reduce((sum, each) => sum + each.watchers, local.watchers);
    const seats = Array.from({ length: MAX_SEATS }, (_, seat) => isPresent(seat));
    return { type: 'presence', seats, watchers } as const;
  }
}
