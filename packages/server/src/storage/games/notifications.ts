import type { Kysely } from 'kysely';
import type { NotificationRow, SubscriptionRow, Tables } from '../schema.ts';

type Db = Kysely<Tables>;

const MAX_DEVICES = 10;

/** A browser belongs to the person who used it last. */
export async function subscribe(db: Db, row: SubscriptionRow): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('subscriptions').where('endpoint', '=', row.endpoint).execute();
    await tx.insertInto('subscriptions').values(row).execute();
    const older = await tx
      .selectFrom('subscriptions')
      .select('endpoint')
      .where('person', '=', row.person)
      .orderBy('created_at', 'desc')
      .offset(MAX_DEVICES)
      .limit(100)
      .execute();
    for (const { endpoint } of older) await unsubscribe(tx, endpoint);
  });
}

export async function unsubscribe(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('subscriptions').where('endpoint', '=', endpoint).execute();
}

export function subscriptionsOf(db: Db, person: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created_at')
    .execute();
}

/** The subscriptions of the player at a seat. */
export function subscriptionsAt(db: Db, game: string, seat: number): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .innerJoin('seats', 'seats.person', 'subscriptions.person')
    .selectAll('subscriptions')
    .where('seats.game', '=', game)
    .where('seats.seat', '=', seat)
    .orderBy('subscriptions.created_at')
    .execute();
}

export function notificationsOf(db: Db, game: string): Promise<NotificationRow[]> {
  return db
    .selectFrom('tellings')
    .selectAll()
    .where('game', '=', game)
    .orderBy('seq')
    .orderBy('seat')
    .execute();
}

/** Does nothing if it is stored already. */
export async function insertNotification(db: Db, row: NotificationRow): Promise<void> {
  await db
    .insertInto('tellings')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export async function deleteNotification(
  db: Db,
  { game, seat, seq }: NotificationRow,
): Promise<void> {
  await db
    .deleteFrom('tellings')
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('seq', '<=', seq)
    .execute();
}

/** Games with notifications that were due by then. */
export async function gamesWithNotifications(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tellings')
    .select('game')
    .distinct()
    .where('at', '<=', before)
    .execute();
  return rows.map(({ game }) => game);
}
