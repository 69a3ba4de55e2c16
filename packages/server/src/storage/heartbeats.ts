import { type Kysely, sql } from 'kysely';
import type { HeartbeatRow, OutageRow, Tables } from './schema.ts';

type Db = Kysely<Tables>;

/** A process that has stopped stays so: a late heartbeat must not revive it. */
export async function beat(db: Db, row: HeartbeatRow): Promise<void> {
  const { at, is_stopped } = row;
  await db
    .insertInto('heartbeats')
    .values(row)
    .onConflict((oc) =>
      oc.column('process').doUpdateSet({ at, is_stopped }).where('heartbeats.is_stopped', '=', 0),
    )
    .execute();
}

/** No process's clock is this far ahead of another's: a later heartbeat is from before the clock was set back. */
const AHEAD_MS = 60_000;

/** The lifetimes known at that time, in no particular order. */
export function heartbeats(db: Db, now: number): Promise<HeartbeatRow[]> {
  return db
    .selectFrom('heartbeats')
    .selectAll()
    .where('at', '<=', now + AHEAD_MS)
    .execute();
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
 * older heartbeats, which are accounted for. Returns the outages that were new.
 */
export async function recordOutages(
  db: Db,
  outages: readonly OutageRow[],
  { settledBefore, isShared }: { readonly settledBefore: number; readonly isShared: boolean },
): Promise<readonly OutageRow[]> {
  return db.transaction().execute(async (tx) => {
    const fresh: OutageRow[] = [];
    // Processes measure the same outage a little differently.
    if (isShared && outages.length > 0) {
      await sql`lock table outages in share row exclusive mode`.execute(tx);
    }
    await endBefore(tx, settledBefore);
    for (const found of outages) {
      const outage = await unrecordedPart(tx, found);
      if (outage === null) continue;
      await tx.insertInto('outages').values(outage).execute();
      fresh.push(outage);
      const lost = outage.to_at - outage.from_at;
      await tx
        .updateTable('games')
        .set((eb) => ({ deadline: eb('deadline', '+', lost) }))
        .where('status', '=', 'running')
        .where('deadline', 'is not', null)
        .execute();
    }
    await tx
      .deleteFrom('heartbeats')
      .where((eb) => eb.or([eb('at', '<', settledBefore), eb('at', '>', settledBefore + AHEAD_MS)]))
      .execute();
    return fresh;
  });
}

/** After the clock was set back, the time that recorded outages cover is played through once more. */
async function endBefore(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('outages')
    .where('from_at', '>', now + AHEAD_MS)
    .execute();
  await db
    .updateTable('outages')
    .set({ to_at: now })
    .where('from_at', '<', now)
    .where('to_at', '>', now + AHEAD_MS)
    .execute();
}

/** The part of an outage after those recorded already; null if there is none. */
async function unrecordedPart(db: Db, { from_at, to_at }: OutageRow): Promise<OutageRow | null> {
  const { recorded } = await db
    .selectFrom('outages')
    .select((eb) => eb.fn.max('to_at').as('recorded'))
    .where('from_at', '<', to_at)
    .where('to_at', '>', from_at)
    .executeTakeFirstOrThrow();
  const from = Math.max(from_at, Number(recorded ?? from_at));
  return from < to_at ? { from_at: from, to_at } : null;
}
