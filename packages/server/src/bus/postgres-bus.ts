import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CHANNEL, decodePayload } from '../storage/postgres/entry-notices.ts';
import { connectionOptions } from '../storage/postgres/postgres-connection.ts';
import type { BusHandlers, ConnectBus } from './bus.ts';
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

/**
 * LISTEN and NOTIFY on a dedicated connection. Messages that are sent while it is broken are lost; after
 * reconnecting, `onReconnected` makes the process read the database.
 */
export function postgresBus(url: string, process: string, silentMs = SILENT_MS): ConnectBus {
  return async (handlers) => {
    const listener = new Listener({ url, process, silentMs, handlers });
    const outbox = new Outbox(listener);
    listener.onReady = () => void outbox.flush();
    await listener.connect();
    const keepAlive = setInterval(() => outbox.add({ sql: 'select 1', values: [] }), silentMs / 2);
    keepAlive.unref();
    const publish = (channel: string, message: object): void =>
      outbox.add(notify(channel, { process, ...message }));
    return {
      process,
      publishPresence: (message) => publish(PRESENCE, message),
      publishRematch: (message) => publish(REMATCH, message),
      publishPage: (message) => publish(PAGE, message),
      publishEndedSessions({ sessions, ...rest }) {
        for (let from = 0; from < sessions.length; from += MAX_SESSIONS) {
          const some = sessions.slice(from, from + MAX_SESSIONS);
          outbox.addUrgent(notify(ENDED, { process, ...rest, sessions: some }));
        }
      },
      async close() {
        clearInterval(keepAlive);
        await outbox.close();
        await listener.close();
      },
    };
  };
}

interface Statement {
  readonly sql: string;
  readonly values: readonly string[];
}

const notify = (channel: string, message: object): Statement => ({
  sql: NOTIFY,
  values: [channel, JSON.stringify(message)],
});

interface ListenerOptions {
  readonly url: string;
  readonly process: string;
  readonly silentMs: number;
  readonly handlers: BusHandlers;
}

/** A connection that hears what all processes publish, and comes back by itself when it breaks. */
class Listener {
  /** Called after each reconnect. */
  onReady: () => void = () => undefined;
  readonly #options: ListenerOptions;
  #client: Client | null = null;
  #isClosed = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  get isConnected(): boolean {
    return this.#client !== null;
  }

  async connect(): Promise<void> {
    const fresh = new Client(connectionOptions(this.#options.url, this.#options.silentMs));
    fresh.on('error', (error) => void this.#reconnect(fresh, error));
    fresh.on(
      'end',
      () => void this.#reconnect(fresh, new Error('PostgreSQL closed the connection')),
    );
    try {
      await this.#listenOn(fresh);
      if (this.#isClosed) throw new Error('the bus is closed');
      this.#client = fresh;
    } catch (error) {
      // Not awaited: a dead connection does not answer.
      void fresh.end().catch(() => undefined);
      throw error;
    }
  }

  /** Whether the database accepted the statement. */
  async run({ sql, values }: Statement): Promise<boolean> {
    try {
      await this.#client?.query(sql, [...values]);
      return this.#client !== null;
    } catch {
      return false;
    }
  }

  /** Replaces the connection, which does not do what it should. */
  doubt(why: Error): void {
    if (this.#client !== null) void this.#reconnect(this.#client, why);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => undefined);
  }

  async #listenOn(fresh: Client): Promise<void> {
    const { handlers, process } = this.#options;
    await fresh.connect();
    fresh.on('notification', ({ channel, payload = '' }) =>
      dispatch(handlers, process, channel, payload),
    );
    for (const channel of [CHANNEL, PRESENCE, REMATCH, ENDED, PAGE]) {
      await fresh.query(`listen ${channel}`);
    }
  }

  async #reconnect(broken: Client, why: Error): Promise<void> {
    if (this.#isClosed || this.#client !== broken) return;
    this.#client = null;
    this.#options.handlers.onDisconnected(why);
    void broken.end().catch(() => undefined);
    for (let wait = FIRST_WAIT_MS; !this.#isClosed; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
      try {
        await this.connect();
        this.onReady();
        this.#options.handlers.onReconnected();
        return;
      } catch {
        await sleep(wait, undefined, { ref: false });
      }
    }
  }
}

/** Statements that wait for the connection, which runs one at a time. */
class Outbox {
  readonly #listener: Listener;
  readonly #statements: Statement[] = [];
  /** Ended sessions go first and wait for a connection: the other processes must close those sockets. */
  readonly #urgent: Statement[] = [];
  #isFlushing = false;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  add(statement: Statement): void {
    if (this.#statements.length >= MAX_OUTBOX) return;
    this.#statements.push(statement);
    void this.flush();
  }

  addUrgent(statement: Statement): void {
    this.#urgent.push(statement);
    void this.flush();
  }

  async flush(): Promise<void> {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    for (;;) {
      const [urgent] = this.#urgent;
      if (urgent !== undefined && this.#listener.isConnected) {
        // A message that failed is sent again on the next connection.
        if (await this.#listener.run(urgent)) this.#urgent.shift();
        else this.#listener.doubt(new Error('PostgreSQL did not accept a notification'));
        continue;
      }
      const next = this.#statements.shift();
      if (next === undefined) break;
      await this.#listener.run(next);
    }
    this.#isFlushing = false;
  }

  /** Waits a moment for the urgent ones. */
  async close(): Promise<void> {
    this.#statements.length = 0;
    for (let looks = 0; this.#urgent.length > 0 && looks < CLOSE_POLLS; looks++) {
      await sleep(CLOSE_POLL_MS);
    }
  }
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
