import { hashToken, newId, newToken } from '../secrets.ts';
import * as persons from '../storage/persons.ts';
import type { PersonRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

const YEAR_MS = 365 * 86_400_000;
export const SESSION_SECONDS = YEAR_MS / 1_000;

export interface Sessions {
  find(token: string | undefined): Promise<PersonRow | null>;
  /** A new session; the token is told once. */
  begin(person: string): Promise<string>;
  end(token: string): Promise<void>;
  /** Somebody without a name, so that his games are his. */
  makeGuest(): Promise<PersonRow>;
}

export function createSessions({ db }: Storage, now: () => number): Sessions {
  return {
    async find(token) {
      if (token === undefined || !/^[\w-]{22,64}$/.test(token)) return null;
      return (await persons.findSession(db, hashToken(token), now())) ?? null;
    },
    async begin(person) {
      const token = newToken();
      await persons.insertSession(db, hashToken(token), person, now() + YEAR_MS);
      return token;
    },
    end: (token) => persons.dropSession(db, hashToken(token)),
    async makeGuest() {
      const nobody = { name: null, name_key: null, password: null, settings: null };
      const guest: PersonRow = { id: newId(), ...nobody, created_at: now() };
      await persons.insertPerson(db, guest);
      return guest;
    },
  };
}

/** Names that look alike are the same name. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]+/gu, ' ')
    .trim();
}
