import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf, readAddressBehind, trustIn } from '../address.ts';

export interface ConnectionLimits {
  readonly max: number;
  /** Per address, or per IPv6 network. */
  readonly maxPerAddress: number;
  /** How long a connection of a trusted proxy may wait with its first request before it counts for the proxy's address. */
  readonly silentMs?: number;
}

/** How long a request may take to arrive. */
export interface RequestTimeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  /** Interval at which slow requests are closed. */
  readonly checkMs: number;
}

export const REQUEST_TIMEOUTS: RequestTimeouts = {
  headersMs: 20_000,
  requestMs: 30_000,
  checkMs: 5_000,
};

/** A proxy sends a request at once. A silent connection is counted for the address that opened it. */
const SILENT_MS = 5_000;

/**
 * Limits the open connections, sockets included, in total and for each address. A visitor behind a trusted proxy is
 * counted by the forwarded address while a request or socket of theirs uses a connection of the proxy; any other
 * connection is counted by the address that opened it.
 */
export function limitConnections(
  app: FastifyInstance,
  { max, maxPerAddress, silentMs = SILENT_MS }: ConnectionLimits,
  trustProxy: string | boolean,
): void {
  const { server } = app;
  server.maxConnections = max;
  const isProxy = trustIn(trustProxy);
  const addressOf = readAddressBehind(trustProxy);
  const open = new Map<string, number>();
  const hasAsked = new WeakSet<Socket>();
  /** Functions that release the place of a connection. */
  const places = new WeakMap<Socket, () => void>();

  const leave = (socket: Socket): void => {
    places.get(socket)?.();
    places.delete(socket);
  };
  /** Counts a connection for this address instead of any other; false if the address has too many. */
  const enter = (socket: Socket, address: string): boolean => {
    leave(socket);
    const network = networkOf(address);
    const count = open.get(network) ?? 0;
    if (count >= maxPerAddress) return false;
    open.set(network, count + 1);
    places.set(socket, () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    return true;
  };

  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined) return;
    socket.once('close', () => leave(socket));
    if (!isProxy(remoteAddress, 0)) {
      if (!enter(socket, remoteAddress)) socket.destroy();
      return;
    }
    const silent = setTimeout(() => {
      if (!hasAsked.has(socket) && !enter(socket, remoteAddress)) socket.destroy();
    }, silentMs);
    silent.unref();
    socket.once('close', () => clearTimeout(silent));
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    const { socket } = raw;
    const { remoteAddress = '' } = socket;
    if (!isProxy(remoteAddress, 0)) return;
    const address = addressOf(raw);
    const isForwarded = address !== remoteAddress;
    hasAsked.add(socket);
    // A visitor who came directly keeps the connection's place until it closes.
    if (!isForwarded && places.has(socket)) return;
    if (!enter(socket, address)) {
      return reply.code(429).header('connection', 'close').send({ error: 'too-many' });
    }
    if (isForwarded) reply.raw.once('close', () => leave(socket));
  });
  server.prependListener('upgrade', (request, stream) => {
    const { socket } = request;
    if (!isProxy(socket.remoteAddress ?? '', 0)) return;
    hasAsked.add(socket);
    if (!enter(socket, addressOf(request))) stream.destroy();
  });
}
