import { addTallies, emptyTally, playOfSeries, randomBot } from '@bivouac/bots';
import { type AnyGame, createMatch, must, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { blitzkriegBots, nipponBots } from '../src/bots/index.ts';
import { blitzkrieg, nippon } from '../src/rules/index.ts';
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

/** A game of Nippon alone, up to the player's turn at 14 : 19. */
const UP_TO_TURN = `
  pick 1, place seattle-1-1, take navy-3, place los-angeles-1-1, pick 1, place seattle-1-2,
  take army-2, place los-angeles-1-2, bomb 1, pick 2, place los-angeles-2-1, take air-2,
  place seattle-2-1, aim los-angeles, pick 1, place los-angeles-2-2, take navy-2,
  place seattle-2-2, bomb 1, pick 1, place los-angeles-2-3, open new-york, take air-2,
  place new-york-1-2, pick 1, place seattle-2-3, open washington, take army-3,
  place washington-1-1, pick 1, place new-york-1-1`
  .split(',')
  .map((line) => line.trim());

test('hard takes the certain moves of the solo opponent into account', () => {
  const begun = createMatch(nippon, { scenario: 'vs' }, seedFromPhrase('d7 2'));
  const match = must(begun.ok ? begun.value : undefined, 'a game');
  const mover = (): number => {
    const now = match.awaiting();
    return now.kind === 'seats' ? (now.seats[0] ?? -1) : -1;
  };
  for (const line of UP_TO_TURN) expect(match.actText(mover(), line).ok).toBe(true);
  const [SOLO, PLAYER] = [0, 1];
  const choose = (seat: number): string => {
    const id = seat === SOLO ? 'vs' : 'hard';
    const bot = must(
      nipponBots.find((one) => one.id === id),
      id,
    );
    const view = match.view(seat);
    const action = bot.choose({
      seat,
      view: must(view.ok ? view.value : undefined, 'a view'),
      actions: match.actions(seat),
      budget: { trials: 1000 },
      chance: seededChance(seedFromPhrase('reckons')),
    });
    match.act(seat, action);
    return nippon.notation.print(action);
  };
  expect(mover()).toBe(PLAYER);
  // Its steps make the solo opponent fill San Diego, whose points then are enough for a win next turn. Against
  // an opponent who is free to choose, four points in Washington at once look better.
  const told: string[] = [];
  while (mover() >= 0) told.push(choose(mover()));
  expect(told.slice(0, 4)).toEqual([
    'take navy-2',
    'place san-diego-1-1',
    'pick 1',
    'place san-diego-1-2',
  ]);
  expect(told).toHaveLength(7);
  expect(match.awaiting()).toMatchObject({ outcome: { winners: [PLAYER] } });
});
