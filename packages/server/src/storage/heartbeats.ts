import type { Kysely } from 'kysely';
import type { HeartbeatRow, OutageRow, Tables } from './schema.ts';

type Db = Kysely<Tables>;

export async function beat(db: Db, row: HeartbeatRow): Promise<void> {
  const { at, is_stopped } = row;
  await db
    .insertInto('heartbeats')
    .values(row)
    .onConflict((oc) => oc.column('process').doUpdateSet({ at, is_stopped }))
    .execute();
}

export function heartbeats(db: Db): Promise<HeartbeatRow[]> {
  return db.selectFrom('heartbeats').selectAll().execute();
}

/** Outages that ended after that time, oldest first. */
export function outagesAfter(db: Db, since: number): Promise<OutageRow[]> {
  return db
    .selectFrom('outages')
    .selectAll()
    .where('to_at', '>', since)
    .orderBy('from_at')
    .execute();
}

/**
 * Records each outage once, however many processes find it, and moves the deadlines that lists show. Deletes the
 * older heartbeats, which are accounted for.
 */
export async function recordOutages(
  db: Db,
  outages: readonly OutageRow[],
  settledBefore: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const outage of outages) {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('outages')
        .values(outage)
        .onConflict((oc) => oc.column('from_at').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) continue;
      const lost = outage.to_at - outage.from_at;
      await tx
        .updateTable('games')
        .set((eb) => ({ deadline: eb('deadline', '+', lost) }))
        .where('status', '=', 'running')
        .where('deadline', 'is not', null)
        .execute();
    }
    await tx.deleteFrom('heartbeats').where('at', '<', settledBefore).execute();
  });
}
