import { type Insertable, type Kysely, sql } from 'kysely';
import type { PersonRow, SessionRow, Tables } from '../schema.ts';

type Db = Kysely<Tables>;

/** A person and the session they use. */
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

/** The person's sessions, the most recently used first. */
export async function sessionsOf(db: Db, person: string, now: number): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('person', '=', person)
    .where('expires_at', '>', now)
    .where('replaced_by', 'is', null)
    .execute();
  return rows.sort((one, other) => (other.seen_at ?? 0) - (one.seen_at ?? 0));
}

export async function dropSessions(db: Db, tokenHashes: readonly string[]): Promise<void> {
  if (tokenHashes.length === 0) return;
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([eb('token_hash', 'in', tokenHashes), eb('replaced_by', 'in', tokenHashes)]),
    )
    .execute();
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
 * Replaces a session by another and ends all others of its person. Returns those others, or null if the session had
 * ended or was replaced already.
 */
export async function replaceSessions(
  db: Db,
  tokenHash: string,
  session: SessionRow,
  now: number,
): Promise<readonly string[] | null> {
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, session.person);
    if (!(await markReplaced(tx, { tokenHash, before: null, by: session.token_hash, now }))) {
      return null;
    }
    await insertSession(tx, { ...session, seen_at: null, replaced_by: null });
    return dropSessionsOf(tx, session.person, [tokenHash, session.token_hash]);
  });
}

/**
 * Replaces a session that has not been used since it replaced the given one. False if it has been used, or if the
 * replacement is newer than `since`.
 */
export async function replaceUnused(
  db: Db,
  { token_hash: tokenHash, replaced_by: unused }: SessionRow,
  session: SessionRow,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<boolean> {
  if (unused === null) return false;
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, session.person);
    const { numDeletedRows } = await tx
      .deleteFrom('sessions')
      .where('token_hash', '=', unused)
      .where('seen_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('sessions as old')
            .select('old.token_hash')
            .where('old.token_hash', '=', tokenHash)
            .where('old.replaced_by', '=', unused)
            .where('old.seen_at', '<=', since),
        ),
      )
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await markReplaced(tx, { tokenHash, before: unused, by: session.token_hash, now });
    await insertSession(tx, { ...session, seen_at: null, replaced_by: null });
    return true;
  });
}

interface Replacing {
  readonly tokenHash: string;
  /** The session that must have replaced it so far. */
  readonly before: string | null;
  readonly by: string;
  readonly now: number;
}

async function markReplaced(tx: Db, { tokenHash, before, by, now }: Replacing): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ replaced_by: by, seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where((eb) =>
      before === null ? eb('replaced_by', 'is', null) : eb('replaced_by', '=', before),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The browser has the new token: the one before opens nothing any more. */
export async function dropReplaced(db: Db, { person, token_hash }: SessionRow): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('person', '=', person)
    .where('replaced_by', '=', token_hash)
    .execute();
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
      .where('replaced_by', 'is', null)
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
