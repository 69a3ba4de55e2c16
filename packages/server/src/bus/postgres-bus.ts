import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CHANNEL, readNote } from '../storage/append-postgres.ts';
import type { Bus, BusEars, ConnectBus, PresenceMessage } from './bus.ts';

const PRESENCE = `${CHANNEL}_presence`;
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
      await fresh.query(`listen ${CHANNEL}`);
      await fresh.query(`listen ${PRESENCE}`);
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

    await connect();
    const bus: Bus = {
      process,
      tellPresence(message) {
        const payload = JSON.stringify({ process, ...message } satisfies PresenceMessage);
        const say = () => client?.query('select pg_notify($1, $2)', [PRESENCE, payload]);
        saying = saying.then(say).catch(() => undefined);
      },
      async close() {
        isClosed = true;
        await client?.end().catch(() => undefined);
      },
    };
    return bus;
  };
}

function hear(ears: BusEars, own: string, channel: string, payload: string): void {
  if (channel === PRESENCE) {
    const message: PresenceMessage = JSON.parse(payload);
    if (message.process !== own) ears.onPresence(message);
    return;
  }
  const note = readNote(own, payload);
  if (note !== null) ears.onEntry(note.game, note.seq, note.entry);
}
