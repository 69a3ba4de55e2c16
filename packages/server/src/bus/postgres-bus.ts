import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CHANNEL, readSheet } from '../storage/notes.ts';
import { linesTo } from '../storage/postgres-lines.ts';
import type { Bus, BusEars, ConnectBus } from './bus.ts';
import { readEnded, readPage, readPresence, readRematch } from './messages.ts';

const PRESENCE = `${CHANNEL}_presence`;
const REMATCH = `${CHANNEL}_rematch`;
const PAGE = `${CHANNEL}_page`;
const ENDED = `${CHANNEL}_ended`;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
/** A line on which nothing has come for so long is dead; PostgreSQL is asked in time. */
const SILENT_MS = 20_000;
/** More need not be said when the line is free again. */
const MOST_TO_SAY = 10_000;
const NOTIFY = 'select pg_notify($1, $2)';
/** A notice has at most 8,000 bytes, and a hash 43. */
const MOST_SESSIONS = 100;

/** So often and with such pauses a process that goes looks whether it has told which sessions are over. */
const LAST_LOOKS = 20;
const LOOK_MS = 50;

interface Saying {
  readonly question: string;
  readonly values: readonly string[];
}

/**
 * LISTEN and NOTIFY on one connection of its own. When the connection breaks, what was said
 * meanwhile is lost: then everybody is told that there was a gap, and looks for himself.
 */
export function postgresBus(url: string, process: string, silentMs = SILENT_MS): ConnectBus {
  return async (ears) => {
    let isClosed = false;
    let client: Client | null = null;
    /** One after the other: a connection carries one question at a time. */
    const toSay: Saying[] = [];
    /** Ended sessions go first, and wait until there is a line: other processes must close their sockets. */
    const toEnd: Saying[] = [];
    let isSaying = false;

    const connect = async (): Promise<void> => {
      const fresh = new Client(linesTo(url, silentMs));
      fresh.on('error', (error) => void lost(fresh, error));
      fresh.on('end', () => void lost(fresh, new Error('PostgreSQL has closed the line')));
      try {
        await listenOn(fresh);
        if (isClosed) throw new Error('nobody listens any more');
        client = fresh;
      } catch (error) {
        // Not waited for: on a dead line nobody says goodbye.
        void fresh.end().catch(() => undefined);
        throw error;
      }
    };

    const listenOn = async (fresh: Client): Promise<void> => {
      await fresh.connect();
      fresh.on('notification', ({ channel, payload = '' }) =>
        hear(ears, process, channel, payload),
      );
      for (const channel of [CHANNEL, PRESENCE, REMATCH, ENDED, PAGE]) {
        await fresh.query(`listen ${channel}`);
      }
    };

    const lost = async (broken: Client, why: Error): Promise<void> => {
      if (isClosed || client !== broken) return;
      client = null;
      ears.onLost(why);
      void broken.end().catch(() => undefined);
      for (let wait = FIRST_WAIT_MS; !isClosed; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
        try {
          await connect();
          void sayAll();
          return ears.onGap();
        } catch {
          await sleep(wait, undefined, { ref: false });
        }
      }
    };

    /** Whether the database has taken it. */
    const ask = async ({ question, values }: Saying): Promise<boolean> => {
      try {
        await client?.query(question, [...values]);
        return client !== null;
      } catch {
        return false;
      }
    };
    const sayAll = async (): Promise<void> => {
      if (isSaying) return;
      isSaying = true;
      for (;;) {
        const [ending] = toEnd;
        if (ending !== undefined && client !== null) {
          // What could not be said is said again on the next line.
          if (await ask(ending)) toEnd.shift();
          else if (client !== null) void lost(client, new Error('PostgreSQL took no notice'));
          continue;
        }
        const next = toSay.shift();
        if (next === undefined) break;
        await ask(next);
      }
      isSaying = false;
    };
    const say = (question: string, values: readonly string[] = []): void => {
      if (toSay.length >= MOST_TO_SAY) return;
      toSay.push({ question, values });
      void sayAll();
    };
    const tell = (channel: string, text: string): void => say(NOTIFY, [channel, text]);
    const tellEnded: Bus['tellEnded'] = ({ sessions, ...rest }) => {
      for (let from = 0; from < sessions.length; from += MOST_SESSIONS) {
        const some = sessions.slice(from, from + MOST_SESSIONS);
        const text = JSON.stringify({ process, ...rest, sessions: some });
        toEnd.push({ question: NOTIFY, values: [ENDED, text] });
      }
      void sayAll();
    };

    await connect();
    const asking = setInterval(() => say('select 1'), silentMs / 2);
    asking.unref();
    const bus: Bus = {
      process,
      tellPresence: (message) => tell(PRESENCE, JSON.stringify({ process, ...message })),
      tellRematch: (message) => tell(REMATCH, JSON.stringify({ process, ...message })),
      tellPage: (message) => tell(PAGE, JSON.stringify({ process, ...message })),
      tellEnded,
      async close() {
        clearInterval(asking);
        toSay.length = 0;
        for (let looks = 0; toEnd.length > 0 && looks < LAST_LOOKS; looks++) await sleep(LOOK_MS);
        isClosed = true;
        await client?.end().catch(() => undefined);
      },
    };
    return bus;
  };
}

function hear(ears: BusEars, own: string, channel: string, payload: string): void {
  /** Everybody hears also what he has said himself. */
  const ofOthers = <M extends { readonly process: string }>(
    message: M | null,
    listen: (message: M) => void,
  ): void => {
    if (message !== null && message.process !== own) listen(message);
  };
  if (channel === PRESENCE) ofOthers(readPresence(payload), ears.onPresence);
  else if (channel === REMATCH) ofOthers(readRematch(payload), ears.onRematch);
  else if (channel === ENDED) ofOthers(readEnded(payload), ears.onEnded);
  else if (channel === PAGE) ofOthers(readPage(payload), ears.onPage);
  else {
    for (const { game, seq, entry } of readSheet(own, payload)) ears.onEntry(game, seq, entry);
  }
}
