import { type Kysely, sql } from 'kysely';
import type { Allowance } from '../../sockets/limits.ts';
import type { Tables } from '../schema.ts';

/**
 * Takes one unit of an allowance that all processes share; false if it is used up. One statement, so that two
 * processes cannot both take the last unit. A refusal writes nothing.
 *
 * The row stores the time at which the allowance will be full again (GCRA): each use moves it on by one step, and it
 * may be at most `burst` steps ahead.
 */
export async function spend(
  db: Kysely<Tables>,
  key: string,
  { burst, perSecond }: Allowance,
  now: number,
): Promise<boolean> {
  const step = Math.max(1, Math.round(1_000 / perSecond));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('allowances')
    .values({ key, full_at: now + step })
    .onConflict((oc) =>
      oc
        .column('key')
        .doUpdateSet({
          full_at: sql<number>`case when allowances.full_at > ${now} then allowances.full_at
            else ${now} end + ${step}`,
        })
        .where('allowances.full_at', '<=', now + (burst - 1) * step),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A full allowance need not be stored. */
export async function dropFullAllowances(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('allowances').where('full_at', '<=', now).execute();
}
