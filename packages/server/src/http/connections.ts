import type { Server } from 'node:http';
import { networkOf, trustIn } from '../address.ts';

export interface ConnectionLimits {
  readonly max: number;
  /** Per address, or per IPv6 network. */
  readonly maxPerAddress: number;
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

/**
 * Limits the open connections, sockets included. All visitors of a trusted proxy share its address, so only the total
 * limit applies to it; other limits count its visitors by the address that it forwards.
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
