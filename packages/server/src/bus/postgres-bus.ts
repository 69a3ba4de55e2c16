import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CHANNEL, decodePayload } from '../storage/entry-notices.ts';
import { connectionOptions } from '../storage/postgres-connection.ts';
import type { Bus, BusHandlers, ConnectBus } from './bus.ts';
import { readEndedSessions, readPage, readPresence, readRematch } from './messages.ts';

const PRESENCE = `${CHANNEL}_presence`;
const REMATCH = `${CHANNEL}_rematch`;
const PAGE = `${CHANNEL}_page`;
const ENDED = `${CHANNEL}_ended`;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
/** A connection that was silent for this long counts as dead; the keep-alive query comes in time. */
const SILENT_MS = 20_000;
/** While disconnected, further messages are dropped. */
const MAX_OUTBOX = 10_000;
const NOTIFY = 'select pg_notify($1, $2)';
/** A notification holds at most 8,000 bytes, and a hash has 43. */
const MAX_SESSIONS = 100;

/** On shutdown the process waits this often, for this long, until its ended sessions are published. */
const CLOSE_POLLS = 20;
const CLOSE_POLL_MS = 50;

interface Statement {
  readonly sql: string;
  readonly values: readonly string[];
}

/**
 * LISTEN and NOTIFY on a dedicated connection. Messages that are sent while it is broken are lost; after
 * reconnecting, `onReconnected` makes the process read the database.
 */
export function postgresBus(url: string, process: string, silentMs = SILENT_MS): ConnectBus {
  return async (handlers) => {
    let isClosed = false;
    let client: Client | null = null;
    /** Sent one after the other: a connection runs one query at a time. */
    const outbox: Statement[] = [];
    /** Ended sessions go first and wait for a connection: the other processes must close those sockets. */
    const endedSessionsOutbox: Statement[] = [];
    let isFlushing = false;

    const connect = async (): Promise<void> => {
      const fresh = new Client(connectionOptions(url, silentMs));
      fresh.on('error', (error) => void reconnect(fresh, error));
      fresh.on('end', () => void reconnect(fresh, new Error('PostgreSQL closed the connection')));
      try {
        await listenOn(fresh);
        if (isClosed) throw new Error('the bus is closed');
        client = fresh;
      } catch (error) {
        // Not awaited: a dead connection does not answer.
        void fresh.end().catch(() => undefined);
        throw error;
      }
    };

    const listenOn = async (fresh: Client): Promise<void> => {
      await fresh.connect();
      fresh.on('notification', ({ channel, payload = '' }) =>
        dispatch(handlers, process, channel, payload),
      );
      for (const channel of [CHANNEL, PRESENCE, REMATCH, ENDED, PAGE]) {
        await fresh.query(`listen ${channel}`);
      }
    };

    const reconnect = async (broken: Client, why: Error): Promise<void> => {
      if (isClosed || client !== broken) return;
      client = null;
      handlers.onDisconnected(why);
      void broken.end().catch(() => undefined);
      for (let wait = FIRST_WAIT_MS; !isClosed; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
        try {
          await connect();
          void flush();
          return handlers.onReconnected();
        } catch {
          await sleep(wait, undefined, { ref: false });
        }
      }
    };

    /** Whether the database accepted the statement. */
    const run = async ({ sql, values }: Statement): Promise<boolean> => {
      try {
        await client?.query(sql, [...values]);
        return client !== null;
      } catch {
        return false;
      }
    };
    const flush = async (): Promise<void> => {
      if (isFlushing) return;
      isFlushing = true;
      for (;;) {
        const [ending] = endedSessionsOutbox;
        if (ending !== undefined && client !== null) {
          // A message that failed is sent again on the next connection.
          if (await run(ending)) endedSessionsOutbox.shift();
          else if (client !== null)
            void reconnect(client, new Error('PostgreSQL did not accept a notification'));
          continue;
        }
        const next = outbox.shift();
        if (next === undefined) break;
        await run(next);
      }
      isFlushing = false;
    };
    const enqueue = (sql: string, values: readonly string[] = []): void => {
      if (outbox.length >= MAX_OUTBOX) return;
      outbox.push({ sql, values });
      void flush();
    };
    const publish = (channel: string, text: string): void => enqueue(NOTIFY, [channel, text]);
    const publishEndedSessions: Bus['publishEndedSessions'] = ({ sessions, ...rest }) => {
      for (let from = 0; from < sessions.length; from += MAX_SESSIONS) {
        const some = sessions.slice(from, from + MAX_SESSIONS);
        const text = JSON.stringify({ process, ...rest, sessions: some });
        endedSessionsOutbox.push({ sql: NOTIFY, values: [ENDED, text] });
      }
      void flush();
    };

    await connect();
    const keepAlive = setInterval(() => enqueue('select 1'), silentMs / 2);
    keepAlive.unref();
    const bus: Bus = {
      process,
      publishPresence: (message) => publish(PRESENCE, JSON.stringify({ process, ...message })),
      publishRematch: (message) => publish(REMATCH, JSON.stringify({ process, ...message })),
      publishPage: (message) => publish(PAGE, JSON.stringify({ process, ...message })),
      publishEndedSessions,
      async close() {
        clearInterval(keepAlive);
        outbox.length = 0;
        for (let looks = 0; endedSessionsOutbox.length > 0 && looks < CLOSE_POLLS; looks++)
          await sleep(CLOSE_POLL_MS);
        isClosed = true;
        await client?.end().catch(() => undefined);
      },
    };
    return bus;
  };
}

function dispatch(handlers: BusHandlers, own: string, channel: string, payload: string): void {
  /** NOTIFY also reaches the process that sent it. */
  const fromOthers = <M extends { readonly process: string }>(
    message: M | null,
    handle: (message: M) => void,
  ): void => {
    if (message !== null && message.process !== own) handle(message);
  };
  if (channel === PRESENCE) fromOthers(readPresence(payload), handlers.onPresence);
  else if (channel === REMATCH) fromOthers(readRematch(payload), handlers.onRematch);
  else if (channel === ENDED) fromOthers(readEndedSessions(payload), handlers.onSessionsEnded);
  else if (channel === PAGE) fromOthers(readPage(payload), handlers.onPage);
  else {
    for (const { game, seq, entry } of decodePayload(own, payload))
      handlers.onEntry(game, seq, entry);
  }
}
