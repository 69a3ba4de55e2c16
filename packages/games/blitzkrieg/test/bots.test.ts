import { addTallies, emptyTally, playOfSeries, randomBot } from '@bivouac/bots';
import { type AnyGame, must, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { blitzkriegBots, nipponBots } from '../src/bots.ts';
import { blitzkrieg, nippon } from '../src/index.ts';
import { table } from './position.ts';

const BOTS = { blitzkrieg: blitzkriegBots, nippon: nipponBots };

function series(
  game: AnyGame,
  scenario: string,
  one: string,
  two: string,
  games: number,
  mirror = true,
) {
  const all = [randomBot(), ...BOTS[game.id as 'nippon']];
  const bots = [one, two].map((id) =>
    must(
      all.find((bot) => bot.id === id),
      id,
    ),
  );
  let tally = emptyTally(2);
  for (let i = 0; i < games; i++) {
    const played = playOfSeries(
      {
        game,
        wish: { scenario },
        bots,
        seed: seedFromPhrase('bots'),
        mirror,
        budget: { trials: 100_000 },
      },
      i,
    );
    if (!played.ok) throw new Error(JSON.stringify(played.problem));
    tally = addTallies(tally, played.value);
  }
  return tally;
}

test('the bots are offered from weakest to strongest, with the solo opponent', () => {
  for (const bots of Object.values(BOTS)) {
    expect(bots.map(({ id }) => id)).toEqual(['vs', 'easy', 'medium', 'hard']);
  }
});

test.each([
  ['blitzkrieg', blitzkrieg],
  ['nippon', nippon],
] as const)('%s: a bot with a plan beats one without', (_id, game) => {
  const { byBot, unfinished } = series(game, 'two-players', 'medium', 'random', 16);
  expect(byBot[0]).toBeGreaterThanOrEqual(13);
  expect(unfinished).toBe(0);
});

test('hard beats random', () => {
  expect(series(blitzkrieg, 'two-players', 'hard', 'random', 4).byBot).toEqual([4, 0]);
});

test('the solo opponent plays at every table, also against others and in the other seat', () => {
  for (const [game, scenario] of [
    [blitzkrieg, 'two-players'],
    [blitzkrieg, 'vs-high'],
    [nippon, 'two-players'],
    [nippon, 'vs'],
  ] as const) {
    const { games, unfinished } = series(game, scenario, 'vs', 'easy', 2);
    expect([games, unfinished]).toEqual([2, 0]);
  }
});

test('the same question gets the same answer', () => {
  const t = table({ reserves: ['army-3 navy-2 air-1', 'army-1'] });
  for (const bot of blitzkriegBots) {
    const ask = () =>
      bot.choose({
        seat: 0,
        view: t.game.view(t.state, 0),
        actions: t.game.actions(t.state, 0),
        budget: { trials: 200 },
        chance: seededChance(seedFromPhrase('same')),
      });
    expect(ask()).toEqual(ask());
  }
});

test.each(['medium', 'hard'])('%s takes the theatre that its flag gives away', (id) => {
  const t = table({
    reserves: ['army-1 army-3', 'army-1'],
    markers: { 'eastern-europe': 12, africa: -2 },
    vp: [5, 5],
  });
  const bot = must(
    blitzkriegBots.find((one) => one.id === id),
    id,
  );
  for (let i = 0; i < 2; i++) {
    const action = bot.choose({
      seat: 0,
      view: t.game.view(t.state, 0),
      actions: t.game.actions(t.state, 0),
      budget: { trials: 1000 },
      chance: seededChance(seedFromPhrase('flag')),
    });
    if (i === 0) t.play(t.game.notation.print(action));
    else expect(t.game.notation.print(action)).toMatch(/^place eastern-europe/);
  }
});
