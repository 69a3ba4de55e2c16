import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

type Db = Kysely<Tables>;

const MAX_DEVICES = 20;

/** The owner of a browser; null if no person has signed in there. */
export async function ownerOfDevice(db: Db, tokenHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('devices')
    .select('person')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.person ?? null;
}

/** Remembers that the person signed in there; a browser belongs to the person who signed in last. */
export async function rememberDevice(db: Db, device: Tables['devices']): Promise<void> {
  const { token_hash, ...changes } = device;
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('devices')
      .values(device)
      .onConflict((oc) => oc.column('token_hash').doUpdateSet(changes))
      .execute();
    const older = await tx
      .selectFrom('devices')
      .select('token_hash')
      .where('person', '=', device.person)
      .orderBy('seen_at', 'desc')
      .offset(MAX_DEVICES)
      .limit(100)
      .execute();
    for (const each of older) {
      await tx.deleteFrom('devices').where('token_hash', '=', each.token_hash).execute();
    }
  });
}

/** Forgets all other browsers: a thief may use them. */
export async function forgetOtherDevices(
  db: Db,
  person: string,
  tokenHash: string | null,
): Promise<void> {
  let query = db.deleteFrom('devices').where('person', '=', person);
  if (tokenHash !== null) query = query.where('token_hash', '<>', tokenHash);
  await query.execute();
}
