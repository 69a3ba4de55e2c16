import type { Kysely } from 'kysely';
import type { RatingRow, Tables } from '../schema.ts';

type Db = Kysely<Tables>;

/** The stored outcome of a game that was ended without a result, compared as text. */
export const VOID_OUTCOME = '{"winners":[],"reason":"void"}';

export function ratingsOf(db: Db, person: string): Promise<Omit<RatingRow, 'person'>[]> {
  return db
    .selectFrom('ratings')
    .select(['game', 'rating', 'deviation', 'volatility', 'games', 'updated_at'])
    .where('person', '=', person)
    .orderBy('game')
    .execute();
}

/** Counts the person's open finished games by outcome. Games against bots, themselves or an empty seat do not count. */
export function resultsOf(db: Db, person: string) {
  return db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .select(['games.game as game', 'seats.seat as seat', 'games.outcome as outcome'])
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('seats.person', '=', person)
    .where('games.status', '=', 'over')
    .where('games.is_open', '=', 1)
    .where('games.outcome', '<>', VOID_OUTCOME)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seats as others')
            .select('others.seat')
            .whereRef('others.game', '=', 'seats.game')
            .whereRef('others.seat', '<>', 'seats.seat')
            .where(({ eb, or }) =>
              or([
                eb('others.bot', 'is not', null),
                eb('others.person', '=', person),
                eb('others.taken_at', 'is', null),
              ]),
            ),
        ),
      ),
    )
    .groupBy(['games.game', 'seats.seat', 'games.outcome'])
    .orderBy('games.game')
    .execute();
}
