import { done, type Result, type Seat } from '@bivouac/kernel';
import {
  type FromClient,
  type FromServer,
  fromClient,
  PROTOCOL,
  type Refusal,
} from '@bivouac/protocol';
import type { GameService } from '../game-service.ts';
import { enter } from '../rooms/enter.ts';
import { refuse } from '../rooms/entry-handlers.ts';
import { storedSeq } from '../rooms/hidden-acts.ts';
import { pastFor } from '../rooms/past.ts';
import { figuresOf } from '../rooms/room.ts';
import { chatAfter, tableFor, welcomeTo } from '../rooms/table.ts';
import { newId } from '../secrets.ts';
import type { Listener } from './hub.ts';
import { publicName } from './pages.ts';

/** The wire, as far as a connection needs it. */
export interface Wire {
  send(text: string): void;
  /** Asked for each message: whether it may be heard. */
  mayTalk(): boolean;
  /** It was told that it asks too much; one that is told too often loses its line. */
  warned(): void;
  /** Where it comes from. */
  readonly address: string;
}

export interface Connection {
  /** A message has come. */
  heard(text: string): void;
  /** Resolves when everything that has been heard is answered. */
  answered(): Promise<unknown>;
  /** The other end is asked whether it is there; it is, and has had everything up to that question. */
  asked(): void;
  alive(): void;
  /** The wire is gone; it may have broken some time ago. */
  gone(isBroken: boolean): void;
}

interface Place {
  readonly game: string;
  readonly listener: Listener;
  /** The newest entry of which the page knows for certain, and what it will be if it is still there. */
  known: number;
  asked: number;
}

/** What one page may have under way at once. */
const MOST_WAITING = 32;

/** One page's talk with the server: one message after the other, each answered. */
export function openConnection(
  service: GameService,
  wire: Wire,
  person: string | null,
): Connection {
  const owner = person ?? wire.address;
  let place: Place | null = null;
  let isGone = false;
  let waiting = 0;
  let tail: Promise<unknown> = Promise.resolve();

  const send = (message: FromServer): void => wire.send(JSON.stringify(message));
  const refused = (ref: string | null, refusal: Refusal): void => {
    service.metrics.count('refusals_total');
    send({ type: 'refused', ref, refusal });
  };

  const leave = (): void => {
    if (place === null) return;
    const { game, listener } = place;
    place = null;
    service.hub.remove(game, listener);
    service.presence.changed(game);
  };
  const leaveForGood = (): void => {
    const left = place;
    leave();
    if (left !== null) service.pages.left(left.game, left.listener);
  };

  /** The seat that this page plays, if it does. */
  const ownSeat = (): Result<{ game: string; seat: Seat; seen: number }, Refusal> => {
    if (place === null) return refuse('not-entered');
    const { guest, seen } = place.listener;
    if (guest === 'spectator') return refuse('not-seated');
    return done({ game: place.game, seat: guest, seen });
  };

  const comeIn = async (message: Extract<FromClient, { type: 'enter' }>): Promise<void> => {
    if (message.protocol !== PROTOCOL) return refused(null, { code: 'old-page' });
    leave();
    const { game, token, seat, isSecond, since } = message;
    const page = publicName(message.page ?? newId());
    await service.fetch(owner, game);
    const entrance = { game, token, seat, person, isSecond: isSecond === true };
    const guest = await enter(service.rooms, service.storage, entrance, service.now());
    if (!guest.ok) return refused(null, guest.problem);
    const entered = await service.rooms.look(game, (room) => {
      if (isGone) return null;
      const listener: Listener = {
        ...{ guest: guest.value, page, isMuted: false, seen: room.seq, send: wire.send },
        close() {
          if (place?.listener !== listener) return;
          leaveForGood();
          refused(null, { code: 'closed' });
        },
      };
      // Listening begins with the very state that is sent: nothing can happen in between.
      send(welcomeTo(room, guest.value, person));
      const seen = storedSeq(room, guest.value, since);
      for (const line of chatAfter(room, guest.value, seen)) send(line);
      send(tableFor(room, guest.value, seen, service.now()));
      service.hub.add(game, listener);
      // What stood there already is what he has come for.
      place = { game, listener, known: room.seq, asked: room.seq };
      const isBotAwaited = guest.value !== 'spectator' && figuresOf(room).is_bot_due === 1;
      return { listener, isBotAwaited, hasNext: room.next !== null };
    });
    if (!entered.ok) return refused(null, entered.problem);
    if (entered.value === null) return;
    service.presence.changed(game, entered.value.listener);
    service.pages.entered(game, entered.value.listener);
    // Bots do not think at a table that everybody has left; they go on when somebody comes.
    if (entered.value.isBotAwaited) await service.wakeBots(game);
    // The process whose player agreed to the next game may have died before it could make it.
    if (entered.value.hasNext) await service.offers.ensureRematch(game);
  };

  const look = async (message: Extract<FromClient, { type: 'look' }>): Promise<void> => {
    if (place === null) return refused(message.ref, { code: 'not-entered' });
    const { game, listener } = place;
    const past = await service.pasts.take(owner, () =>
      service.rooms.look(game, (room) => pastFor(room, listener.guest, message.after)),
    );
    if (!past.ok) return refused(message.ref, past.problem);
    send({ type: 'past', ref: message.ref, after: message.after, ...past.value });
  };

  const closePage = ({ ref, page }: Extract<FromClient, { type: 'close-page' }>): void => {
    const own = ownSeat();
    if (!own.ok) refused(ref, own.problem);
    else {
      send({ type: 'done', ref, seq: own.value.seen });
      // Only pages at the sender's own seat are looked for, whatever name was sent.
      const { game, seat } = own.value;
      service.pages.close({ game, seat, page });
    }
  };

  const answer = async (message: FromClient): Promise<void> => {
    if (message.type === 'enter') {
      const before = place;
      await comeIn(message);
      if (before !== null) service.pages.left(before.game, before.listener);
      return;
    }
    if (message.type === 'look') return look(message);
    if (message.type === 'mute') {
      if (place !== null) place.listener.isMuted = message.isMuted;
      return;
    }
    if (message.type === 'close-page') return closePage(message);
    const begun = performance.now();
    const result = await submit(message);
    if (!result.ok) return refused(message.ref, result.problem);
    if (message.type === 'act') service.metrics.observeAct((performance.now() - begun) / 1_000);
    send({ type: 'done', ref: message.ref, seq: result.value });
  };

  const submit = async (
    message: Exclude<FromClient, { type: 'enter' | 'mute' | 'look' | 'close-page' }>,
  ): Promise<Result<number, Refusal>> => {
    const own = ownSeat();
    return own.ok ? service.offers.submit(own.value.game, own.value.seat, message) : own;
  };

  return {
    heard(text) {
      if (isGone) return;
      if (!wire.mayTalk()) {
        refused(refIn(text), { code: 'too-many' });
        return wire.warned();
      }
      const read = readMessage(text);
      if (!read.ok) {
        service.metrics.count('bad_messages_total');
        return refused(refIn(text), read.problem);
      }
      const message = read.value;
      if (waiting >= MOST_WAITING) {
        refused(refIn(text), { code: 'too-many' });
        return wire.warned();
      }
      waiting += 1;
      tail = tail
        .then(() => (isGone ? undefined : answer(message)))
        .catch((error: unknown) => {
          service.report('a message could not be answered', { error });
          refused('ref' in message ? message.ref : null, { code: 'unavailable' });
        })
        .finally(() => {
          waiting -= 1;
        });
    },
    answered: () => tail,
    asked() {
      if (place !== null) place.asked = place.listener.seen;
    },
    alive() {
      if (place !== null) place.known = place.asked;
    },
    gone(isBroken) {
      isGone = true;
      const left = place;
      leaveForGood();
      if (!isBroken || left === null || left.listener.guest === 'spectator') return;
      service.connectionLost(left.game, left.listener.guest, left.known);
    },
  };
}

/** The answer to a message that nobody has time for. */
export function tooMany(text: string): FromServer {
  return { type: 'refused', ref: refIn(text), refusal: { code: 'too-many' } };
}

/** What a message called itself that is no message otherwise: whoever sent it waits for an answer. */
function refIn(text: string): string | null {
  return /"ref":"([\w-]{1,40})"/.exec(text)?.[1] ?? null;
}

function readMessage(text: string): Result<FromClient, Refusal> {
  try {
    const read = fromClient.safeParse(JSON.parse(text));
    return read.success ? done(read.data) : refuse(misspelt(read.error.issues) ?? 'bad-message');
  } catch {
    return refuse('bad-message');
  }
}

/** Fields that players type or copy, and the refusal for a malformed value. */
const TYPED: ReadonlyMap<unknown, Refusal['code']> = new Map([
  ['game', 'unknown-game'],
  ['token', 'bad-link'],
]);

/** The refusal for a message whose only fault is a truncated or mistyped link. */
function misspelt(issues: readonly Issue[]): Refusal['code'] | null {
  const codes = issues.map(({ code, path }) =>
    code === 'invalid_format' ? TYPED.get(path[0]) : undefined,
  );
  return codes.includes(undefined) ? null : (codes[0] ?? null);
}
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
}
