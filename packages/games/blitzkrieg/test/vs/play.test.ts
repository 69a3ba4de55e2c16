import { deriveSeed, must, type Seed, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { blitzkriegBots, nipponBots } from '../../src/bots/index.ts';
import {
  type Action,
  type BlitzkriegGame,
  blitzkrieg,
  type Event,
  nippon,
  type State,
} from '../../src/rules/index.ts';
import { table } from '../position.ts';

const vsOf = (game: BlitzkriegGame) =>
  must(
    (game === nippon ? nipponBots : blitzkriegBots).find(({ id }) => id === 'vs'),
    'the solo opponent',
  );

/** Random games in which both seats play anything; each begun turn of the opponent is a position. */
function visit(
  game: BlitzkriegGame,
  scenario: string,
  options: { readonly [id: string]: string },
  wanted: number,
  look: (state: State, seed: Seed) => void,
): void {
  const full = Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]]));
  for (let seen = 0, number = 0; seen < wanted; number++) {
    const seed = deriveSeed(seedFromPhrase(`vs ${scenario}`), `${number}`);
    const io = { chance: seededChance(seed), emit: () => undefined };
    const choice = seededChance(deriveSeed(seed, 'choice'));
    const state = game.setup({ scenario, options: { ...full, ...options } }, io);
    let turn = 0;
    for (let now = game.awaiting(state); now.kind === 'seats'; now = game.awaiting(state)) {
      const seat = must(now.seats[0], 'a seat');
      if (seat === 0 && state.public.turn > turn) {
        turn = state.public.turn;
        look(state, seed);
        seen += 1;
      }
      const actions = game.actions(state, seat);
      game.apply(state, seat, must(actions[choice.pick(actions.length, 'any')], 'an action'), io);
    }
  }
}

/** Plays the opponent's turn to its end; returns its answers, each from the offers, and the events. */
function playTurn(game: BlitzkriegGame, begun: State, seed: Seed) {
  const state = game.clone(begun);
  const answers: string[] = [];
  const events: Event[] = [];
  const io = {
    chance: seededChance(deriveSeed(seed, 'turn')),
    emit: (event: Event) => void events.push(event),
  };
  for (let now = game.awaiting(state); now.kind === 'seats'; now = game.awaiting(state)) {
    if (state.public.turn > begun.public.turn) break;
    const seat = must(now.seats[0], 'a seat');
    const offers = game.actions(state, seat);
    // In Nippon the player opens the next city, also in the opponent's turn.
    const answer =
      seat === 0 ? chosen(game, state, seed) : game.notation.print(offers[0] as Action);
    const listed = offers.filter((offer) => game.notation.print(offer) === answer);
    expect(listed).toHaveLength(1);
    answers.push(answer);
    game.apply(state, seat, must(listed[0], answer), io);
  }
  return { answers, events };
}

function chosen(game: BlitzkriegGame, state: State, seed: Seed): string {
  const action = vsOf(game).choose({
    seat: 0,
    view: game.view(state, 0),
    actions: game.actions(state, 0),
    budget: { trials: 1 },
    chance: seededChance(seed),
  });
  return game.notation.print(action);
}

describe('blitzkrieg/solo-turn: in 10,000 random reachable positions', () => {
  test.each([
    ['blitzkrieg', 'vs-low', 'off'],
    ['blitzkrieg', 'vs-middle', 'on'],
    ['blitzkrieg', 'vs-high', 'on'],
    ['nippon', 'vs', 'on'],
  ] as const)(
    '%s %s, stratagems %s: one legal turn by its steps, from open knowledge alone',
    (id, scenario, stratagems) => {
      const game = id === 'nippon' ? nippon : blitzkrieg;
      visit(game, scenario, { stratagems }, 2500, (state, seed) => {
        const { answers, events } = playTurn(game, state, seed);
        const count = (type: Event['type']): number =>
          events.filter((event) => event.type === type).length;
        expect(count('tokenPlaced')).toBeGreaterThan(0);
        // A placement that its steps do not lead to has no reasons.
        expect(count('vsReasoned')).toBe(count('tokenPlaced'));
        // Another world that looks the same to a spectator: the same answer.
        const world = game.determinise(game.view(state, 'spectator'), seededChance(seed));
        expect(chosen(game, world, seed)).toBe(answers[0]);
      });
    },
  );
});

test('blitzkrieg/solo-turn: every placement of the opponent comes with its reasons, on the table and in the log', () => {
  const full = Object.fromEntries(blitzkrieg.options.map(({ id, values }) => [id, values[0]]));
  const seed = seedFromPhrase('reasons');
  const events: Event[] = [];
  const io = { chance: seededChance(seed), emit: (event: Event) => void events.push(event) };
  const state = blitzkrieg.setup(
    { scenario: 'vs-middle', options: { ...full, stratagems: 'on' } },
    io,
  );
  const choice = seededChance(seed);
  for (
    let now = blitzkrieg.awaiting(state);
    now.kind === 'seats';
    now = blitzkrieg.awaiting(state)
  ) {
    const seat = must(now.seats[0], 'a seat');
    const actions = blitzkrieg.actions(state, seat);
    const print = blitzkrieg.notation.print;
    const wanted = seat === 0 ? chosen(blitzkrieg, state, seed) : null;
    const action =
      wanted === null
        ? actions[choice.pick(actions.length, 'any')]
        : actions.find((offer) => print(offer) === wanted);
    blitzkrieg.apply(state, seat, must(action, 'an action'), io);
  }
  const placed = events.filter((event) => event.type === 'tokenPlaced' && event.seat === 0);
  const reasons = events.filter((event) => event.type === 'vsReasoned');
  expect(reasons).toHaveLength(placed.length);
  expect(placed.length).toBeGreaterThan(4);
  for (const event of reasons) {
    if (event.type !== 'vsReasoned') continue;
    expect(event.steps.length).toBeGreaterThan(0);
    expect(event.steps.map(({ step }) => step)).toEqual(
      event.steps.map(({ step }) => step).toSorted((a, b) => a - b),
    );
  }
});

test('blitzkrieg/solo-turn: a placement that is not the opponent’s own has no reasons', () => {
  const t = table({
    scenario: 'vs-low',
    reserves: ['army-1 navy-1', 'army-1'],
    bags: ['', ''],
    pile: '',
  });
  t.play('pick 2', 'place western-europe-1-3');
  expect(t.told('vsReasoned')).toEqual([]);
  expect(t.game.view(t.state, 1).public.vs?.reasons).toMatchObject([{ steps: [] }]);
});

test('blitzkrieg/strategic blitzkrieg/solo-effects blitzkrieg/greatest-change: it is aimed where it makes the greatest change', () => {
  const t = table({
    scenario: 'vs-low',
    reserves: ['air-1 army-1', 'army-1 army-2'],
    bags: ['', ''],
    markers: { 'western-europe': 4, pacific: -2, 'eastern-europe': -5, 'south-east-asia': 0 },
  });
  t.play('pick 1', 'place africa-1-1');
  expect(chosen(t.game, t.state, seedFromPhrase('aim'))).toBe('aim pacific');
});

test('blitzkrieg/flag: effects of a theatre that it closes come in the order of its steps (R-21)', () => {
  const t = table({
    scenario: 'vs-low',
    reserves: ['army-3 navy-1 army-1 army-2 army-2 air-1', 'army-1 army-2'],
    bags: ['', ''],
    pile: 'spy scientist',
    markers: { 'western-europe': 12 },
  });
  t.play('pick 1', 'place western-europe-1-3');
  const seed = seedFromPhrase('effects');
  const order: string[] = [];
  while (order.length < 4) {
    const answer = chosen(t.game, t.state, seed);
    order.push(answer);
    if (answer.endsWith('2-1')) t.luck.expectPick('tokens.bombing', 2, 0);
    if (answer.endsWith('1-2')) t.luck.expectPick('tokens.pile', 2, 0);
    if (answer.endsWith('3-1')) t.luck.expectPick('tokens.pile', 1, 0);
    t.play(answer);
    if (t.asked() === 'axis aim') t.play('aim pacific');
  }
  expect(order).toEqual([
    'resolve western-europe-3-2',
    'resolve western-europe-1-2',
    'resolve western-europe-3-1',
    'resolve western-europe-2-1',
  ]);
});
