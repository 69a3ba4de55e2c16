import type { Insertable, Kysely } from 'kysely';
import type { PasskeyRow, PersonRow, Tables } from '../schema.ts';
import { dropFullAllowances } from './allowances.ts';
import { dropSessionsOf, lockPerson } from './sessions.ts';

type Db = Kysely<Tables>;

export async function insertPerson(db: Db, person: Insertable<PersonRow>): Promise<void> {
  await db.insertInto('persons').values(person).execute();
}

export function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account of that name. Names of deleted accounts are not found. */
export function findByName(db: Db, nameKey: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom('persons')
    .selectAll()
    .where('name_key', '=', nameKey)
    .where('name', 'is not', null)
    .executeTakeFirst();
}

/** All forms in which a name is stored. */
export type Naming = Pick<PersonRow, 'name' | 'name_key' | 'name_skeleton'>;

/**
 * Whether an account has this name or one that looks alike, or was deleted so recently that its name is still
 * reserved.
 */
export async function isNameTaken(
  db: Db,
  naming: Naming,
  except: string | null = null,
): Promise<boolean> {
  const found = await db
    .selectFrom('persons')
    .select('id')
    .where((eb) =>
      eb.or([eb('name_key', '=', naming.name_key), eb('name_skeleton', '=', naming.name_skeleton)]),
    )
    .where('id', '<>', except ?? '')
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * A guest becomes an account and keeps everything; false if the name is taken. Without a password, the passkey is
 * stored in the same transaction: a name without either would lock the person out.
 */
export async function nameGuest(
  db: Db,
  id: string,
  named: Naming & Pick<PersonRow, 'password'>,
  passkey: Insertable<PasskeyRow> | null = null,
): Promise<boolean> {
  if (await isNameTaken(db, named)) return false;
  try {
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('persons').set(named).where('id', '=', id).execute();
      if (passkey !== null) await insertPasskey(tx, passkey);
    });
    return true;
  } catch (error) {
    // Another person may have taken it at the same moment; the unique index admits only one.
    if (await isNameTaken(db, named)) return false;
    throw error;
  }
}

/** False if another account has this name or one that looks alike; throws if it takes the name at the same moment. */
export async function renamePerson(db: Db, id: string, naming: Naming): Promise<boolean> {
  if (await isNameTaken(db, naming, id)) return false;
  await db.updateTable('persons').set(naming).where('id', '=', id).execute();
  return true;
}

/** Replaces the password of a person as they were read; false where another has been set since. */
export async function changePassword(
  db: Db,
  { id, password }: Pick<PersonRow, 'id' | 'password'>,
  wanted: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('persons')
    .set({ password: wanted })
    .where('id', '=', id)
    .where((eb) => (password === null ? eb('password', 'is', null) : eb('password', '=', password)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the password of a person is still the one that was read. */
export async function isPassword(
  db: Db,
  { id, password }: Pick<PersonRow, 'id' | 'password'>,
): Promise<boolean> {
  return (await findPerson(db, id))?.password === password;
}

export async function insertPasskey(db: Db, passkey: Insertable<PasskeyRow>): Promise<void> {
  await db.insertInto('passkeys').values(passkey).execute();
}

/** Gives everything that the guest owned to the account. Returns the guest's sessions, which end. */
export async function mergeGuest(
  db: Db,
  guest: string,
  account: string,
): Promise<readonly string[]> {
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, guest);
    const ended = await dropSessionsOf(tx, guest);
    await tx.updateTable('seats').set({ person: account }).where('person', '=', guest).execute();
    await tx.updateTable('games').set({ creator: account }).where('creator', '=', guest).execute();
    await tx
      .updateTable('subscriptions')
      .set({ person: account })
      .where('person', '=', guest)
      .execute();
    await tx.deleteFrom('persons').where('id', '=', guest).where('name', 'is', null).execute();
    return ended;
  });
}

/** A guest is stored before their session; a new guest must not be deleted in between. */
const SETTLED_MS = 3_600_000;
/** A browser that was not used for this long is no longer known. */
const DEVICE_MS = 365 * 86_400_000;
/** How long the name of a deleted account stays reserved. */
export const NAME_KEPT_MS = 90 * 86_400_000;

/** Deletes expired rows, and guests without a session, seat or game. */
export async function dropExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('device_links').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('devices')
    .where('seen_at', '<=', now - DEVICE_MS)
    .execute();
  await dropFullAllowances(db, now);
  await db
    .updateTable('persons')
    .set({ name_key: null, name_skeleton: null })
    .where('deleted_at', '<=', now - NAME_KEPT_MS)
    .execute();
  await db
    .deleteFrom('persons')
    .where('name', 'is', null)
    .where('name_key', 'is', null)
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
