import { type Insertable, type Kysely, sql } from 'kysely';
import type { PersonRow, SessionRow, Tables } from './schema.ts';

type Db = Kysely<Tables>;

/** Who uses which session. */
export interface Visit {
  readonly person: PersonRow;
  readonly session: SessionRow;
}

/**
 * Locks a person until the transaction ends, so that their sessions begin, are renewed and end one after another.
 * False where there is no such person any more.
 */
export async function lockPerson(tx: Db, person: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('persons')
    .set({ created_at: sql<number>`created_at` })
    .where('id', '=', person)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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

/** The person's sessions, the one used last first. */
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

/** Ends the sessions of a locked person, but for those that are kept. Returns which ended. */
export async function dropSessionsOf(
  tx: Db,
  person: string,
  kept: readonly string[] = [],
): Promise<readonly string[]> {
  const all = await tx
    .selectFrom('sessions')
    .select('token_hash')
    .where('person', '=', person)
    .execute();
  const ended = all.map(({ token_hash }) => token_hash).filter((hash) => !kept.includes(hash));
  await dropSessions(tx, ended);
  return ended;
}

/**
 * Stores a session in the place of another and of all others of its person. Returns those that ended beside it, or
 * null where it had ended already.
 */
export async function replaceSessions(
  db: Db,
  tokenHash: string,
  session: Insertable<SessionRow>,
): Promise<readonly string[] | null> {
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, session.person);
    const { numDeletedRows } = await tx
      .deleteFrom('sessions')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return null;
    await insertSession(tx, session);
    return dropSessionsOf(tx, session.person, [session.token_hash]);
  });
}

/** Names of sessions in one question to the database. */
const AT_ONCE = 1_000;

/** Those of the sessions that are over. */
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

/** Who asked for the challenge; it is good for one answer, so it is gone afterwards. */
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
