import { expect, it } from 'vitest';
import {
  NEWCOMER,
  PERIOD_MS,
  periodsSince,
  rate,
  withIdlePeriods,
} from '../../src/rating/glicko.ts';
import { rateGame } from '../../src/rating/rate-game.ts';
import { insertPerson } from '../../src/storage/accounts/persons.ts';
import { insertGame } from '../../src/storage/games/games.ts';
import { useServer } from '../tools/fixtures.ts';
import { gameRow, seatRows } from '../tools/rows.ts';

const server = useServer();

/** The player of Glickman's example, and the opponents. */
const PLAYER = { ...NEWCOMER, deviation: 200 };
const MET = [
  { opponent: { rating: 1400, deviation: 30, volatility: 0.06 }, score: 1 },
  { opponent: { rating: 1550, deviation: 100, volatility: 0.06 }, score: 0 },
  { opponent: { rating: 1700, deviation: 300, volatility: 0.06 }, score: 0 },
];

it('matches the example in the description of Glicko-2', () => {
  const after = rate(PLAYER, MET);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

it('grows uncertain about an idle player, but never more than about a newcomer', () => {
  // The description's step for one period without a game, and for several.
  const once = withIdlePeriods({ ...PLAYER, deviation: 50 }, 1);
  expect(once.deviation).toBeCloseTo(Math.hypot(50, 0.06 * 173.7178), 6);
  expect(withIdlePeriods(once, 99).deviation).toBeCloseTo(
    withIdlePeriods({ ...PLAYER, deviation: 50 }, 100).deviation,
    6,
  );
  expect(withIdlePeriods(withIdlePeriods(PLAYER, 0.25), 0.75).deviation).toBeCloseTo(
    withIdlePeriods(PLAYER, 1).deviation,
    6,
  );
  expect(withIdlePeriods(PLAYER, 0)).toEqual(PLAYER);
  expect(withIdlePeriods(PLAYER, 100_000)).toEqual({ ...PLAYER, deviation: NEWCOMER.deviation });
});

it('weighs a game by the part of a period since the previous one', () => {
  const [atOnce, later] = [rate(PLAYER, MET, 0), rate(PLAYER, MET, 1)];
  expect(atOnce.deviation).toBeLessThan(later.deviation);
  // Periods without a game come first, as in the description.
  expect(rate(PLAYER, MET, 9)).toEqual(rate(withIdlePeriods(PLAYER, 8), MET, 1));
  expect(periodsSince(1_000, 1_000 + 3 * PERIOD_MS)).toBe(3);
  expect(periodsSince(1_000, 0)).toBe(0);
});

it('grows the deviation of an idle player, for readers and for the next game', async () => {
  const { db } = server.service.storage;
  const begun = server.service.now();
  for (const id of ['vera', 'walt', 'xena', 'yuri']) {
    const name = { name: id, name_key: id, password: null, settings: null };
    await insertPerson(db, { id, ...name, created_at: begun });
  }
  const rating = { game: 'skirmish', rating: 1600, volatility: 0.06, games: 40 };
  await db
    .insertInto('ratings')
    .values([
      { person: 'vera', deviation: 50, updated_at: begun, ...rating },
      { person: 'xena', deviation: 50, updated_at: begun + 200 * PERIOD_MS, ...rating },
    ])
    .execute();
  const deviationOf = async (name: string) =>
    (await server.visitor().player(name)).ratings[0]?.deviation;
  expect(await deviationOf('vera')).toBe(50);
  server.wait(200 * PERIOD_MS);
  expect(await deviationOf('vera')).toBe(156);
  expect(await deviationOf('xena')).toBe(50);
  // The same defeat changes the idle player's rating more.
  const over = { is_rated: 1, status: 'over', outcome: '{"winners":[1],"reason":"resigned"}' };
  for (const [one, other] of [
    ['vera', 'walt'],
    ['xena', 'yuri'],
  ] as const) {
    const id = `gameof${one}`;
    const seats = seatRows(id).map((seat, i) => ({ ...seat, person: i === 0 ? one : other }));
    await insertGame(db, gameRow(id, over as object), seats);
    expect(await rateGame(db, id, server.service.now())).toBe(true);
  }
  const after = async (name: string) => (await server.visitor().player(name)).ratings[0];
  const [vera, xena] = [await after('vera'), await after('xena')];
  expect(vera?.rating).toBeLessThan((xena?.rating ?? 0) - 30);
  expect(vera?.deviation).toBeGreaterThan(100);
  expect(xena?.deviation).toBeLessThan(60);
});
