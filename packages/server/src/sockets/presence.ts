import type { Seat } from '@bivouac/kernel';
import type { Bus, PresenceMessage } from '../bus/bus.ts';
import type { Hub, Listener } from './hub.ts';
import { createRounds } from './rounds.ts';

/** Who is at the table now, here and on other processes. */
export interface Presence {
  /** A page has entered or left a game in this process. `newcomer`: the page that has entered. */
  changed(game: string, newcomer?: Listener): void;
  /** Another process tells who is there. */
  heard(message: PresenceMessage): void;
  isThere(game: string, seat: Seat): boolean;
  close(): void;
}

/** What another process said is believed for so long; it says it again in time. */
const BELIEVED_MS = 90_000;
const AGAIN_MS = 30_000;
const BEAT_MS = 100;
const MOST_SEATS = 8;

interface Elsewhere {
  readonly message: PresenceMessage;
  readonly at: number;
}

/** `onLost` hears of everybody whose process has fallen silent. */
export function createPresence(
  hub: Hub,
  bus: Pick<Bus, 'publishPresence'>,
  now: () => number,
  onLost: (game: string, seat: Seat) => void = () => undefined,
): Presence {
  /** The games that somebody looks at here. */
  const here = new Set<string>();
  const elsewhere = new Map<string, Map<string, Elsewhere>>();
  /** By game, what the pages here and the other processes were last told. */
  const toldHere = new Map<string, string>();
  const toldAway = new Map<string, string>();

  const others = (game: string): readonly PresenceMessage[] => {
    const known = elsewhere.get(game);
    if (known === undefined) return [];
    for (const [process, { message, at }] of known) {
      if (now() - at <= BELIEVED_MS) continue;
      known.delete(process);
      for (const seat of message.seats) onLost(game, seat);
    }
    if (known.size === 0) elsewhere.delete(game);
    return [...known.values()].map(({ message }) => message);
  };

  /** Opponents must not learn that a player has opened another page: the same is not told twice. */
  const tell = (game: string, newcomer?: Listener): void => {
    if (!hub.has(game)) {
      toldHere.delete(game);
      return;
    }
    const near = hub.presence(game);
    const away = others(game);
    const isThere = (seat: Seat): boolean =>
      near.seats.has(seat) || away.some(({ seats }) => seats.includes(seat));
    const watchers = away.reduce((sum, each) => sum + each.watchers, near.watchers);
    const seats = Array.from({ length: MOST_SEATS }, (_, seat) => isThere(seat));
    const message = { type: 'presence', seats, watchers } as const;
    const text = JSON.stringify(message);
    if (text === toldHere.get(game)) {
      newcomer?.send(text);
      return;
    }
    toldHere.set(game, text);
    hub.tellAll(game, message);
  };

  const contentOf = (game: string) => {
    const { seats, watchers } = hub.presence(game);
    return { seats: [...seats].sort(), watchers };
  };
  const announce = (game: string): void => {
    const content = contentOf(game);
    if (hub.has(game)) toldAway.set(game, JSON.stringify(content));
    else toldAway.delete(game);
    bus.publishPresence({ game, ...content });
  };
  /** A process that is silent has died, and its people are gone. */
  const doubt = (game: string): void => {
    const before = elsewhere.get(game)?.size ?? 0;
    if (others(game).length < before) tell(game);
  };
  const announcing = createRounds(here, AGAIN_MS / BEAT_MS);
  const doubting = createRounds(elsewhere, AGAIN_MS / BEAT_MS);
  const again = setInterval(() => {
    announcing.beat(announce);
    doubting.beat(doubt);
  }, BEAT_MS);
  again.unref();

  return {
    changed(game, newcomer) {
      if (hub.has(game)) here.add(game);
      else here.delete(game);
      if (toldAway.get(game) !== JSON.stringify(contentOf(game))) announce(game);
      tell(game, newcomer);
    },
    heard(message) {
      const { game, process, seats, watchers } = message;
      const known = elsewhere.get(game) ?? new Map<string, Elsewhere>();
      const before = known.get(process)?.message;
      const isNews = hub.has(game) && before === undefined;
      const isSame = before?.watchers === watchers && `${before.seats}` === `${seats}`;
      if (seats.length === 0 && watchers === 0) known.delete(process);
      else known.set(process, { message, at: now() });
      if (known.size > 0) elsewhere.set(game, known);
      else elsewhere.delete(game);
      if (!isSame) tell(game);
      // Whoever has just come to a table elsewhere does not know who sits here.
      if (isNews) announce(game);
    },
    isThere: (game, seat) =>
      hub.presence(game).seats.has(seat) || others(game).some(({ seats }) => seats.includes(seat)),
    close: () => clearInterval(again),
  };
}
