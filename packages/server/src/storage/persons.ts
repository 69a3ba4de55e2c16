import type { Kysely } from 'kysely';
import type { PasskeyRow, PersonRow, Tables } from './schema.ts';

type Db = Kysely<Tables>;

export async function insertPerson(db: Db, person: PersonRow): Promise<void> {
  await db.insertInto('persons').values(person).execute();
}

export function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findByName(db: Db, nameKey: string): Promise<PersonRow | undefined> {
  return db.selectFrom('persons').selectAll().where('name_key', '=', nameKey).executeTakeFirst();
}

/**
 * A guest becomes an account and keeps everything; false if the name is taken. Whoever has no password
 * gets his passkey with the name: one without the other would lock him out.
 */
export async function nameGuest(
  db: Db,
  id: string,
  named: Pick<PersonRow, 'name' | 'name_key' | 'password'>,
  passkey: PasskeyRow | null = null,
): Promise<boolean> {
  const isTaken = async (): Promise<boolean> =>
    (await findByName(db, named.name_key ?? '')) !== undefined;
  if (await isTaken()) return false;
  try {
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('persons').set(named).where('id', '=', id).execute();
      if (passkey !== null) await insertPasskey(tx, passkey);
    });
    return true;
  } catch (error) {
    // Somebody may have taken it at the same moment: of two the tables let in only one.
    if (await isTaken()) return false;
    throw error;
  }
}

export async function insertPasskey(db: Db, passkey: PasskeyRow): Promise<void> {
  await db.insertInto('passkeys').values(passkey).execute();
}

/** Whatever the guest had is the account's from now on. */
export async function mergeGuest(db: Db, guest: string, account: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('seats').set({ person: account }).where('person', '=', guest).execute();
    await tx.updateTable('games').set({ creator: account }).where('creator', '=', guest).execute();
    await tx
      .updateTable('subscriptions')
      .set({ person: account })
      .where('person', '=', guest)
      .execute();
    await tx.deleteFrom('persons').where('id', '=', guest).where('name', 'is', null).execute();
  });
}

export async function insertSession(
  db: Db,
  tokenHash: string,
  person: string,
  expiresAt: number,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, person, expires_at: expiresAt })
    .execute();
}

export function findSession(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<PersonRow | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('persons', 'persons.id', 'sessions.person')
    .selectAll('persons')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
}

export async function dropSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** A guest is written before his session is; one who has just come is not taken for gone. */
const SETTLED_MS = 3_600_000;

/** Sessions that have ended, and guests whom nobody can be any more and who left nothing behind. */
export async function dropExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('persons')
    .where('name', 'is', null)
    .where('created_at', '<=', now - SETTLED_MS)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(selectFrom('sessions').select('person').whereRef('person', '=', ref('persons.id'))),
      ),
    )
    .where(({ not, exists, selectFrom, ref }) =>
      not(exists(selectFrom('seats').select('person').whereRef('person', '=', ref('persons.id')))),
    )
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(selectFrom('games').select('creator').whereRef('creator', '=', ref('persons.id'))),
      ),
    )
    .execute();
}
