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
import type { Reader } from '../rooms/reader.ts';
import { figuresOf, type Room } from '../rooms/room.ts';
import { chatAfter, tableFor, welcomeTo } from '../rooms/table.ts';
import { newId } from '../secrets.ts';
import type { Listener } from './hub.ts';
import { PageTable } from './page-table.ts';
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

/** Maximum number of unanswered messages of a page. */
const MAX_PENDING = 32;

/** Handles one page's messages one after the other, and answers each. */
export function openConnection(
  service: GameService,
  wire: Wire,
  person: string | null,
): Connection {
  const table = new PageTable(service);
  const handler = new MessageHandler(service, wire, { person, table });
  const inbox = new Inbox(service, wire, handler);
  return {
    receive: (text) => inbox.receive(text),
    drained: () => inbox.drained(),
    pinged: () => table.pinged(),
    ponged: () => table.ponged(),
    closed(isBroken) {
      inbox.close();
      const left = table.joined;
      table.leaveForGood();
      if (!isBroken || left === null || left.listener.reader === 'spectator') return;
      service.connectionLost(left.game, left.listener.reader, left.confirmedSeq);
    },
  };
}

type Message<T extends FromClient['type']> = Extract<FromClient, { type: T }>;
/** Messages that become an entry of the game, or are refused. */
type Command = Exclude<FromClient, { type: 'enter' | 'mute' | 'look' | 'close-page' }>;

interface PageContext {
  readonly person: string | null;
  readonly table: PageTable;
}

/** Does what each kind of message asks for. */
class MessageHandler {
  readonly #service: GameService;
  readonly #wire: Wire;
  readonly #person: string | null;
  readonly #table: PageTable;
  /** In whose turn replays of this page are queued. */
  readonly #owner: string;

  constructor(service: GameService, wire: Wire, { person, table }: PageContext) {
    this.#service = service;
    this.#wire = wire;
    this.#person = person;
    this.#table = table;
    this.#owner = person ?? wire.address;
  }

  /** `isClosed`: whether the socket has closed meanwhile. */
  async handle(message: FromClient, isClosed: () => boolean): Promise<void> {
    if (message.type === 'enter') return this.#changeTable(message, isClosed);
    if (message.type === 'look') return this.#sendPast(message);
    if (message.type === 'close-page') return this.#closePage(message);
    if (message.type === 'mute') {
      if (this.#table.joined !== null) this.#table.joined.listener.isMuted = message.isMuted;
      return;
    }
    return this.#submit(message);
  }

  refuse(ref: string | null, refusal: Refusal): void {
    this.#service.metrics.count('refusals_total');
    this.#send({ type: 'refused', ref, refusal });
  }

  #send(message: FromServer): void {
    this.#wire.send(JSON.stringify(message));
  }

  async #changeTable(message: Message<'enter'>, isClosed: () => boolean): Promise<void> {
    const before = this.#table.joined;
    await this.#enter(message, isClosed);
    if (before !== null) this.#service.pages.left(before.game, before.listener);
  }

  async #enter(message: Message<'enter'>, isClosed: () => boolean): Promise<void> {
    const { rooms, storage, presence, pages, now } = this.#service;
    if (message.protocol !== PROTOCOL) return this.refuse(null, { code: 'old-page' });
    this.#table.leave();
    const { game, token, seat, isSecond } = message;
    await this.#service.loadGame(this.#owner, game);
    const person = this.#person;
    const enterRequest = { game, token, seat, person, isSecond: isSecond === true };
    const reader = await enter(rooms, storage, enterRequest, now());
    if (!reader.ok) return this.refuse(null, reader.problem);
    const entered = await rooms.read(game, (room) =>
      isClosed() ? null : this.#join(room, reader.value, message),
    );
    if (!entered.ok) return this.refuse(null, entered.problem);
    if (entered.value === null) return;
    const { listener, isBotAwaited, hasNext } = entered.value;
    presence.changed(game, listener);
    pages.entered(game, listener);
    // Bots do not move at a table without players; they go on when one enters.
    if (isBotAwaited) await this.#service.wakeBots(game);
    // The process that agreed to the rematch may have died before it made the game.
    if (hasNext) await this.#service.offers.ensureRematch(game);
  }

  /** Sends the state of the room. The listener starts from exactly that state: no entry can come between. */
  #join(room: Room, reader: Reader, { game, page, since }: Message<'enter'>) {
    const listener: Listener = {
      ...{ reader, page: publicName(page ?? newId()), isMuted: false, seen: room.seq },
      send: (text) => this.#wire.send(text),
      close: () => {
        if (this.#table.joined?.listener !== listener) return;
        this.#table.leaveForGood();
        this.refuse(null, { code: 'closed' });
      },
    };
    this.#send(welcomeTo(room, reader, this.#person));
    const seen = storedSeq(room, reader, since);
    for (const line of chatAfter(room, reader, seen)) this.#send(line);
    this.#send(tableFor(room, reader, seen, this.#service.now()));
    this.#table.join(game, listener, room.seq);
    const isBotAwaited = reader !== 'spectator' && figuresOf(room).is_bot_due === 1;
    return { listener, isBotAwaited, hasNext: room.next !== null };
  }

  async #sendPast({ ref, after }: Message<'look'>): Promise<void> {
    const { joined } = this.#table;
    if (joined === null) return this.refuse(ref, { code: 'not-entered' });
    const { game, listener } = joined;
    const past = await this.#service.replays.run(this.#owner, () =>
      this.#service.rooms.read(game, (room) => pastFor(room, listener.reader, after)),
    );
    if (!past.ok) return this.refuse(ref, past.problem);
    this.#send({ type: 'past', ref, after, ...past.value });
  }

  async #closePage({ ref, page }: Message<'close-page'>): Promise<void> {
    const own = this.#table.ownSeat();
    if (!own.ok) return this.refuse(ref, own.problem);
    const { game, seat, seen } = own.value;
    const seq = await this.#service.rooms.read(game, (room) => shownSeq(room, seat, seen));
    if (!seq.ok) return this.refuse(ref, seq.problem);
    this.#send({ type: 'done', ref, seq: seq.value });
    // Only pages at the sender's own seat are closed, whatever name was sent.
    this.#service.pages.close({ game, seat, page });
  }

  async #submit(command: Command): Promise<void> {
    const { metrics } = this.#service;
    const startedAt = performance.now();
    const own = this.#table.ownSeat();
    const result = own.ok ? await this.#carryOut(own.value.game, own.value.seat, command) : own;
    if (!result.ok) return this.refuse(command.ref, result.problem);
    if (command.type === 'act') metrics.observeAct((performance.now() - startedAt) / 1_000);
    this.#send({ type: 'done', ref: command.ref, seq: result.value });
  }

  #carryOut(game: string, seat: Seat, command: Command): Promise<Result<number, Refusal>> {
    const { offers, rooms } = this.#service;
    if (command.type === 'offer') return offers.offer(game, seat, command);
    const isRematch = command.type === 'answer' && command.what === 'rematch' && command.isAccepted;
    return isRematch
      ? offers.acceptRematch(game, seat, command)
      : rooms.submit(game, seat, command);
  }
}

/** Reads messages and has them handled one after the other; refuses those that are malformed or too many. */
class Inbox {
  readonly #service: GameService;
  readonly #wire: Wire;
  readonly #handler: MessageHandler;
  #isClosed = false;
  #waiting = 0;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(service: GameService, wire: Wire, handler: MessageHandler) {
    this.#service = service;
    this.#wire = wire;
    this.#handler = handler;
  }

  receive(text: string): void {
    if (this.#isClosed) return;
    if (!this.#wire.mayReceive()) {
      this.#refuseExcess(text);
      return;
    }
    const read = readMessage(text);
    if (!read.ok) {
      this.#service.metrics.count('bad_messages_total');
      this.#handler.refuse(refIn(text), read.problem);
    } else if (this.#waiting >= MAX_PENDING) this.#refuseExcess(text);
    else this.#enqueue(read.value);
  }

  #enqueue(message: FromClient): void {
    this.#waiting += 1;
    this.#tail = this.#tail
      .then(() => this.#handle(message))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  close(): void {
    this.#isClosed = true;
  }

  drained(): Promise<unknown> {
    return this.#tail;
  }

  #refuseExcess(text: string): void {
    this.#handler.refuse(refIn(text), { code: 'too-many' });
    this.#wire.limited();
  }

  async #handle(message: FromClient): Promise<void> {
    try {
      if (!this.#isClosed) await this.#handler.handle(message, () => this.#isClosed);
    } catch (error) {
      this.#service.report('a message could not be answered', { error });
      this.#handler.refuse('ref' in message ? message.ref : null, { code: 'unavailable' });
    }
  }
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
