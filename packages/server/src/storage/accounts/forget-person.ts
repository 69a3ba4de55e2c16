import type { Kysely } from 'kysely';
import type { SeatRow, Tables } from '../schema.ts';
import { dropSessionsOf, lockPerson } from './sessions.ts';

type Db = Kysely<Tables>;
type SeatKey = Pick<SeatRow, 'game' | 'seat'>;

/** The person's seats in unfinished games. */
export function openSeatsOf(db: Db, person: string): Promise<SeatKey[]> {
  return db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .select(['seats.game as game', 'seats.seat as seat'])
    .where('seats.person', '=', person)
    .where('games.status', '<>', 'over')
    .execute();
}

/**
 * Deletes everything the person owned except their seats, because the games also belong to the opponents. Without a
 * session no visitor can enter these seats. The keys of the name stay for a while, so that no other player can pose
 * as the person. Returns the ended sessions.
 */
export async function forgetPerson(
  db: Db,
  person: string,
  now: number,
): Promise<readonly string[]> {
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, person);
    const ended = await dropSessionsOf(tx, person);
    const owned = [
      ...(['passkeys', 'challenges', 'recovery_codes'] as const),
      ...(['devices', 'device_links', 'subscriptions', 'ratings'] as const),
    ];
    for (const table of owned) {
      await tx.deleteFrom(table).where('person', '=', person).execute();
    }
    await tx
      .updateTable('persons')
      .set({ name: null, password: null, settings: null, deleted_at: now })
      .where('id', '=', person)
      .execute();
    return ended;
  });
}
