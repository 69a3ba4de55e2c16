import type { Kysely } from 'kysely';
import type { DeviceLinkRow, PersonRow, Tables } from '../schema.ts';

type Db = Kysely<Tables>;

/** Stores the person's link and invalidates their previous one. */
export async function putDeviceLink(db: Db, link: DeviceLinkRow): Promise<void> {
  const { person, ...rest } = link;
  await db
    .insertInto('device_links')
    .values(link)
    .onConflict((oc) => oc.column('person').doUpdateSet(rest))
    .execute();
}

/** The guest who made the link, while it is valid. A guest who has taken a name signs in instead. */
export function ownerOfLink(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<PersonRow | undefined> {
  return db
    .selectFrom('device_links')
    .innerJoin('persons', 'persons.id', 'device_links.person')
    .selectAll('persons')
    .where('device_links.token_hash', '=', tokenHash)
    .where('device_links.expires_at', '>', now)
    .where('persons.name', 'is', null)
    .where('persons.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Cancels the person's link, if there is one. */
export async function dropDeviceLink(db: Db, person: string): Promise<void> {
  await db.deleteFrom('device_links').where('person', '=', person).execute();
}

/** Uses up the link. False if another device used it first. */
export async function spendDeviceLink(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('device_links')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether the guest has a seat or has made a game, which they would lose by becoming another person. */
export async function hasGames(db: Db, person: string): Promise<boolean> {
  const seat = db.selectFrom('seats').select('game as id').where('person', '=', person);
  const made = db.selectFrom('games').select('id').where('creator', '=', person);
  return (await seat.union(made).limit(1).executeTakeFirst()) !== undefined;
}
