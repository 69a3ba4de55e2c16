import { connect, createServer, type Socket } from 'node:net';
import { must } from '@bivouac/kernel';
import { onTestFinished } from 'vitest';

/** A proxy to a database on which connections can fail silently. */
export interface LossyProxy {
  readonly url: string;
  /** Whether all traffic is dropped, on present and future connections. */
  silence(isNow: boolean): void;
  /** Drops all traffic on the present connections; new ones work. */
  dropConnections(): void;
  /** Replaces text in what the near end sends; an empty `from` replaces nothing. */
  garble(from: string, to: string): void;
  /** Closes all connections, so that both ends notice. */
  closeConnections(): void;
  /** Number of open connections. */
  readonly connections: number;
  /** Number of connections ever opened. */
  readonly opened: number;
}

/** Closed when the test is over. */
export async function lossyProxy(url: string): Promise<LossyProxy> {
  const { port, hostname } = new URL(url);
  const here = new URL(url);
  const sockets = new Set<Socket>();
  const lost = new Set<Socket>();
  let isSilent = false;
  let garbled = { from: '', to: '' };
  const changed = (bytes: Buffer): Buffer =>
    garbled.from === ''
      ? bytes
      : Buffer.from(bytes.toString('latin1').replaceAll(garbled.from, garbled.to), 'latin1');
  let opened = 0;
  const server = createServer((near) => {
    opened += 1;
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (isSilent || lost.has(from)) return;
        to.write(from === near ? changed(bytes) : bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const closeConnections = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    closeConnections();
    server.close();
  });
  const address = must(server.address(), 'an address');
  here.host = typeof address === 'string' ? address : `127.0.0.1:${address.port}`;
  return {
    url: here.href,
    silence(isNow) {
      isSilent = isNow;
    },
    dropConnections() {
      for (const socket of sockets) lost.add(socket);
    },
    garble(from, to) {
      garbled = { from, to };
    },
    closeConnections,
    get connections() {
      return sockets.size / 2;
    },
    get opened() {
      return opened;
    },
  };
}
