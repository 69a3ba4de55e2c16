import { hashToken, newId, newToken } from '../secrets.ts';
import * as persons from '../storage/persons.ts';
import type { PersonRow, SessionRow } from '../storage/schema.ts';
import type { Visit } from '../storage/sessions.ts';
import { findSession, insertSession, replaceSession, updateSession } from '../storage/sessions.ts';
import type { Storage } from '../storage/storage.ts';

const YEAR_MS = 365 * 86_400_000;
export const SESSION_SECONDS = YEAR_MS / 1_000;
/** Interval at which the time of last use is updated. */
const SEEN_MS = 3_600_000;

export interface Sessions {
  /** The visit for this token. The only place that decides whether a session may still be used. */
  find(token: string | undefined): Promise<Visit | null>;
  /** Begins a session and returns its token, which is not stored. With `tx` it is part of that transaction. */
  begin(
    person: string,
    how: { device: string; isProved: boolean },
    tx?: Storage['db'],
  ): Promise<string>;
  /** Gives the session a new token and invalidates the old one. Null if the session had ended already. */
  renew(session: SessionRow): Promise<string | null>;
  /** A person without a name, who owns their games from then on. */
  makeGuest(): Promise<PersonRow>;
}

export function createSessions({ db }: Storage, now: () => number): Sessions {
  /** A failure to write this must not refuse the visitor. */
  const noteSeen = async ({ session }: Visit): Promise<void> => {
    if (now() - (session.seen_at ?? 0) < SEEN_MS) return;
    await updateSession(db, session.token_hash, { seen_at: now() }).catch(() => undefined);
  };
  return {
    async find(token) {
      if (token === undefined || !/^[\w-]{22,64}$/.test(token)) return null;
      const visit = await findSession(db, hashToken(token), now());
      if (visit === undefined || visit.person.banned_at !== null) return null;
      await noteSeen(visit);
      return visit;
    },
    async begin(person, { device, isProved }, tx = db) {
      const token = newToken();
      const at = now();
      await insertSession(tx, {
        ...{ token_hash: hashToken(token), person, device, expires_at: at + YEAR_MS },
        ...{ created_at: at, seen_at: at, proved_at: isProved ? at : null },
      });
      return token;
    },
    async renew(session) {
      const token = newToken();
      const expires_at = now() + YEAR_MS;
      const renewed = { ...session, token_hash: hashToken(token), expires_at };
      return (await replaceSession(db, session.token_hash, renewed)) ? token : null;
    },
    async makeGuest() {
      const unnamed = { name: null, name_key: null, name_skeleton: null, password: null };
      const rest = { settings: null, created_at: now(), deleted_at: null, banned_at: null };
      const guest: PersonRow = { id: newId(), ...unnamed, ...rest };
      await persons.insertPerson(db, guest);
      return guest;
    },
  };
}
