import { Socket } from 'node:net';
import type { ClientBase } from 'pg';

const CONNECT_MS = 5_000;
const ALIVE_MS = 10_000;
/** Longer than any answer takes, also while the disk is busy. */
const SILENT_MS = 30_000;

/**
 * How every line to PostgreSQL is opened. A machine that has died does not say so, and the system would
 * wait for it a quarter of an hour: a line that has been silent for so long is cut, those on which
 * nobody waits with it, so that nobody is given one of them afterwards. 0: it may be silent for ever.
 */
export function connectionOptions(url: string, silentMs = SILENT_MS) {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: ALIVE_MS,
    stream: () => destroyWhenSilent(new Socket(), silentMs),
    onConnect(client: ClientBase) {
      // Whoever waits for an answer on it is told; an error that nobody listens to would end the process.
      client.on('error', () => undefined);
    },
  };
}

function destroyWhenSilent(socket: Socket, silentMs: number): Socket {
  return socket.setTimeout(silentMs, () =>
    socket.destroy(new Error(`timeout: PostgreSQL has been silent for ${silentMs} ms`)),
  );
}
