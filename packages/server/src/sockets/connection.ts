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
import { shownSeq, storedSeq } from '../rooms/hidden-acts.ts';
import { pastFor } from '../rooms/past.ts';
import { figuresOf } from '../rooms/room.ts';
import { chatAfter, tableFor, welcomeTo } from '../rooms/table.ts';
import { newId } from '../secrets.ts';
import type { Listener } from './hub.ts';
import { publicName } from './pages.ts';

/** The part of a socket that a connection needs. */
export interface Wire {
  send(text: string): void;
  /** Counts a message; false if the page exceeds its limit. */
  mayReceive(): boolean;
  /** Called for each refused message; a page that ignores too many refusals is disconnected. */
  limited(): void;
  /** The client's network address. */
  readonly address: string;
}

export interface Connection {
  receive(text: string): void;
  /** Resolves when every received message is answered. */
  drained(): Promise<unknown>;
  /** `pinged`: a ping was sent. `ponged`: its answer came, so the page has received everything sent before the ping. */
  pinged(): void;
  ponged(): void;
  /** The socket closed. `isBroken`: without a close frame, perhaps some time ago. */
  closed(isBroken: boolean): void;
}

interface JoinedTable {
  readonly game: string;
  readonly listener: Listener;
  /** The newest entry that the page has certainly received, and the one it has if it answers the ping. */
  confirmedSeq: number;
  pingedSeq: number;
}

/** Maximum number of unanswered messages of a page. */
const MAX_PENDING = 32;

/** Handles one page's messages one after the other, and answers each. */
export function openConnection(
  service: GameService,
  wire: Wire,
  person: string | null,
): Connection {
  const owner = person ?? wire.address;
  let joined: JoinedTable | null = null;
  let isClosed = false;
  let waiting = 0;
  let tail: Promise<unknown> = Promise.resolve();

  const send = (message: FromServer): void => wire.send(JSON.stringify(message));
  const sendRefusal = (ref: string | null, refusal: Refusal): void => {
    service.metrics.count('refusals_total');
    send({ type: 'refused', ref, refusal });
  };

  const leave = (): void => {
    if (joined === null) return;
    const { game, listener } = joined;
    joined = null;
    service.hub.remove(game, listener);
    service.presence.changed(game);
  };
  const leaveForGood = (): void => {
    const left = joined;
    leave();
    if (left !== null) service.pages.left(left.game, left.listener);
  };

  /** The seat that this page plays, or a refusal. */
  const ownSeat = (): Result<{ game: string; seat: Seat; seen: number }, Refusal> => {
    if (joined === null) return refuse('not-entered');
    const { reader, seen } = joined.listener;
    if (reader === 'spectator') return refuse('not-seated');
    return done({ game: joined.game, seat: reader, seen });
  };

  const enterGame = async (message: Extract<FromClient, { type: 'enter' }>): Promise<void> => {
    if (message.protocol !== PROTOCOL) return sendRefusal(null, { code: 'old-page' });
    leave();
    const { game, token, seat, isSecond, since } = message;
    const page = publicName(message.page ?? newId());
    await service.loadGame(owner, game);
    const enterRequest = { game, token, seat, person, isSecond: isSecond === true };
    const reader = await enter(service.rooms, service.storage, enterRequest, service.now());
    if (!reader.ok) return sendRefusal(null, reader.problem);
    const entered = await service.rooms.read(game, (room) => {
      if (isClosed) return null;
      const listener: Listener = {
        ...{ reader: reader.value, page, isMuted: false, seen: room.seq, send: wire.send },
        close() {
          if (joined?.listener !== listener) return;
          leaveForGood();
          sendRefusal(null, { code: 'closed' });
        },
      };
      // The listener starts from exactly the state that is sent here: no entry can come between.
      send(welcomeTo(room, reader.value, person));
      const seen = storedSeq(room, reader.value, since);
      for (const line of chatAfter(room, reader.value, seen)) send(line);
      send(tableFor(room, reader.value, seen, service.now()));
      service.hub.add(game, listener);
      // The page has asked for this state, so it counts as received.
      joined = { game, listener, confirmedSeq: room.seq, pingedSeq: room.seq };
      const isBotAwaited = reader.value !== 'spectator' && figuresOf(room).is_bot_due === 1;
      return { listener, isBotAwaited, hasNext: room.next !== null };
    });
    if (!entered.ok) return sendRefusal(null, entered.problem);
    if (entered.value === null) return;
    service.presence.changed(game, entered.value.listener);
    service.pages.entered(game, entered.value.listener);
    // Bots do not move at a table without players; they go on when one enters.
    if (entered.value.isBotAwaited) await service.wakeBots(game);
    // The process that agreed to the rematch may have died before it made the game.
    if (entered.value.hasNext) await service.offers.ensureRematch(game);
  };

  const sendPast = async (message: Extract<FromClient, { type: 'look' }>): Promise<void> => {
    if (joined === null) return sendRefusal(message.ref, { code: 'not-entered' });
    const { game, listener } = joined;
    const past = await service.replays.run(owner, () =>
      service.rooms.read(game, (room) => pastFor(room, listener.reader, message.after)),
    );
    if (!past.ok) return sendRefusal(message.ref, past.problem);
    send({ type: 'past', ref: message.ref, after: message.after, ...past.value });
  };

  const closePage = async (message: Extract<FromClient, { type: 'close-page' }>): Promise<void> => {
    const { ref, page } = message;
    const own = ownSeat();
    if (!own.ok) return sendRefusal(ref, own.problem);
    const { game, seat, seen } = own.value;
    const seq = await service.rooms.read(game, (room) => shownSeq(room, seat, seen));
    if (!seq.ok) return sendRefusal(ref, seq.problem);
    send({ type: 'done', ref, seq: seq.value });
    // Only pages at the sender's own seat are closed, whatever name was sent.
    service.pages.close({ game, seat, page });
  };

  const handle = async (message: FromClient): Promise<void> => {
    if (message.type === 'enter') {
      const before = joined;
      await enterGame(message);
      if (before !== null) service.pages.left(before.game, before.listener);
      return;
    }
    if (message.type === 'look') return sendPast(message);
    if (message.type === 'mute') {
      if (joined !== null) joined.listener.isMuted = message.isMuted;
      return;
    }
    if (message.type === 'close-page') return closePage(message);
    const startedAt = performance.now();
    const result = await submit(message);
    if (!result.ok) return sendRefusal(message.ref, result.problem);
    if (message.type === 'act') service.metrics.observeAct((performance.now() - startedAt) / 1_000);
    send({ type: 'done', ref: message.ref, seq: result.value });
  };

  const submit = async (
    message: Exclude<FromClient, { type: 'enter' | 'mute' | 'look' | 'close-page' }>,
  ): Promise<Result<number, Refusal>> => {
    const own = ownSeat();
    return own.ok ? service.offers.submit(own.value.game, own.value.seat, message) : own;
  };

  return {
    receive(text) {
      if (isClosed) return;
      if (!wire.mayReceive()) {
        sendRefusal(refIn(text), { code: 'too-many' });
        return wire.limited();
      }
      const read = readMessage(text);
      if (!read.ok) {
        service.metrics.count('bad_messages_total');
        return sendRefusal(refIn(text), read.problem);
      }
      const message = read.value;
      if (waiting >= MAX_PENDING) {
        sendRefusal(refIn(text), { code: 'too-many' });
        return wire.limited();
      }
      waiting += 1;
      tail = tail
        .then(() => (isClosed ? undefined : handle(message)))
        .catch((error: unknown) => {
          service.report('a message could not be answered', { error });
          sendRefusal('ref' in message ? message.ref : null, { code: 'unavailable' });
        })
        .finally(() => {
          waiting -= 1;
        });
    },
    drained: () => tail,
    pinged() {
      if (joined !== null) joined.pingedSeq = joined.listener.seen;
    },
    ponged() {
      if (joined !== null) joined.confirmedSeq = joined.pingedSeq;
    },
    closed(isBroken) {
      isClosed = true;
      const left = joined;
      leaveForGood();
      if (!isBroken || left === null || left.listener.reader === 'spectator') return;
      service.connectionLost(left.game, left.listener.reader, left.confirmedSeq);
    },
  };
}

/** Reply to a rate-limited message. */
export function tooManyReply(text: string): FromServer {
  return { type: 'refused', ref: refIn(text), refusal: { code: 'too-many' } };
}

/** The ref of a malformed message, because its sender waits for an answer. */
function refIn(text: string): string | null {
  return /"ref":"([\w-]{1,40})"/.exec(text)?.[1] ?? null;
}

function readMessage(text: string): Result<FromClient, Refusal> {
  try {
    const read = fromClient.safeParse(JSON.parse(text));
    return read.success ? done(read.data) : refuse(linkRefusal(read.error.issues) ?? 'bad-message');
  } catch {
    return refuse('bad-message');
  }
}

/** Fields that players type or copy, and the refusal for a malformed value. */
const LINK_FIELDS: ReadonlyMap<unknown, Refusal['code']> = new Map([
  ['game', 'unknown-game'],
  ['token', 'bad-link'],
]);

/** The refusal for a message whose only fault is a truncated or mistyped link. */
function linkRefusal(issues: readonly Issue[]): Refusal['code'] | null {
  const codes = issues.map(({ code, path }) =>
    code === 'invalid_format' ? LINK_FIELDS.get(path[0]) : undefined,
  );
  return codes.includes(undefined) ? null : (codes[0] ?? null);
}
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
}
