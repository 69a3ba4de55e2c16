import type { Kysely } from 'kysely';
import type { PasskeyRow, Tables } from '../schema.ts';

type Db = Kysely<Tables>;

export function passkeysOf(db: Db, person: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created_at')
    .execute();
}

export function findPasskey(db: Db, id: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores the counter after a use, so that a cloned passkey is detected. */
export async function notePasskey(
  db: Db,
  id: string,
  changes: Pick<PasskeyRow, 'counter' | 'used_at'>,
): Promise<void> {
  await db.updateTable('passkeys').set(changes).where('id', '=', id).execute();
}

export type Removed = 'removed' | 'unknown' | 'last-way-in';

/** Removes a passkey, but never the last way to sign in. */
export function removePasskey(db: Db, person: string, id: string): Promise<Removed> {
  return db.transaction().execute(async (tx) => {
    // Locks the person: two requests must not remove the last two passkeys at once.
    await tx
      .updateTable('persons')
      .set((eb) => ({ created_at: eb.ref('created_at') }))
      .where('id', '=', person)
      .execute();
    const keys = await passkeysOf(tx, person);
    if (!keys.some((key) => key.id === id)) return 'unknown';
    const { password } = await tx
      .selectFrom('persons')
      .select('password')
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    if (password === null && keys.length === 1) return 'last-way-in';
    await tx.deleteFrom('passkeys').where('id', '=', id).execute();
    return 'removed';
  });
}
