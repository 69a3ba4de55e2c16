import type { Outcome } from '@bivouac/kernel';
import type { Kysely, Transaction } from 'kysely';
import type { GameRow, Tables } from '../storage/schema.ts';
import { NEWCOMER, type Rating, rate } from './glicko.ts';

/**
 * Counts a finished game for its two players, once, however often it is asked. Games with a guest, a
 * bot or twice the same person are not counted.
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
    await rateTwo(tx, row, [one, other], now);
    return true;
  });
}

interface Sitter {
  readonly seat: number;
  readonly person: string;
}

async function rateTwo(
  tx: Transaction<Tables>,
  row: GameRow,
  sitters: readonly [Sitter, Sitter],
  now: number,
): Promise<void> {
  const { winners }: Outcome = JSON.parse(row.outcome ?? '{"winners":[],"reason":""}');
  const before = await Promise.all(sitters.map(({ person }) => ratingOf(tx, person, row.game)));
  for (const [i, { seat, person }] of sitters.entries()) {
    const score = winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
    const own = before[i] ?? { ...NEWCOMER, games: 0 };
    const opponent = before[1 - i] ?? NEWCOMER;
    const { rating, deviation, volatility } = rate(own, [{ opponent, score }]);
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
): Promise<Rating & { games: number }> {
  const row = await tx
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .where('game', '=', game)
    .executeTakeFirst();
  return row ?? { ...NEWCOMER, games: 0 };
}
