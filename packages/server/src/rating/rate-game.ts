import type { Kysely, Transaction } from 'kysely';
import { VOID_OUTCOME } from '../storage/games/results.ts';
import type { GameRow, RatingRow, Tables } from '../storage/schema.ts';
import { atPeriodStart, NEWCOMER, periodsSince, rate } from './glicko.ts';
import { scoreOf } from './score.ts';

/**
 * Rates a finished game for its two players, once, however often it is called. Games with a guest, a bot or twice the
 * same person are not rated.
 */
export async function rateGame(db: Kysely<Tables>, game: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('games')
      .set({ rated_at: now })
      .where('id', '=', game)
      .where('is_rated', '=', 1)
      .where('status', '=', 'over')
      .where('rated_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const row = await tx
      .selectFrom('games')
      .selectAll()
      .where('id', '=', game)
      .executeTakeFirstOrThrow();
    if (row.outcome === VOID_OUTCOME) return false;
    const seats = await tx
      .selectFrom('seats')
      .innerJoin('persons', 'persons.id', 'seats.person')
      .select(['seats.seat', 'persons.id as person'])
      .where('seats.game', '=', game)
      .where('persons.name', 'is not', null)
      .orderBy('seats.seat')
      .execute();
    const [one, other] = seats;
    if (one === undefined || other === undefined || one.person === other.person) return false;
    await ratePair(tx, row, [one, other], now);
    return true;
  });
}

/** A player without a rating. */
type Newcomer = typeof NEWCOMER & { readonly games: number; readonly updated_at: null };

interface SeatedPerson {
  readonly seat: number;
  readonly person: string;
}

async function ratePair(
  tx: Transaction<Tables>,
  row: GameRow,
  players: readonly [SeatedPerson, SeatedPerson],
  now: number,
): Promise<void> {
  // Locks both persons until this game is rated, in a fixed order to avoid deadlocks.
  for (const person of players.map((each) => each.person).sort()) {
    await tx
      .updateTable('persons')
      .set((eb) => ({ created_at: eb.ref('created_at') }))
      .where('id', '=', person)
      .execute();
  }
  const before = await Promise.all(
    players.map(async ({ person }) => {
      const rating = await ratingOf(tx, person, row.game);
      return { ...rating, periods: periodsSince(rating.updated_at ?? now, now) };
    }),
  );
  for (const [i, { seat, person }] of players.entries()) {
    const [own, other] = [before[i], before[1 - i]];
    if (own === undefined || other === undefined) continue;
    const opponent = atPeriodStart(other, other.periods);
    const score = scoreOf(row.outcome, seat);
    const { rating, deviation, volatility } = rate(own, [{ opponent, score }], own.periods);
    const fresh = { rating, deviation, volatility, games: own.games + 1, updated_at: now };
    await tx
      .insertInto('ratings')
      .values({ person, game: row.game, ...fresh })
      .onConflict((oc) => oc.columns(['person', 'game']).doUpdateSet(fresh))
      .execute();
  }
}

async function ratingOf(
  tx: Transaction<Tables>,
  person: string,
  game: string,
): Promise<Newcomer | RatingRow> {
  const row = await tx
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .where('game', '=', game)
    .executeTakeFirst();
  return row ?? { ...NEWCOMER, games: 0, updated_at: null };
}
