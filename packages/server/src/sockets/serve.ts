import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_MESSAGE_BYTES, SESSION_REPLACED } from '@bivouac/protocol';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SessionEnding } from '../accounts/session-endings.ts';
import { type AddressOf, networkOf } from '../address.ts';
import type { GameService } from '../game-service.ts';
import { GOING_AWAY, POLICY_VIOLATION } from './close-codes.ts';
import { createGate, type Gate } from './gate.ts';
import { createHeartbeat, type Heartbeat, type PingTarget } from './heartbeat.ts';
import { rejectBusy, SocketSession } from './socket-session.ts';

export interface SocketOptions {
  /** The hash of the token in the cookie; null without one. */
  readonly sessionOf: (request: IncomingMessage) => string | null;
  /** The person whose session it is; null without a valid one. */
  readonly personOf: (request: IncomingMessage) => Promise<string | null>;
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
  readonly addressOf: AddressOf;
  readonly maxSockets: number;
  /** Per address, and per person. */
  readonly maxOfOne: number;
  readonly pingMs: number;
  readonly isUnlimited: boolean;
}

/** A visitor with a session, known by the hash of its token. */
interface Visitor {
  readonly session: string;
  /** Null until the session is looked up. */
  person: string | null;
}

const ALIVE = '{"type":"alive"}';
const BEAT_MS = 100;
const IN_FLIGHT_MS = 200;
/** Requests that replay a game may take long; a shutdown does not wait for them. */
const LAST_ANSWERS_MS = 2_000;
/** A client that does not answer the close frame is gone; the default would wait half a minute. */
export const CLOSE_TIMEOUT_MS = 1_000;
/** The page reconnects with the new cookie, which the response to another request brings meanwhile. */
const AFTER_ANSWER_MS = 300;
/** Whether a request asks for the socket; all others go to the routes. */
export function wantsSocket({ url, headers }: IncomingMessage): boolean {
  return /^\/play(?:\?|$)/.test(url ?? '') && /^websocket$/i.test(headers.upgrade ?? '');
}

/** The socket at /play: one page, one game. */
export function serveSockets(
  app: FastifyInstance,
  service: GameService,
  options: SocketOptions,
): void {
  const open = new OpenSockets(service, options);
  service.metrics.gauge('sockets', () => open.size);
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    // The package's types lack it.
    ...{ closeTimeout: CLOSE_TIMEOUT_MS },
    verifyClient: ({ req }: { req: IncomingMessage }) => options.isOwnOrigin(req),
  });
  app.server.on('upgrade', (request, stream, head) => {
    // The callback keeps neither request nor response: thousands of them would be half of a socket's cost.
    sockets.handleUpgrade(request, stream, head, (socket) => open.accept(socket, request, stream));
  });
  app.addHook('preClose', () => open.close());
}

/** The open sockets of this process. */
class OpenSockets {
  readonly #service: GameService;
  readonly #options: SocketOptions;
  readonly #gate: Gate;
  readonly #sessions = new Map<WebSocket, SocketSession>();
  readonly #visitors: Visitors;
  readonly #heartbeat: Heartbeat;
  readonly #pinging: NodeJS.Timeout;
  #isClosing = false;

  constructor(service: GameService, options: SocketOptions) {
    const { isUnlimited, maxOfOne: max, pingMs } = options;
    this.#service = service;
    this.#options = options;
    this.#gate = createGate({ max, isUnlimited }, service.now);
    this.#visitors = new Visitors(service, options, (socket) => this.#sessions.get(socket)?.end());
    this.#heartbeat = createHeartbeat(pingMs / BEAT_MS);
    this.#pinging = setInterval(this.#heartbeat.beat, BEAT_MS);
    this.#pinging.unref();
  }

  get size(): number {
    return this.#sessions.size;
  }

  accept(socket: WebSocket, request: IncomingMessage, stream: Duplex): void {
    // First of all, also for rejected sockets: an unhandled error would end the process.
    socket.on('error', () => socket.terminate());
    if (this.#isClosing) {
      socket.close(GOING_AWAY);
      return;
    }
    const address = networkOf(this.#options.addressOf(request));
    const leave = this.size >= this.#options.maxSockets ? null : this.#gate.enter(address);
    if (leave === null) {
      rejectBusy(socket, this.#service);
      return;
    }
    const person = this.#visitors.identify(socket, request);
    const context = { gate: this.#gate, address, person, stream };
    const session = new SocketSession(socket, this.#service, context);
    this.#sessions.set(socket, session);
    this.#keepAlive(socket, session);
    socket.on('close', () => {
      this.#sessions.delete(socket);
      this.#visitors.forget(socket);
      leave();
    });
  }

  #keepAlive(socket: WebSocket, session: SocketSession): void {
    const pingTarget: PingTarget = {
      ping() {
        session.pinged();
        socket.ping();
        // Pages do not see pings, and must know that their connection is alive.
        socket.send(ALIVE);
      },
      terminate: () => socket.terminate(),
    };
    this.#heartbeat.add(pingTarget);
    socket.on('pong', () => {
      this.#heartbeat.answered(pingTarget);
      session.ponged();
    });
    socket.on('close', () => this.#heartbeat.remove(pingTarget));
  }

  /** Answers what has arrived, then closes every socket. */
  async close(): Promise<void> {
    clearInterval(this.#pinging);
    this.#visitors.close();
    this.#isClosing = true;
    this.#service.outages.freeze();
    if (this.size === 0) return;
    for (const socket of this.#sessions.keys()) {
      if (socket.readyState === socket.OPEN) socket.send('{"type":"closing"}');
    }
    // Messages that pages sent before they got this one are still on their way.
    await sleep(IN_FLIGHT_MS);
    await this.#service.storage.appender.drained();
    // Entries that are durable now must still be answered.
    const answers = Array.from(this.#sessions.values(), (session) => session.drained());
    await Promise.race([Promise.all(answers), sleep(LAST_ANSWERS_MS, undefined, { ref: false })]);
    for (const socket of this.#sessions.keys()) socket.close(GOING_AWAY);
  }
}

/** The session of each socket. When it ends, the page reconnects with the cookie it has then. */
class Visitors {
  readonly #options: SocketOptions;
  readonly #visitors = new Map<WebSocket, Visitor>();
  readonly #endSession: (socket: WebSocket) => void;
  /** Stops listening for ended sessions. */
  readonly close: () => void;

  constructor(
    service: GameService,
    options: SocketOptions,
    endSession: (socket: WebSocket) => void,
  ) {
    this.#options = options;
    this.#endSession = endSession;
    this.close = service.sessionEndings.subscribe({
      onEnd: (isOver, ending) => this.#end(isOver, ending),
      sessions: () => Array.from(this.#visitors.values(), ({ session }) => session),
    });
  }

  async identify(socket: WebSocket, request: IncomingMessage): Promise<string | null> {
    const session = this.#options.sessionOf(request);
    if (session === null) return null;
    const visitor: Visitor = { session, person: null };
    // Registered before the lookup: a session that ends meanwhile ends for this socket, too.
    this.#visitors.set(socket, visitor);
    visitor.person = await this.#options.personOf(request);
    if (visitor.person === null) this.#visitors.delete(socket);
    return visitor.person;
  }

  forget(socket: WebSocket): void {
    this.#visitors.delete(socket);
  }

  #end(isOver: (visitor: Visitor) => boolean, ending: SessionEnding): void {
    for (const [socket, visitor] of this.#visitors) {
      if (!isOver(visitor)) continue;
      this.#visitors.delete(socket);
      // The session ends at once, although the socket is still open: a thief of the cookie may hold it.
      this.#endSession(socket);
      if (ending === 'over') socket.close(POLICY_VIOLATION);
      else setTimeout(() => socket.close(SESSION_REPLACED), AFTER_ANSWER_MS).unref();
    }
  }
}
