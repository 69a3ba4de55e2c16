import type { Server } from 'node:http';
import { networkOf, trustIn } from '../address.ts';

export interface ConnectionLimits {
  readonly max: number;
  /** Of one address, or one IPv6 network. */
  readonly maxPerAddress: number;
}

/** How long a request may take to arrive. */
export interface RequestTimeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often slow requests are looked for. */
  readonly checkMs: number;
}

export const REQUEST_TIMEOUTS: RequestTimeouts = {
  headersMs: 20_000,
  requestMs: 30_000,
  checkMs: 5_000,
};

/**
 * Bounds how many connections are open at once, sockets included. A proxy that is trusted has one address for
 * all its visitors, so that only the overall bound holds for it; visitors are counted by what it says of them.
 */
export function limitConnections(
  server: Server,
  { max, maxPerAddress }: ConnectionLimits,
  trustProxy: string | boolean,
): void {
  server.maxConnections = max;
  const isProxy = trustIn(trustProxy);
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return;
    const network = networkOf(remoteAddress);
    const count = open.get(network) ?? 0;
    if (count >= maxPerAddress) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
