import type { Insertable, Kysely } from 'kysely';
import type { PersonRow, SessionRow, Tables } from './schema.ts';

type Db = Kysely<Tables>;

/** A person and the session they use. */
export interface Visit {
  readonly person: PersonRow;
  readonly session: SessionRow;
}

export async function insertSession(db: Db, session: Insertable<SessionRow>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function findSession(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<Visit | undefined> {
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (session === undefined) return undefined;
  const person = await db
    .selectFrom('persons')
    .selectAll()
    .where('id', '=', session.person)
    .executeTakeFirst();
  return person === undefined ? undefined : { person, session };
}

export async function updateSession(
  db: Db,
  tokenHash: string,
  changes: Partial<Pick<SessionRow, 'seen_at' | 'proved_at'>>,
): Promise<void> {
  await db.updateTable('sessions').set(changes).where('token_hash', '=', tokenHash).execute();
}

/** The person's sessions, the most recently used first. */
export async function sessionsOf(db: Db, person: string, now: number): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('person', '=', person)
    .where('expires_at', '>', now)
    .execute();
  return rows.sort((one, other) => (other.seen_at ?? 0) - (one.seen_at ?? 0));
}

export async function dropSessions(db: Db, tokenHashes: readonly string[]): Promise<void> {
  if (tokenHashes.length === 0) return;
  await db.deleteFrom('sessions').where('token_hash', 'in', tokenHashes).execute();
}

/** Replaces a session by another. False if it had ended already. */
export async function replaceSession(
  db: Db,
  tokenHash: string,
  session: Insertable<SessionRow>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('sessions')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await insertSession(tx, session);
    return true;
  });
}

/** Maximum number of hashes in one query. */
const AT_ONCE = 1_000;

/** The sessions that have ended, out of the given ones. */
export async function endedAmong(
  db: Db,
  tokenHashes: readonly string[],
  now: number,
): Promise<readonly string[]> {
  const there = new Set<string>();
  for (let from = 0; from < tokenHashes.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('sessions')
      .select('token_hash')
      .where('token_hash', 'in', tokenHashes.slice(from, from + AT_ONCE))
      .where('expires_at', '>', now)
      .execute();
    for (const { token_hash } of rows) there.add(token_hash);
  }
  return tokenHashes.filter((hash) => !there.has(hash));
}

export async function rememberChallenge(db: Db, challenge: Tables['challenges']): Promise<void> {
  await db.insertInto('challenges').values(challenge).execute();
}

/** The person who asked for the challenge. Deletes it: it is good for one answer. */
export async function takeChallenge(
  db: Db,
  challengeHash: string,
  now: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('challenges')
    .select(['person', 'expires_at'])
    .where('challenge_hash', '=', challengeHash)
    .executeTakeFirst();
  const { numDeletedRows } = await db
    .deleteFrom('challenges')
    .where('challenge_hash', '=', challengeHash)
    .executeTakeFirst();
  return row !== undefined && numDeletedRows > 0n && row.expires_at > now ? row.person : null;
}
