import { Socket } from 'node:net';
import type { ClientBase } from 'pg';

const CONNECT_MS = 5_000;
const ALIVE_MS = 10_000;
/** Longer than any answer takes, even with a busy disk. */
const SILENT_MS = 30_000;

/**
 * Options for every connection to PostgreSQL. A machine that has died does not close its connections, and the system
 * would wait for a quarter of an hour: a connection that is silent for this long is destroyed, idle ones included, so
 * that the pool never hands out a dead one. 0 means no timeout.
 */
export function connectionOptions(url: string, silentMs = SILENT_MS) {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: ALIVE_MS,
    stream: () => destroyWhenSilent(new Socket(), silentMs),
    onConnect(client: ClientBase) {
      // Queries on the connection are rejected anyway; an error without a listener would end the process.
      client.on('error', () => undefined);
    },
  };
}

function destroyWhenSilent(socket: Socket, silentMs: number): Socket {
  return socket.setTimeout(silentMs, () =>
    socket.destroy(new Error(`timeout: PostgreSQL has been silent for ${silentMs} ms`)),
  );
}
