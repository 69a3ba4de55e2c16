import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_MESSAGE_BYTES, SESSION_REPLACED } from '@bivouac/protocol';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { type AddressOf, networkOf } from '../address.ts';
import type { GameService } from '../game-service.ts';
import { type Connection, openConnection, tooManyReply } from './connection.ts';
import { createGate, type Gate } from './gate.ts';
import { createHeartbeat, type PingTarget } from './heartbeat.ts';
import { joinWrites } from './join-writes.ts';
import { createLimiter } from './limits.ts';

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

/**
 * A page that leaves more than this unread, beyond the largest message it was ever sent, is disconnected to save
 * memory: the table of a long campaign alone may be that large.
 */
const MAX_UNREAD_BYTES = 1_000_000;
/** Messages that a page may send before its session is looked up. */
const MAX_EARLY = 8;
const ALIVE = '{"type":"alive"}';
const BEAT_MS = 100;
const IN_FLIGHT_MS = 200;
/** Requests that replay a game may take long; a shutdown does not wait for them. */
const LAST_ANSWERS_MS = 2_000;
/** A client that does not answer the close frame is gone; the default would wait half a minute. */
export const CLOSE_TIMEOUT_MS = 1_000;
const GOING_AWAY = 1001;
const ABNORMAL_CLOSURE = 1006;
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;
/** The page reconnects with the new cookie, which the response to another request brings meanwhile. */
const AFTER_ANSWER_MS = 300;
/** How often a page is refused with `too-many` before its socket is closed. */
const WARNINGS = { burst: 200, perSecond: 1 };

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
  const open = new Map<WebSocket, SocketSession>();
  const { isUnlimited, maxOfOne: max } = options;
  const gate = createGate({ max, isUnlimited }, service.now);
  service.metrics.gauge('sockets', () => open.size);

  /** The session of each socket. When it ends, the page reconnects with the cookie it has then. */
  const visitors = new Map<WebSocket, Visitor>();
  const unsubscribe = service.sessionEndings.subscribe({
    onEnd(isOver, ending) {
      for (const [socket, visitor] of visitors) {
        if (!isOver(visitor)) continue;
        visitors.delete(socket);
        // The session ends at once, although the socket is still open: a thief of the cookie may hold it.
        open.get(socket)?.end();
        if (ending === 'over') socket.close(POLICY_VIOLATION);
        else setTimeout(() => socket.close(SESSION_REPLACED), AFTER_ANSWER_MS).unref();
      }
    },
    sessions: () => Array.from(visitors.values(), ({ session }) => session),
  });

  let isClosing = false;
  const heartbeat = createHeartbeat(options.pingMs / BEAT_MS);
  const pinging = setInterval(heartbeat.beat, BEAT_MS);
  pinging.unref();

  const identify = async (socket: WebSocket, request: IncomingMessage): Promise<string | null> => {
    const session = options.sessionOf(request);
    if (session === null) return null;
    const visitor: Visitor = { session, person: null };
    // Registered before the lookup: a session that ends meanwhile ends for this socket, too.
    visitors.set(socket, visitor);
    visitor.person = await options.personOf(request);
    if (visitor.person === null) visitors.delete(socket);
    return visitor.person;
  };

  const accept = (socket: WebSocket, request: IncomingMessage, stream: Duplex): void => {
    // First of all, also for rejected sockets: an unhandled error would end the process.
    socket.on('error', () => socket.terminate());
    if (isClosing) {
      socket.close(GOING_AWAY);
      return;
    }
    const address = networkOf(options.addressOf(request));
    const leave = open.size >= options.maxSockets ? null : gate.enter(address);
    if (leave === null) {
      rejectBusy(socket, service);
      return;
    }
    const person = identify(socket, request);
    const session = openSocketSession(socket, service, { gate, address, person, stream });
    open.set(socket, session);
    const pingTarget: PingTarget = {
      ping() {
        session.pinged();
        socket.ping();
        // Pages do not see pings, and must know that their connection is alive.
        socket.send(ALIVE);
      },
      terminate: () => socket.terminate(),
    };
    heartbeat.add(pingTarget);
    socket.on('pong', () => {
      heartbeat.answered(pingTarget);
      session.ponged();
    });
    socket.on('close', () => {
      open.delete(socket);
      visitors.delete(socket);
      heartbeat.remove(pingTarget);
      leave();
    });
  };
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
    sockets.handleUpgrade(request, stream, head, (socket) => accept(socket, request, stream));
  });
  app.addHook('preClose', async () => {
    clearInterval(pinging);
    unsubscribe();
    isClosing = true;
    service.outages.freeze();
    if (open.size === 0) return;
    for (const socket of open.keys()) {
      if (socket.readyState === socket.OPEN) socket.send('{"type":"closing"}');
    }
    // Messages that pages sent before they got this one are still on their way.
    await sleep(IN_FLIGHT_MS);
    await service.storage.appender.drained();
    // Entries that are durable now must still be answered.
    const answers = Array.from(open.values(), ({ drained }) => drained());
    await Promise.race([Promise.all(answers), sleep(LAST_ANSWERS_MS, undefined, { ref: false })]);
    for (const socket of open.keys()) socket.close(GOING_AWAY);
  });
}

function rejectBusy(socket: WebSocket, service: GameService): void {
  service.metrics.count('limited_total');
  socket.close(TRY_AGAIN_LATER);
}

interface SocketContext {
  readonly gate: Gate;
  readonly address: string;
  readonly person: Promise<string | null>;
  /** The stream under the socket. */
  readonly stream: Duplex;
}

interface SocketSession extends Pick<Connection, 'drained' | 'pinged' | 'ponged'> {
  /** Leaves the table and ignores all further messages, although the socket is still open. */
  end(): void;
}

/** Passes messages to the connection; those that come before the session is looked up wait. */
function openSocketSession(
  socket: WebSocket,
  service: GameService,
  context: SocketContext,
): SocketSession {
  const { gate, address, person } = context;
  let connection: Connection | null = null;
  let isClosed = false;
  const earlyMessages: string[] = [];
  const join = joinWrites(context.stream);
  let largest = 0;
  const warnings = createLimiter(WARNINGS, service.now);
  const limited = (): void => {
    service.metrics.count('limited_total');
    if (!warnings.take('')) socket.close(POLICY_VIOLATION, 'too-many');
  };
  const send = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_UNREAD_BYTES + largest) socket.terminate();
    else {
      join();
      if (text.length > largest) largest = text.length;
      socket.send(text);
    }
  };
  let mayReceive: () => boolean = () => true;
  // Each ping makes the server answer, so it counts as a message.
  socket.on('ping', () => {
    if (!mayReceive()) limited();
  });
  socket.on('message', (data, isBinary) => {
    // Ignores messages after the close frame.
    if (socket.readyState !== socket.OPEN) return;
    // Binary frames are rejected as malformed.
    const text = isBinary ? '' : String(data);
    if (connection !== null) connection.receive(text);
    else if (earlyMessages.length < MAX_EARLY) earlyMessages.push(text);
    else {
      send(JSON.stringify(tooManyReply(text)));
      limited();
    }
  });
  socket.on('close', (code) => {
    isClosed = true;
    connection?.closed(code === ABNORMAL_CLOSURE);
  });
  const begin = (person: string | null): void => {
    if (isClosed) return;
    const leave = person === null ? () => undefined : gate.enter(`person ${person}`);
    if (leave === null) {
      rejectBusy(socket, service);
      return;
    }
    socket.on('close', leave);
    mayReceive = gate.messageLimitOf(address, person);
    connection = openConnection(service, { send, mayReceive, limited, address }, person);
    for (const text of earlyMessages.splice(0)) connection.receive(text);
  };
  const known = person.then(begin, () => {
    // A known player must not become a stranger because the database is down; the page reconnects later.
    socket.close(TRY_AGAIN_LATER);
  });
  return {
    drained: () => known.then(() => connection?.drained()),
    pinged: () => connection?.pinged(),
    ponged: () => connection?.ponged(),
    end() {
      isClosed = true;
      connection?.closed(false);
    },
  };
}
