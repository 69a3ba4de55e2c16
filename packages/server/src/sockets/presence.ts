import type { Seat } from '@bivouac/kernel';
import type { Bus, PresenceMessage } from '../bus/bus.ts';
import type { Hub, Listener } from './hub.ts';
import { createRoundRobin } from './round-robin.ts';

/** Who is at a table now, in this process and in others. */
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
  /** Games with pages in this process. */
  const localGames = new Set<string>();
  const remote = new Map<string, Map<string, RemotePresence>>();
  /** By game: the newest message to the pages here, and to the other processes. */
  const sentHere = new Map<string, string>();
  const published = new Map<string, string>();

  const remotePresences = (game: string): readonly PresenceMessage[] => {
    const known = remote.get(game);
    if (known === undefined) return [];
    for (const [process, { message, at }] of known) {
      if (now() - at <= EXPIRES_AFTER_MS) continue;
      known.delete(process);
      for (const seat of message.seats) onLost(game, seat);
    }
    if (known.size === 0) remote.delete(game);
    return [...known.values()].map(({ message }) => message);
  };

  /** Sends nothing if nothing changed: opponents must not learn that a player has opened another page. */
  const sendPresence = (game: string, newcomer?: Listener): void => {
    if (!hub.has(game)) {
      sentHere.delete(game);
      return;
    }
    const local = hub.presence(game);
    const away = remotePresences(game);
    const isPresent = (seat: Seat): boolean =>
      local.seats.has(seat) || away.some(({ seats }) => seats.includes(seat));
    const watchers = away.reduce((sum, each) => sum + each.watchers, local.watchers);
    const seats = Array.from({ length: MAX_SEATS }, (_, seat) => isPresent(seat));
    const message = { type: 'presence', seats, watchers } as const;
    const text = JSON.stringify(message);
    if (text === sentHere.get(game)) {
      newcomer?.send(text);
      return;
    }
    sentHere.set(game, text);
    hub.sendToAll(game, message);
  };

  const contentOf = (game: string) => {
    const { seats, watchers } = hub.presence(game);
    return { seats: [...seats].sort(), watchers };
  };
  const publish = (game: string): void => {
    const content = contentOf(game);
    if (hub.has(game)) published.set(game, JSON.stringify(content));
    else published.delete(game);
    bus.publishPresence({ game, ...content });
  };
  /** A silent process has died, and its players are gone. */
  const expire = (game: string): void => {
    const before = remote.get(game)?.size ?? 0;
    if (remotePresences(game).length < before) sendPresence(game);
  };
  const publishing = createRoundRobin(localGames, REPEAT_MS / BEAT_MS);
  const expiring = createRoundRobin(remote, REPEAT_MS / BEAT_MS);
  const timer = setInterval(() => {
    publishing.beat(publish);
    expiring.beat(expire);
  }, BEAT_MS);
  timer.unref();

  return {
    changed(game, newcomer) {
      if (hub.has(game)) localGames.add(game);
      else localGames.delete(game);
      if (published.get(game) !== JSON.stringify(contentOf(game))) publish(game);
      sendPresence(game, newcomer);
    },
    receive(message) {
      const { game, process, seats, watchers } = message;
      const known = remote.get(game) ?? new Map<string, RemotePresence>();
      const before = known.get(process)?.message;
      const isNews = hub.has(game) && before === undefined;
      const isSame = before?.watchers === watchers && `${before.seats}` === `${seats}`;
      if (seats.length === 0 && watchers === 0) known.delete(process);
      else known.set(process, { message, at: now() });
      if (known.size > 0) remote.set(game, known);
      else remote.delete(game);
      if (!isSame) sendPresence(game);
      // The other process does not know yet who is here.
      if (isNews) publish(game);
    },
    isPresent: (game, seat) =>
      hub.presence(game).seats.has(seat) ||
      remotePresences(game).some(({ seats }) => seats.includes(seat)),
    close: () => clearInterval(timer),
  };
}
