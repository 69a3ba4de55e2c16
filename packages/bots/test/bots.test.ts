import { deriveSeed, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { skirmish } from '@bivouac/skirmish';
import { evaluate } from '@bivouac/skirmish/bots';
import { expect, test } from 'vitest';
import {
  type AnyBot,
  addTallies,
  answerBotRequest,
  emptyTally,
  greedyBot,
  playGame,
  playOfSeries,
  playoutBot,
  randomBot,
  type SeriesSpec,
  wilson,
} from '../src/index.ts';

const random: AnyBot = randomBot();
const greedy: AnyBot = greedyBot(skirmish, evaluate, { id: 'greedy', worlds: 3 });
const playout: AnyBot = playoutBot(skirmish, evaluate, { id: 'playout', trials: 60, depth: 8 });

function series(bots: readonly AnyBot[], games: number, mirror = true) {
  const spec: SeriesSpec = {
    game: skirmish,
    wish: {},
    bots,
    seed: seedFromPhrase('series'),
    mirror,
    budget: { trials: 1000 },
  };
  let tally = emptyTally(2);
  for (let i = 0; i < games; i++) {
    const one = playOfSeries(spec, i);
    if (!one.ok) throw new Error(JSON.stringify(one.problem));
    tally = addTallies(tally, one.value);
  }
  return tally;
}

test('the same seed plays the same game', () => {
  const play = () =>
    playGame(skirmish, [greedy, playout], {}, seedFromPhrase('same'), { trials: 100 });
  const [one, two] = [play(), play()];
  if (!one.ok || !two.ok) throw new Error('no game');
  expect(one.value.match.hash()).toBe(two.value.match.hash());
});

test('each bot beats the one below it', () => {
  const share = (bots: readonly AnyBot[], games: number) => {
    const [wins = 0, losses = 0] = series(bots, games).byBot;
    return wilson(wins, wins + losses);
  };
  expect(share([greedy, random], 200).low).toBeGreaterThan(0.5);
  expect(share([playout, greedy], 100).low).toBeGreaterThan(0.5);
});

test('mirrored seats: every deal is played once from each side', () => {
  const tally = series([random, random], 40);
  const wins = (list: readonly number[]): number => list.reduce((a, b) => a + b);
  expect(tally.games).toBe(40);
  expect(wins(tally.byBot) + tally.draws + tally.unfinished).toBe(40);
  expect(wins(tally.bySeat)).toBe(wins(tally.byBot));
});

test('a series adds up the rounds of a game that has them', () => {
  const spec: SeriesSpec = {
    game: skirmish,
    wish: {},
    bots: [random, random],
    seed: seedFromPhrase('rounds'),
    mirror: false,
    budget: { trials: 1 },
  };
  const rounds = (more: Partial<SeriesSpec>) => {
    const played = playOfSeries({ ...spec, ...more }, 0);
    return played.ok ? addTallies(played.value, played.value).rounds : undefined;
  };
  expect(rounds({})).toBe(0);
  expect(rounds({ roundOf: () => 7 })).toBe(14);
});

test('what a bot cannot see does not change its choice', () => {
  const begun = playGame(skirmish, [random, random], {}, seedFromPhrase('peek'), { trials: 1 });
  if (!begun.ok) throw new Error('no game');
  for (let i = 0; i < 40; i++) {
    const state = skirmish.setup(
      { scenario: 'crossing', options: { length: 'short' } },
      { chance: seededChance(seedFromPhrase(`peek ${i}`)), emit: () => undefined },
    );
    const world = skirmish.determinise(
      skirmish.view(state, 0),
      seededChance(seedFromPhrase(`w ${i}`)),
    );
    expect(world).not.toEqual(state);
    for (const bot of [random, greedy, playout]) {
      const [here, there] = [state, world].map((truth) =>
        bot.choose({
          seat: 0,
          view: skirmish.view(truth, 0),
          actions: skirmish.actions(truth, 0),
          budget: { trials: 60 },
          chance: seededChance(deriveSeed(seedFromPhrase('bot'), String(i))),
        }),
      );
      expect(here).toEqual(there);
    }
  }
});

test('a spent budget still gives an answer', () => {
  const state = skirmish.setup(
    { scenario: 'crossing', options: { length: 'short' } },
    { chance: seededChance(seedFromPhrase('spent')), emit: () => undefined },
  );
  let asked = 0;
  const isSpent = (): boolean => {
    asked += 1;
    return true;
  };
  const request = {
    id: 7,
    game: 'skirmish',
    bot: 'playout',
    seat: 0,
    view: skirmish.view(state, 0),
    actions: skirmish.actions(state, 0),
    trials: 1_000_000,
    seed: seedFromPhrase('x'),
  };
  const reply = answerBotRequest(request, () => playout, isSpent);
  expect(reply).toMatchObject({ id: 7, ok: true });
  expect(asked).toBe(1);
  expect(answerBotRequest(request, () => undefined, isSpent)).toEqual({
    id: 7,
    ok: false,
    message: 'no bot playout in skirmish',
  });
});

test('Wilson’s interval holds the share and narrows with more games', () => {
  expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  const few = wilson(5, 10);
  const many = wilson(500, 1000);
  expect(few.low).toBeCloseTo(0.2366, 3);
  expect(few.high).toBeCloseTo(0.7634, 3);
  expect(many.high - many.low).toBeLessThan(few.high - few.low);
  expect(wilson(10, 10).high).toBeCloseTo(1, 10);
});
