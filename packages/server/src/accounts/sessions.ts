import { hashToken, newId, newToken } from '../secrets.ts';
import * as persons from '../storage/accounts/persons.ts';
import type { Visit } from '../storage/accounts/sessions.ts';
import {
  dropReplaced,
  findSession,
  insertSession,
  replaceSessions,
  replaceUnused,
  updateSession,
} from '../storage/accounts/sessions.ts';
import type { PersonRow, SessionRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

const YEAR_MS = 365 * 86_400_000;
export const SESSION_SECONDS = YEAR_MS / 1_000;
/** Interval at which the time of last use is updated. */
const SEEN_MS = 3_600_000;
/** A browser that has not used its new token for so long has not got it. */
const LOST_MS = 10_000;

export interface Renewed {
  readonly token: string;
  /** The other sessions of the person, by the hashes of their tokens. */
  readonly ended: readonly string[];
}

export interface Sessions {
  /**
   * The visit for this token. The only place that decides whether a session may still be used. Also finds a replaced
   * session until its new token is used; a replaced session opens no table and changes nothing.
   */
  find(token: string | undefined): Promise<Visit | null>;
  /** Begins a session and returns its token, which is not stored. With `tx` it is part of that transaction. */
  begin(
    person: string,
    how: { device: string; isProved: boolean },
    tx?: Storage['db'],
  ): Promise<string>;
  /**
   * Gives the session a new token, which replaces the old one, and ends every other session of the person. Null if the
   * session had ended or was replaced already.
   */
  renew(session: SessionRow): Promise<Renewed | null>;
  /**
   * Gives a replaced session another token if its first new token has not been used for a while: the response that
   * carried it got lost. Null if the new token is in use.
   */
  renewAgain(session: SessionRow): Promise<string | null>;
  /** A person without a name, who owns their games from then on. */
  makeGuest(): Promise<PersonRow>;
}

export function createSessions({ db }: Storage, now: () => number): Sessions {
  /** A failure to write this must not refuse the visitor. */
  const noteSeen = async ({ session }: Visit): Promise<void> => {
    if (session.replaced_by !== null || now() - (session.seen_at ?? 0) < SEEN_MS) return;
    try {
      if (session.seen_at === null) await dropReplaced(db, session);
      await updateSession(db, session.token_hash, { seen_at: now() });
    } catch {
      // The next request notes it.
    }
  };
  const underNewToken = (session: SessionRow): { token: string; renewed: SessionRow } => {
    const token = newToken();
    const expires_at = now() + YEAR_MS;
    return { token, renewed: { ...session, token_hash: hashToken(token), expires_at } };
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
      const { token, renewed } = underNewToken(session);
      const ended = await replaceSessions(db, session.token_hash, renewed, now());
      return ended === null ? null : { token, ended };
    },
    async renewAgain(session) {
      const { token, renewed } = underNewToken(session);
      const times = { since: now() - LOST_MS, now: now() };
      return (await replaceUnused(db, session, renewed, times)) ? token : null;
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
