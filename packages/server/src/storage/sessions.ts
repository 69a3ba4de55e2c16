import type { Insertable, Kysely } from 'kysely';
import type { PersonRow, SessionRow, Tables } from './schema.ts';

type Db = Kysely<Tables>;

/** Who uses which session. */
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
