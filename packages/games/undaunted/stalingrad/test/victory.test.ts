import { must, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { CONTROLLED, setMarker } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { moreOf, progressOf, SCENARIOS, stalingrad, stalingradRules } from '../src/rules/index.ts';
import { scoreRound } from '../src/rules/points.ts';
import {
  both,
  either,
  mix,
  objectives,
  points,
  reach,
  rout,
  routAny,
  stack,
} from '../src/rules/task.ts';
import { lastRoundWinner } from '../src/rules/victory.ts';
import { card, expectNot, type Play, type Position, playFrom, tile } from './position.ts';

// Stalingrad, Konec hry.

const reason = (t: Play): string | undefined => t.state().public.outcome?.reason;

/** Soviet riflemen on 504 about to control it; the objectives are 504 (1) and 505 (2). */
const taking = (task: ReturnType<typeof objectives>, more: Position['file'] = {}, soviet = {}) => {
  const t = playFrom({
    turn: 'soviet',
    soviet: {
      at: { 'rifleman-a': '504', 'scout-a': '504' },
      hand: 'P-004 P-005',
      scouted: '504 505',
      supply: 'P-009 P-014',
      ...soviet,
    },
    german: { supply: 'P-004 P-009', at: { 'gunner-a': '505' }, discard: 'P-020' },
    file: { ...more, soviet: { task } },
  });
  return t;
};

test('stalingrad/tasks stalingrad/objectives: objectives worth the goal or more win at once', () => {
  const t = taking(objectives(1));
  t.play('soviet', 'play s-p-004', 'use control');
  t.expectWinner('soviet');
  expect(reason(t)).toBe('task');
  const short = taking(objectives(2));
  short.play('soviet', 'play s-p-004', 'use control');
  short.expectAwaiting('soviet');
});

test('stalingrad/tasks: “and” needs both parts, “or” one, “and/or” any mixture', () => {
  const goal = { goals: '505' };
  const at505 = reach('task', ['rifleman-a']);
  const one = taking(both(objectives(1), at505), goal);
  one.play('soviet', 'play s-p-004', 'use control');
  one.expectAwaiting('soviet');
  one.play('soviet', 'play s-p-005', 'use move', 'go 505');
  one.expectWinner('soviet');
  const any = taking(either(objectives(3), at505), goal);
  any.play('soviet', 'play s-p-004', 'use move', 'go 505');
  any.expectWinner('soviet');
  // One objective and one point make two.
  const sum = taking(mix(2, objectives(3), points(3)), {
    points: [{ kind: 'casualty', seat: 0 }],
  });
  sum.play('soviet', 'play s-p-004', 'use control', 'play s-p-005', 'use attack');
  sum.luck.expectDice('combat.attack', 10, [7]);
  sum.play('soviet', 'shoot german-gunner-a');
  sum.expectEvents([
    { type: 'fired' },
    { type: 'casualty' },
    { type: 'victoryPoint', seat: 0, points: 1 },
    { type: 'gameEnded' },
  ]);
});

test('stalingrad/tasks: all named units routed at the same time; a unit that recovers does not count', () => {
  const shot = (task: ReturnType<typeof rout>, routed: readonly string[]) => {
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { 'gunner-a': '504' }, hand: 'P-020', supply: 'P-004 P-009' },
      german: { at: { 'scout-a': '504', 'gunner-a': '505' }, routed, supply: 'P-004 P-009' },
      file: { soviet: { task } },
    });
    t.luck.expectDice('combat.attack', 10, [10, 1]);
    t.play('soviet', 'play s-p-020', 'use attack', 'shoot german-scout-a');
    return t;
  };
  shot(rout('scout-a', 'gunner-a'), ['gunner-a']).expectWinner('soviet');
  shot(rout('scout-a', 'gunner-a'), []).expectAwaiting('soviet');
  shot(routAny(2), ['gunner-a']).expectWinner('soviet');
});

test('stalingrad/tasks: a routed unit does not count as arrived, and all must be there at the same time', () => {
  const goal = { escapes: '505' };
  const t = taking(reach('escape', ['rifleman-a', 'scout-a']), goal);
  t.play('soviet', 'play s-p-004', 'use move', 'go 505');
  t.expectAwaiting('soviet');
  const there = taking(reach('escape', ['rifleman-a', 'scout-a']), goal, {
    at: { 'rifleman-a': '504', 'scout-a': '505' },
    routed: ['scout-a'],
  });
  there.play('soviet', 'play s-p-004', 'use move', 'go 505');
  there.expectAwaiting('soviet');
  const either1 = taking(reach('escape', ['rifleman-a', 'scout-a'], 1), goal);
  either1.play('soviet', 'play s-p-004', 'use move', 'go 505');
  either1.expectWinner('soviet');
});

test('stalingrad/tasks stalingrad/victory-points: a held tile gives victory points at the end of a round; a tile with X points', () => {
  const held = taking(points(1), { points: [{ kind: 'hold', seat: 0, tile: tile('504') }] });
  held.play('soviet', 'play s-p-004', 'use control', 'end turn');
  held.expectAwaiting('german');
  held.play('german', 'end turn');
  held.expectWinner('soviet');
  const piled = taking(stack(1), { points: [{ kind: 'drop', tile: tile('504') }] });
  piled.play('soviet', 'play s-p-004', 'use control', 'end turn');
  piled.play('german', 'end turn');
  piled.expectEvents([
    { type: 'turnEnded' },
    { type: 'pointPlaced', tile: tile('504'), points: 1 },
    { type: 'gameEnded', winners: [0], reason: 'task' },
  ]);
  // Points on a tile belong to neither side until one controls it.
  const open = taking(stack(1), { points: [{ kind: 'drop', tile: tile('504') }] });
  open.play('soviet', 'end turn');
  const deck = (side: 'soviet' | 'german', ...ids: string[]) => ids.map((id) => card(side, id));
  open.luck.expectShuffle('deck.one', 3, deck('soviet', 'P-001', 'P-004', 'P-005'));
  open.luck.expectShuffle('deck.two', 2, deck('german', 'P-001', 'P-020'));
  open.play('german', 'end turn');
  expect(open.state().public.extra.pointsOn).toEqual([tile('504'), 1]);
  expect(reason(open)).toBeUndefined();
});

test('stalingrad/tasks: a tile with X points helps only the side that controls it', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { supply: 'P-004 P-009' },
    german: { at: { 'rifleman-a': '504' }, controlled: '504', supply: 'P-004 P-009' },
    file: {
      points: [{ kind: 'drop', tile: tile('504') }],
      soviet: { task: stack(1) },
    },
  });
  const { public: part } = t.state();
  part.extra.pointsOn = [tile('504'), 1];
  const task = must(
    moreOf(must(t.rules.scenarios[part.scenario], 'a scenario')).tasks[0],
    'a task',
  );
  expect(progressOf(t.rules, part, 0, task)).toEqual({ done: 0, needed: 1 });
  expect(progressOf(t.rules, part, 1, task)).toEqual({ done: 1, needed: 1 });
});

test('stalingrad/tasks stalingrad/victory-points: there are no more than fourteen victory point markers', () => {
  const t = taking(points(20), {
    points: [
      { kind: 'hold', seat: 0, tile: tile('504') },
      { kind: 'drop', tile: tile('505') },
    ],
  });
  const left = (placed: readonly [number, number], onTile: number) => {
    const state = t.state();
    setMarker(t.rules, state.public, 0, tile('504'), CONTROLLED);
    state.public.extra.points = [placed[0], placed[1]];
    state.public.extra.pointsOn = [tile('505'), onTile];
    scoreRound(t.rules, state, { chance: {} as never, emit: () => undefined });
    const { points: gained, pointsOn } = state.public.extra;
    return [gained[0], gained[1], pointsOn[1]];
  };
  expect(left([5, 4], 3)).toEqual([6, 4, 4]);
  // The thirteenth and the fourteenth marker go to the side that holds the tile, then onto the other.
  expect(left([5, 4], 4)).toEqual([6, 4, 4]);
  expect(left([5, 5], 4)).toEqual([5, 5, 4]);
});

test('stalingrad/tasks stalingrad/entering: a unit that enters on a marked tile has met the task', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: {
      at: { 'rifleman-a': '505' },
      hand: 'P-014 P-004',
      supply: 'P-009',
    },
    file: {
      goals: '505',
      soviet: {
        task: reach('task', ['scout-a']),
      },
    },
  });
  t.play('soviet', 'play s-p-014', 'use scout');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'unitSpawned', tile: tile('505') },
    { type: 'gameEnded', winners: [0], reason: 'task' },
  ]);
  t.expectWinner('soviet');
  t.end();
});

test('stalingrad/tasks stalingrad/rout: a routed unit meets its task as soon as reinforcements restore it', () => {
  const t = taking(
    reach('escape', ['scout-a']),
    { escapes: '505' },
    {
      at: { 'rifleman-a': '504', 'scout-a': '505' },
      routed: ['scout-a'],
      hand: 'P-002',
      supply: 'P-009 P-014',
    },
  );
  t.play('soviet', 'play s-p-002', 'use bolster', 'take s-p-014');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'bolstered' },
    { type: 'unitReformed' },
    { type: 'gameEnded', winners: [0], reason: 'task' },
  ]);
});

test('stalingrad/total-rout: all riflemen on the map; a scenario may exclude it', () => {
  const shot = (more: NonNullable<Position['file']>, at = {}) => {
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { 'gunner-a': '504' }, hand: 'P-020', supply: 'P-004 P-009' },
      german: { at: { 'rifleman-a': '504', ...at }, routed: ['rifleman-b'], supply: 'P-014' },
      file: more,
    });
    t.luck.expectDice('combat.attack', 10, [10, 1]);
    t.play('soviet', 'play s-p-020', 'use attack', 'shoot german-rifleman-a');
    return t;
  };
  const won = shot({});
  won.expectWinner('soviet');
  expect(reason(won)).toBe('rout');
  shot({ isRoutEnough: false }).expectAwaiting('soviet');
  shot({}, { 'rifleman-c': '407' }).expectAwaiting('soviet');
});

test('stalingrad/tasks stalingrad/losses: one hit routs a tank whose cards are all lost for good (S-31)', () => {
  const battle151 = must(
    SCENARIOS.find(({ id }) => id === '151'),
    '151',
  );
  const order = must(moreOf(battle151).secrets[0] ?? undefined, 'a sealed order');
  expect(order).toMatchObject({ of: [rout('panzer-a', 'panzer-b'), objectives(7)] });
  const t = playFrom({
    turn: 'soviet',
    soviet: {
      at: { 'at-gun': '504' },
      hand: 'Z-057',
      controlled: '504 505',
      supply: 'P-004 P-009',
    },
    // No card of either tank is anywhere: one has been hit before, the other not yet.
    german: {
      at: { 'panzer-a': '505', 'panzer-b': '505' },
      routed: ['panzer-b'],
      supply: 'P-004 P-009',
    },
    file: {
      objectives: { 504: 3, 505: 4 },
      soviet: {
        task: objectives(9),
        secret: order,
        units: { 603: 'rifleman-a', 604: 'rifleman-b' },
      },
    },
  });
  // It stands and bars the way, but does not count as routed until it is hit.
  t.expectAwaiting('soviet');
  t.luck.expectDice('combat.antitank', 10, [10, 10, 10]);
  t.play('soviet', 'play s-z-057', 'use antitank', 'shoot german-panzer-a');
  t.expectWinner('soviet');
  expect(reason(t)).toBe('secret-task');
});

test('stalingrad/tasks stalingrad/sealed-orders: secret orders are a second way to win that the enemy does not see', () => {
  const battle = (orders: { readonly secret?: ReturnType<typeof reach> }) =>
    playFrom({
      turn: 'soviet',
      soviet: { at: { 'rifleman-a': '504' }, hand: 'P-004', scouted: '505', supply: 'P-009' },
      file: {
        goals: '505',
        soviet: {
          task: objectives(9),
          ...orders,
        },
      },
    });
  const [ordered, plain] = [battle({ secret: reach('task', ['rifleman-a']) }), battle({})];
  // One step short of it, the enemy cannot tell a side with secret orders from one without.
  for (const t of [ordered, plain]) t.play('soviet', 'play s-p-004', 'use move');
  expect(ordered.view('german')).toEqual(plain.view('german'));
  expect(ordered.match.log(1)).toEqual(plain.match.log(1));
  for (const t of [ordered, plain]) t.play('soviet', 'go 505');
  expect(reason(ordered)).toBe('secret-task');
  expect(reason(plain)).toBeUndefined();
});

test('stalingrad/withdrawal: at the start of the side’s own turn, before any card is played', () => {
  const t = playFrom({
    turn: 'soviet',
    withdrawal: true,
    soviet: { hand: 'P-004 P-005', scouted: '403 503' },
  });
  t.expectOffered('soviet', 'withdraw');
  t.play('soviet', 'play s-p-004', 'hunker');
  expectNot(t, 'soviet', 'withdraw', 'too-late-to-withdraw');
  t.play('soviet', 'end turn');
  t.play('german', 'withdraw');
  t.expectWinner('soviet');
  expect(reason(t)).toBe('withdrawal');
  const without = playFrom({ turn: 'soviet' });
  expectNot(without, 'soviet', 'withdraw', 'no-withdrawal');
});

test('stalingrad/resign-and-draw: resigning loses the battle, a draw needs both', () => {
  const start = { turn: 'soviet', soviet: { hand: 'P-004' } } as const;
  const given = playFrom(start);
  expect(given.match.say(0, 'resign').ok).toBe(true);
  const lost = { winners: [1], reason: 'resigned' };
  expect(given.match.awaiting()).toEqual({ kind: 'over', outcome: lost });
  const agreed = playFrom(start);
  agreed.match.say(0, 'offer-draw');
  expect(agreed.match.say(0, 'accept-draw').ok).toBe(false);
  agreed.match.say(1, 'accept-draw');
  const drawn = { winners: [], reason: 'agreed' };
  expect(agreed.match.awaiting()).toEqual({ kind: 'over', outcome: drawn });
});

test('stalingrad/tasks: if both sides meet their task at once, the side whose turn it is wins', () => {
  // The first counter of each side moves; what it does is nothing to either task.
  const move = { soviet: 'play s-p-004', german: 'play n-p-004' };
  for (const turn of ['soviet', 'german'] as const) {
    const t = playFrom({
      turn,
      soviet: { at: { 'rifleman-a': '504' }, hand: 'P-004', scouted: '604', controlled: '504' },
      german: { at: { 'rifleman-a': '505' }, hand: 'P-004', scouted: '604', controlled: '505' },
      file: { soviet: { task: objectives(1) }, german: { task: objectives(1) } },
    });
    t.play(turn, move[turn], 'use move', 'go 604');
    t.expectWinner(turn);
  }
});

test('stalingrad/round stalingrad/resign-and-draw: after round 100 the battle ends and has a winner', () => {
  const t = playFrom({
    turn: 'soviet',
    round: 100,
    soviet: { supply: 'P-004 P-009' },
    german: { at: { 'rifleman-a': '504' }, controlled: '504', supply: 'P-004 P-009' },
  });
  t.play('soviet', 'end turn');
  t.play('german', 'end turn');
  t.expectWinner('german');
  expect(reason(t)).toBe('exhausted');
});

test('stalingrad/round stalingrad/resign-and-draw: more objectives win, then fewer casualties, then the side that began without the initiative', () => {
  const io = { chance: seededChance(seedFromPhrase('last round')), emit: () => undefined };
  const options = { discard: 'open', withdrawal: 'on' };
  const fresh = (scenario = '011') => {
    const { public: part } = stalingrad.setup({ scenario, options }, io);
    part.control = part.control.map(() => 0);
    return part;
  };
  const [prize = -1] = moreOf(must(SCENARIOS[0], '011')).prizes;
  for (const seat of [0, 1]) {
    const part = fresh();
    setMarker(stalingradRules, part, seat, prize, CONTROLLED);
    part.casualties = seat === 0 ? [9, 0] : [0, 9];
    expect(lastRoundWinner(stalingradRules, part)).toBe(seat);
  }
  const even = fresh();
  even.casualties = [3, 2];
  expect(lastRoundWinner(stalingradRules, even)).toBe(1);
  even.casualties = [2, 3];
  expect(lastRoundWinner(stalingradRules, even)).toBe(0);
  // The Soviets hold the initiative in #011.
  even.casualties = [2, 2];
  expect(lastRoundWinner(stalingradRules, even)).toBe(1);
  // The Germans hold it in #031.
  expect(lastRoundWinner(stalingradRules, fresh('031'))).toBe(0);
});
