import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { GameService } from '../game-service.ts';
import { ABNORMAL_CLOSURE, POLICY_VIOLATION, TRY_AGAIN_LATER } from './close-codes.ts';
import { type Connection, openConnection, tooManyReply, type Wire } from './connection.ts';
import type { Gate } from './gate.ts';
import { joinWrites } from './join-writes.ts';
import { createLimiter, type Limiter } from './limits.ts';

/**
 * A page that leaves more than this unread, beyond the largest message it was ever sent, is disconnected to save
 * memory: the table of a long campaign alone may be that large.
 */
const MAX_UNREAD_BYTES = 1_000_000;
/** Messages that a page may send before its session is looked up. */
const MAX_EARLY = 8;
/** How often a page is refused with `too-many` before its socket is closed. */
const WARNINGS = { burst: 200, perSecond: 1 };

export interface SocketContext {
  readonly gate: Gate;
  readonly address: string;
  readonly person: Promise<string | null>;
  /** The stream under the socket. */
  readonly stream: Duplex;
}

export function rejectBusy(socket: WebSocket, service: GameService): void {
  service.metrics.count('limited_total');
  socket.close(TRY_AGAIN_LATER);
}

/** Passes messages to the connection; those that come before the session is looked up wait. */
export class SocketSession {
  readonly #socket: WebSocket;
  readonly #service: GameService;
  readonly #context: SocketContext;
  readonly #wire: SocketWire;
  /** Settles when the person is known. */
  readonly #known: Promise<void>;
  readonly #early: string[] = [];
  #connection: Connection | null = null;
  #isClosed = false;

  constructor(socket: WebSocket, service: GameService, context: SocketContext) {
    this.#socket = socket;
    this.#service = service;
    this.#context = context;
    this.#wire = new SocketWire(socket, service, context);
    // Each ping makes the server answer, so it counts as a message.
    socket.on('ping', () => {
      if (!this.#wire.mayReceive()) this.#wire.limited();
    });
    socket.on('message', (data, isBinary) => {
      // Binary frames are rejected as malformed.
      this.#receive(isBinary ? '' : String(data));
    });
    socket.on('close', (code) => {
      this.#isClosed = true;
      this.#connection?.closed(code === ABNORMAL_CLOSURE);
    });
    this.#known = context.person.then(
      (person) => this.#begin(person),
      // A known player must not become a stranger because the database is down; the page reconnects later.
      () => socket.close(TRY_AGAIN_LATER),
    );
  }

  async drained(): Promise<void> {
    await this.#known;
    await this.#connection?.drained();
  }

  pinged(): void {
    this.#connection?.pinged();
  }

  ponged(): void {
    this.#connection?.ponged();
  }

  /** Leaves the table and ignores all further messages, although the socket is still open. */
  end(): void {
    this.#isClosed = true;
    this.#connection?.closed(false);
  }

  #receive(text: string): void {
    // Ignores messages after the close frame.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#connection !== null) this.#connection.receive(text);
    else if (this.#early.length < MAX_EARLY) this.#early.push(text);
    else {
      this.#wire.send(JSON.stringify(tooManyReply(text)));
      this.#wire.limited();
    }
  }

  #begin(person: string | null): void {
    if (this.#isClosed) return;
    const { gate, address } = this.#context;
    const leave = person === null ? () => undefined : gate.enter(`person ${person}`);
    if (leave === null) {
      rejectBusy(this.#socket, this.#service);
      return;
    }
    this.#socket.on('close', leave);
    this.#wire.limitMessages(gate.messageLimitOf(address, person));
    this.#connection = openConnection(this.#service, this.#wire, person);
    for (const text of this.#early.splice(0)) this.#connection.receive(text);
  }
}

/** Sends to a socket and counts what comes from it. */
class SocketWire implements Wire {
  readonly address: string;
  readonly #socket: WebSocket;
  readonly #metrics: GameService['metrics'];
  readonly #warnings: Limiter;
  readonly #joinWrites: () => void;
  #largest = 0;
  #mayReceive: () => boolean = () => true;

  constructor(
    socket: WebSocket,
    { metrics, now }: GameService,
    { address, stream }: SocketContext,
  ) {
    this.address = address;
    this.#socket = socket;
    this.#metrics = metrics;
    this.#warnings = createLimiter(WARNINGS, now);
    this.#joinWrites = joinWrites(stream);
  }

  limitMessages(mayReceive: () => boolean): void {
    this.#mayReceive = mayReceive;
  }

  mayReceive(): boolean {
    return this.#mayReceive();
  }

  limited(): void {
    this.#metrics.count('limited_total');
    if (!this.#warnings.take('')) this.#socket.close(POLICY_VIOLATION, 'too-many');
  }

  send(text: string): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_UNREAD_BYTES + this.#largest) socket.terminate();
    else {
      this.#joinWrites();
      if (text.length > this.#largest) this.#largest = text.length;
      socket.send(text);
    }
  }
}
