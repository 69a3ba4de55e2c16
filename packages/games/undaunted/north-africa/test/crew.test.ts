import { seededChance, seedFromPhrase } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { crewOf } from '../src/rules/index.ts';
import { expectNot, playFrom, seatIn, testGame, tile, unit } from './position.ts';

// Severní Afrika, Nasednutí, vysednutí, přesednutí a výměna míst: what each tells, and what stands against it.

const ITALY = { at: { 'rifleman-a': '4A', hangar: '9A', 'motor-pool': '9A' } } as const;
const inTruck = (hand: readonly string[], more: object = {}) =>
  playFrom({
    turn: 'lrdg',
    lrdg: {
      at: { driver: '8A', gunner: '8A', rifleman: '8A', truck: '8A', saboteur: '10A' },
      seats: { driver: ['truck', 2], gunner: ['truck', 1], rifleman: ['truck', 4] },
      scouted: ['8A', '9A'],
      hand,
      ...more,
    },
    italy: ITALY,
  });

describe('events of free actions', () => {
  test('north-africa/mounting north-africa/swap: changing seats, dismounting and swapping each have an event', () => {
    const t = inTruck(['driver', 'driver', 'gunner']);
    t.play('lrdg', 'play driver', 'use control', 'shift 3');
    t.expectEvents([
      { type: 'cardLaid' },
      { type: 'cardPlayed', verb: 'control' },
      { type: 'tileControlled' },
      { type: 'shifted', unit: unit('driver'), vehicle: unit('truck'), place: 2 },
    ]);
    expect(seatIn(t, 'driver')).toEqual(['truck', 3]);
    t.play('lrdg', 'play gunner', 'swap lrdg-driver');
    t.expectEvents([
      { type: 'cardLaid' },
      { type: 'swapped', unit: unit('gunner'), other: unit('driver') },
    ]);
    expect([seatIn(t, 'gunner'), seatIn(t, 'driver')]).toEqual([
      ['truck', 3],
      ['truck', 1],
    ]);
    t.play('lrdg', 'play driver', 'crew drive', 'done', 'dismount');
    t.expectEvents([
      { type: 'cardLaid' },
      { type: 'crewActed', verb: 'drive', unit: unit('driver') },
      { type: 'dismounted', unit: unit('driver'), vehicle: unit('truck') },
    ]);
    expect(seatIn(t, 'driver')).toBe(null);
  });

  test('north-africa/capture: mounting a friendly vehicle does not capture it', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: {
        at: { driver: '8A', truck: '8A', saboteur: '10A' },
        scouted: ['8A'],
        hand: ['driver'],
      },
      italy: ITALY,
    });
    t.play('lrdg', 'play driver', 'use control');
    expect(t.view('lrdg').question).toMatchObject({ kind: 'aside', play: { verb: '', squad: -1 } });
    t.play('lrdg', 'mount lrdg-truck 2');
    t.expectEvents([{ type: 'mounted', unit: unit('driver'), vehicle: unit('truck'), place: 1 }]);
  });
});

describe('refusals of free actions', () => {
  test('north-africa/mounting: a soldier on foot has no seat to leave or to change', () => {
    const t = inTruck(['saboteur']);
    t.play('lrdg', 'play saboteur');
    expectNot(t, 'lrdg', 'dismount', { code: 'afoot', unit: unit('saboteur') });
    // Also for the first of all acts.
    expectNot(t, 'lrdg', 'crew move', { code: 'not-in-seat', unit: unit('saboteur') });
    expectNot(t, 'lrdg', 'shift 1', { code: 'afoot', unit: unit('saboteur') });
    expectNot(t, 'lrdg', 'swap lrdg-driver', { code: 'not-in-vehicle', unit: unit('driver') });
    expectNot(t, 'lrdg', 'mount lrdg-truck 3', { code: 'vehicle-elsewhere', unit: unit('truck') });
    expectNot(t, 'lrdg', 'mount lrdg-gun-truck 1', {
      code: 'vehicle-elsewhere',
      unit: unit('gun-truck'),
    });
  });

  test('north-africa/mounting: a seated soldier can change to an empty seat and mounts nothing else', () => {
    const t = inTruck(['driver'], {
      at: { driver: '8A', gunner: '8A', truck: '8A', 'command-car': '8A', saboteur: '10A' },
      seats: { driver: ['truck', 2], gunner: ['truck', 1] },
    });
    t.play('lrdg', 'play driver', 'use control');
    t.expectOffers('lrdg', ['dismount', 'shift 3', 'shift 4', 'done']);
    expectNot(t, 'lrdg', 'shift 1', { code: 'seat-taken', unit: unit('truck') });
    expectNot(t, 'lrdg', 'mount lrdg-command-car 1', { code: 'seated', unit: unit('driver') });
    expectNot(t, 'lrdg', 'mount lrdg-gunner 1', { code: 'no-vehicle', unit: unit('gunner') });
  });

  test('north-africa/mounting: a taken seat of a vehicle on the first tile (1A) is taken, not elsewhere', () => {
    const t = inTruck(['driver'], {
      at: { driver: '1A', gunner: '1A', truck: '1A', saboteur: '10A' },
      seats: { gunner: ['truck', 1] },
      scouted: ['1A'],
    });
    t.play('lrdg', 'play driver');
    expectNot(t, 'lrdg', 'mount lrdg-truck 1', { code: 'seat-taken', unit: unit('truck') });
  });

  test('north-africa/swap: a soldier swaps seats with another in the same vehicle, not with itself', () => {
    const t = inTruck(['gunner']);
    t.play('lrdg', 'play gunner');
    const offers = t.match.actions(0).map(t.match.game.notation.print);
    expect(offers.filter((line) => line.startsWith('swap'))).toEqual([
      'swap lrdg-rifleman',
      'swap lrdg-driver',
    ]);
    expectNot(t, 'lrdg', 'swap lrdg-gunner', { code: 'not-in-vehicle', unit: unit('gunner') });
    expectNot(t, 'lrdg', 'swap lrdg-saboteur', { code: 'not-in-vehicle', unit: unit('saboteur') });
  });
});

test('north-africa/vehicles: a crew is listed by its seats', () => {
  const { public: part } = inTruck(['driver']).state();
  expect(crewOf(part, unit('truck'))).toEqual(['gunner', 'driver', 'rifleman'].map(unit));
  // Of two as well, though the other order is that of the box.
  part.extra.rides[unit('rifleman')] = -1;
  part.extra.places[unit('driver')] = 0;
  part.extra.places[unit('gunner')] = 1;
  const [first, second] = crewOf(part, unit('truck'));
  part.extra.places[unit('driver')] = 1;
  part.extra.places[unit('gunner')] = 0;
  expect(crewOf(part, unit('truck'))).toEqual([second, first]);
});

test('a new game starts with its own lists and with no soldier lost or away', () => {
  const { game } = testGame();
  const begin = () => {
    const io = { chance: seededChance(seedFromPhrase('fresh')), emit: () => undefined };
    return game.setup({ scenario: 'test', options: {} }, io);
  };
  const first = begin();
  expect(first.public.extra).toMatchObject({ escaped: [], lost: [], lostOf: [] });
  const before = JSON.stringify(first);
  for (const list of Object.values(first.public.extra) as number[][]) list.push(7);
  expect(JSON.stringify(begin())).toBe(before);
});

test('a copy of a game shares none of its lists', () => {
  const { game } = testGame();
  const state = inTruck(['driver']).state();
  const before = JSON.stringify(state);
  const { extra } = game.clone(state).public;
  for (const list of Object.values(extra) as number[][]) list.push(7);
  expect(JSON.stringify(state)).toBe(before);
});

describe('north-africa/repair', () => {
  const workshop = (lrdg: object = {}) =>
    playFrom({
      turn: 'lrdg',
      lrdg: {
        at: {
          engineer: '8A',
          rifleman: '10A',
          truck: '8A',
          'gun-truck': '8A',
          'command-car': '10A',
        },
        damage: { truck: 2, 'gun-truck': 3, 'command-car': 1 },
        hand: ['engineer', 'engineer'],
        ...lrdg,
      },
      italy: ITALY,
    });

  test('the player chooses one of several vehicles on the tile', () => {
    const t = workshop();
    t.play('lrdg', 'play engineer', 'use repair');
    t.expectOffers('lrdg', ['unit lrdg-truck', 'unit lrdg-gun-truck']);
    expectNot(t, 'lrdg', 'unit lrdg-command-car', {
      code: 'cannot-repair',
      unit: unit('command-car'),
    });
    expectNot(t, 'lrdg', 'unit lrdg-rifleman', { code: 'no-vehicle', unit: unit('rifleman') });
    t.play('lrdg', 'unit lrdg-gun-truck');
    t.expectEvents([
      { type: 'vehicleRepaired', unit: unit('gun-truck'), damage: 2, isInoperable: false },
    ]);
  });

  test('from a seat a soldier repairs only their own vehicle', () => {
    const t = workshop({ seats: { engineer: ['truck', 4] } });
    t.play('lrdg', 'play engineer', 'use repair');
    t.expectEvents([
      { type: 'cardLaid' },
      { type: 'cardPlayed', verb: 'repair' },
      { type: 'vehicleRepaired', unit: unit('truck'), damage: 1, isInoperable: false },
    ]);
  });
});

test('north-africa/air-recon: it offers every tile without a friendly marker, in order', () => {
  const t = playFrom({
    turn: 'italy',
    lrdg: { at: { rifleman: '10A', saboteur: '10A' } },
    italy: { ...ITALY, scouted: ['4A', '9A'], hand: ['plane'] },
  });
  t.play('italy', 'play plane', 'use air-recon');
  expect(t.match.actions(1).map(t.match.game.notation.print)).toEqual([
    ...['1a', '2a', '3a', '5a', '6a', '7b', '8a', '10a', '21a'].map((name) => `aim ${name}`),
    'done',
  ]);
});

test('north-africa/mounting: before an action a soldier mounts only a seat from which some action is open', () => {
  const t = playFrom({
    turn: 'italy',
    // There is no target: the only enemies sit in the tank.
    lrdg: {
      at: { driver: '4A', saboteur: '4A' },
      seats: { driver: ['tank', 1], saboteur: ['tank', 2] },
    },
    italy: {
      at: { 'mechanic-t': '8A', lorry: '8A', tank: '4A', hangar: '9A', 'motor-pool': '9A' },
      seats: { 'mechanic-t': ['lorry', 3] },
      scouted: ['8A', '9A'],
      hand: ['mechanic-t'],
    },
  });
  t.play('italy', 'play mechanic-t');
  // On foot the soldier can move, in the first seat drive; the second has no target to fire at, the fourth has no action.
  t.expectOffers('italy', ['hunker', 'dismount', 'shift 1']);
});

test('north-africa/escape: only units of a side whose goal is to escape may leave', () => {
  const t = playFrom({
    goals: {
      lrdg: { kind: 'neutralize', value: 1, who: ['soldiers'] },
      italy: { kind: 'neutralize', value: 2, who: ['soldiers'] },
    },
    turn: 'lrdg',
    lrdg: { at: { scout: '1A', rifleman: '10A' }, scouted: ['1A'], hand: ['scout'] },
    italy: ITALY,
  });
  t.play('lrdg', 'play scout', 'use scout');
  expectNot(t, 'lrdg', 'leave', { code: 'no-way-out', unit: unit('scout') });
});

describe('north-africa/navigate', () => {
  test('offers each tile once, beside those chosen, in the order of the map', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: {
        at: { scout: '8A', saboteur: '10A', 'command-car': '8A' },
        seats: { scout: ['command-car', 2] },
        scouted: ['8A'],
        hand: ['scout'],
      },
      italy: ITALY,
    });
    t.play('lrdg', 'play scout', 'crew navigate');
    const offers = t.match.actions(0).map(t.match.game.notation.print);
    expect(offers).toEqual(['aim 5a', 'aim 6a', 'aim 7b', 'aim 9a', 'done']);
    expectNot(t, 'lrdg', 'aim 4a', { code: 'out-of-reach', tile: tile('4A') });
    expectNot(t, 'lrdg', 'aim 20a', { code: 'not-laid', tile: tile('20A') });
    t.play('lrdg', 'aim 6a');
    expectNot(t, 'lrdg', 'aim 6a', { code: 'already-chosen', tile: tile('6A') });
    // The last one must be new: 8A bears a marker already.
    expect(t.match.actions(0).map(t.match.game.notation.print)).toEqual([
      ...['aim 2a', 'aim 3a', 'aim 5a', 'aim 9a', 'aim 21a', 'done'],
    ]);
    expectNot(t, 'lrdg', 'aim 8a', { code: 'already-scouted', tile: tile('8A') });
  });
});

describe('north-africa/vehicle-damage', () => {
  test('the attacker names one of the crew, and a goal met by that ends the game', () => {
    const t = playFrom({
      goals: {
        lrdg: { kind: 'escape', value: 1, who: ['soldiers'] },
        italy: { kind: 'neutralize', value: 1, who: ['soldiers'] },
      },
      turn: 'italy',
      lrdg: {
        at: { driver: '8A', gunner: '8A', truck: '8A', saboteur: '10A' },
        seats: { driver: ['truck', 2], gunner: ['truck', 1] },
      },
      italy: { at: { ...ITALY.at, 'gunner-a': '8A' }, hand: ['gunner-a'] },
    });
    t.play('italy', 'play gunner-a', 'use attack');
    t.luck.expectDice('combat.attack', 10, [10, 1]);
    t.play('italy', 'shoot lrdg-truck');
    t.expectOffers('italy', ['unit lrdg-driver', 'unit lrdg-gunner']);
    t.play('italy', 'unit lrdg-gunner');
    t.expectEvents([
      { type: 'unitRemoved', unit: unit('gunner') },
      { type: 'vehicleDamaged', unit: unit('truck'), damage: 1 },
      { type: 'gameEnded', winners: [1], reason: 'neutralized' },
    ]);
  });

  test('north-africa/structures: a destroyed structure is reported with its value', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: { at: { saboteur: '9A', rifleman: '10A' }, hand: ['saboteur'] },
      italy: ITALY,
    });
    t.play('lrdg', 'play saboteur', 'use demolish');
    t.luck.expectDice('combat.demolish', 10, [10, 1]);
    t.play('lrdg', 'shoot italy-hangar');
    t.expectEvents([
      { type: 'fired', isHit: true },
      { type: 'structureDestroyed', unit: unit('hangar'), value: 1 },
    ]);
  });
});

test('north-africa/escape: both sides see who leaves, and who sat inside', () => {
  const t = playFrom({
    goals: {
      lrdg: { kind: 'escape', value: 3, who: ['soldiers'] },
      italy: { kind: 'neutralize', value: 3, who: ['soldiers'] },
    },
    turn: 'lrdg',
    lrdg: {
      at: { driver: '1A', gunner: '1A', truck: '1A', saboteur: '10A' },
      seats: { driver: ['truck', 1], gunner: ['truck', 2] },
      hand: ['driver'],
    },
    italy: ITALY,
  });
  t.play('lrdg', 'play driver', 'crew drive', 'leave');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'crewActed' },
    { type: 'unitEscaped', unit: unit('truck'), tile: tile('1A'), reveals: true },
    { type: 'unitEscaped', unit: unit('driver'), tile: tile('1A'), reveals: true },
    { type: 'unitEscaped', unit: unit('gunner'), tile: tile('1A'), reveals: true },
  ]);
});
