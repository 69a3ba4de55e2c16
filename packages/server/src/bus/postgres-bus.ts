import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CHANNEL, readNote } from '../storage/append-postgres.ts';
import type { Bus, BusEars, ConnectBus, PresenceMessage, RematchMessage } from './bus.ts';

const PRESENCE = `${CHANNEL}_presence`;
const REMATCH = `${CHANNEL}_rematch`;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/**
 * LISTEN and NOTIFY on one connection of its own. When the connection breaks, what was said
 * meanwhile is lost: then everybody is told that there was a gap, and looks for himself.
 */
export function postgresBus(url: string, process: string): ConnectBus {
  return async (ears) => {
    let isClosed = false;
    let client: Client | null = null;
    /** One after the other: a connection carries one question at a time. */
    let saying: Promise<unknown> = Promise.resolve();

    const connect = async (): Promise<void> => {
      const fresh = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
      fresh.on('notification', ({ channel, payload = '' }) =>
        hear(ears, process, channel, payload),
      );
      fresh.on('error', () => void lost(fresh));
      fresh.on('end', () => void lost(fresh));
      await fresh.connect();
      for (const channel of [CHANNEL, PRESENCE, REMATCH]) await fresh.query(`listen ${channel}`);
      client = fresh;
    };

    const lost = async (broken: Client): Promise<void> => {
      if (isClosed || client !== broken) return;
      client = null;
      void broken.end().catch(() => undefined);
      for (let wait = FIRST_WAIT_MS; !isClosed; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
        try {
          await connect();
          return ears.onGap();
        } catch {
          await sleep(wait, undefined, { ref: false });
        }
      }
    };

    const tell = (channel: string, message: PresenceMessage | RematchMessage): void => {
      const say = () =>
        client?.query('select pg_notify($1, $2)', [channel, JSON.stringify(message)]);
      saying = saying.then(say).catch(() => undefined);
    };

    await connect();
    const bus: Bus = {
      process,
      tellPresence: (message) => tell(PRESENCE, { process, ...message }),
      tellRematch: (message) => tell(REMATCH, { process, ...message }),
      async close() {
        isClosed = true;
        await client?.end().catch(() => undefined);
      },
    };
    return bus;
  };
}

function hear(ears: BusEars, own: string, channel: string, payload: string): void {
  /** Everybody hears also what he has said himself. */
  const ofOthers = <M extends { readonly process: string }>(listen: (message: M) => void): void => {
    const message: M = JSON.parse(payload);
    if (message.process !== own) listen(message);
  };
  if (channel === PRESENCE) ofOthers<PresenceMessage>(ears.onPresence);
  else if (channel === REMATCH) ofOthers<RematchMessage>(ears.onRematch);
  else {
    const note = readNote(own, payload);
    if (note !== null) ears.onEntry(note.game, note.seq, note.entry);
  }
}
