import { must } from '@bivouac/kernel';
import { SCOUTED } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { minesOf, moreOf, SCENARIOS } from '../src/rules/index.ts';
import { extraFor } from '../src/rules/start.ts';
import {
  expectNot,
  fieldOf,
  isRouted,
  isSuppressed,
  marker,
  playFrom,
  tile,
  tileOf,
  unit,
  zone,
} from './position.ts';

// Stalingrad, Nové herní komponenty.

const mined = (kind: string, soviet: object) =>
  playFrom({
    turn: 'soviet',
    soviet,
    german: { supply: 'P-004 P-009' },
    file: { mines: [`german 505-506${kind}`] },
  });

test('stalingrad/mines stalingrad/scout: a Scout of two tiles ends before the mine, and the card just played falls', () => {
  const t = mined('', {
    at: { 'scout-a': '504' },
    hand: 'P-014',
    discard: 'P-015',
    // An exit. A unit that is not routed does not leave by it.
    scouted: '504',
    supply: 'P-004 P-009',
  });
  t.play('soviet', 'play s-p-014', 'use scout', 'go 505');
  // Attack 1 against the plain defence of 5; the ruins on 505 do not count.
  t.luck.expectDice('combat.mine', 10, [5]);
  t.play('soviet', 'go 506');
  t.expectEvents([
    { type: 'fired', verb: 'mine', dice: [5], total: 5, isHit: true },
    { type: 'mineCleared', seat: 1, tile: tile('505'), other: tile('506') },
    { type: 'casualty', unit: unit('soviet', 'scout-a'), zone: 'play' },
  ]);
  expect(tileOf(t, 'soviet', 'scout-a')).toBe('505');
  expect(marker(t, 'soviet', '505')).toBe(SCOUTED);
  expect(zone(t, 'soviet', 'removed')).toEqual(['P-014']);
  expect(minesOf(t.state().public)).toEqual([]);
  t.expectOffers('soviet', ['end turn', 'play s-p-001']);
});

test('stalingrad/mines: without a hit the unit passes and the mine stays, there and back', () => {
  const t = mined('', {
    at: { 'scout-a': '505' },
    hand: 'P-014',
    supply: 'P-004 P-009',
  });
  t.luck.expectDice('combat.mine', 10, [4]);
  t.play('soviet', 'play s-p-014', 'use scout', 'go 506');
  expect(tileOf(t, 'soviet', 'scout-a')).toBe('506');
  t.luck.expectDice('combat.mine', 10, [1]);
  t.play('soviet', 'go 505');
  expect(minesOf(t.state().public)).toHaveLength(1);
});

test('stalingrad/mines stalingrad/tanks: anti-tank mines hit only tanks, other mines leave tanks alone', () => {
  const soviet = {
    at: { 't34-a': '505' },
    hand: 'Z-063',
    scouted: '506',
    supply: 'P-004 P-009',
  };
  const t = mined(' tanks', soviet);
  // Armour 7; Demolish 1.
  t.luck.expectDice('combat.mine', 10, [7]);
  t.play('soviet', 'play s-z-063', 'use move', 'go 506');
  expect(tileOf(t, 'soviet', 't34-a')).toBe('505');
  expect(zone(t, 'soviet', 'removed')).toEqual(['Z-063']);
  const free = mined('', soviet);
  free.play('soviet', 'play s-z-063', 'use move', 'go 506');
  expect(tileOf(free, 'soviet', 't34-a')).toBe('506');
});

test('stalingrad/mines: at most four in a scenario, one on an edge, either side of the marker up', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'engineer-a': '504' }, hand: 'V-049 Z-050 V-050' },
  });
  t.play('soviet', 'play s-v-049', 'use mines', 'mine 404', 'mine 503 against tanks', 'mine 505');
  expect(minesOf(t.state().public)).toContainEqual({
    seat: 0,
    tile: tile('503'),
    other: tile('504'),
    isForTanks: true,
  });
  t.play('soviet', 'play s-z-050', 'use mines');
  expectNot(t, 'soviet', 'mine 505', 'edge-mined');
  expectNot(t, 'soviet', 'mine 606', 'out-of-reach');
  t.play('soviet', 'mine 603');
  // That was the fourth.
  t.play('soviet', 'play s-v-050');
  expectNot(t, 'soviet', 'use mines', 'no-mines-left');
});

test('stalingrad/mines: own mines do no harm, and both sides may have one on an edge', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'engineer-a': '505' }, hand: 'Z-050 Z-049', scouted: '506' },
    file: { mines: ['german 505-506 tanks'] },
  });
  t.play('soviet', 'play s-z-050', 'use mines', 'mine 506', 'done');
  expect(minesOf(t.state().public)).toHaveLength(2);
  t.play('soviet', 'play s-z-049', 'use move', 'go 506');
  expect(tileOf(t, 'soviet', 'engineer-a')).toBe('506');
});

test('stalingrad/mines stalingrad/rout: a mine may rout a unit, and the enemy may then drive it off', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: {
      at: { 'rifleman-a': '505' },
      hand: 'Z-072',
      scouted: '506 404',
      supply: 'P-004 P-009',
    },
    german: { supply: 'P-004 P-009' },
    file: { mines: ['german 505-506'] },
  });
  t.luck.expectDice('combat.mine', 10, [9]);
  t.play('soviet', 'play s-z-072', 'use guide', 'unit soviet-rifleman-a', 'go 506');
  expect(isRouted(t, 'soviet', 'rifleman-a')).toBe(true);
  t.expectAwaiting('german');
  t.play('german', 'go 404');
  expect(tileOf(t, 'soviet', 'rifleman-a')).toBe('404');
  t.expectAwaiting('soviet');
});

const underFire = (more: object = {}, smoke = '') =>
  playFrom({
    turn: 'soviet',
    soviet: {
      at: { 'scout-a': '503', 't34-a': '504', sniper: '404' },
      hand: 'P-014 Z-063 Z-054',
      scouted: '505',
      supply: 'P-004 P-009',
    },
    german: {
      at: { 'gunner-a': '507' },
      fields: { 'gunner-a': '504' },
      discard: 'P-020',
      supply: 'P-004 P-009',
      ...more,
    },
    smoke,
  });

test('stalingrad/field-of-fire: Suppress 3 at infantry ends the action, and the marker stays', () => {
  const t = underFire();
  t.play('soviet', 'play s-p-014', 'use scout');
  // 5 + 0 + 3.
  t.luck.expectDice('combat.suppress', 10, [8, 1, 1]);
  t.play('soviet', 'go 504');
  t.expectEvents([
    { type: 'unitMoved' },
    { type: 'tileScouted' },
    { type: 'fired', verb: 'suppress', unit: unit('german', 'gunner-a'), total: 8, isHit: true },
    { type: 'unitSuppressed', unit: unit('soviet', 'scout-a') },
  ]);
  // The second step is lost.
  t.expectOffered('soviet', 'play s-z-063');
  expect(fieldOf(t, 'german', 'gunner-a')).toBe('504');
});

test('stalingrad/field-of-fire stalingrad/smoke: smoke on the tile helps, and a miss lets the unit go on', () => {
  const t = underFire({}, '504');
  t.play('soviet', 'play s-p-014', 'use scout');
  t.luck.expectDice('combat.suppress', 10, [9, 9, 9]);
  t.play('soviet', 'go 504');
  t.expectEvents([
    { type: 'unitMoved' },
    { type: 'tileScouted' },
    { type: 'fired', total: 10, isHit: false },
  ]);
  t.play('soviet', 'go 505');
  expect(tileOf(t, 'soviet', 'scout-a')).toBe('505');
});

test('stalingrad/field-of-fire: it does not fire at own infantry', () => {
  const t = playFrom({
    turn: 'german',
    german: {
      at: { 'scout-a': '505', 'gunner-a': '507' },
      fields: { 'gunner-a': '504' },
      hand: 'P-014',
      discard: 'P-020',
    },
  });
  t.play('german', 'play n-p-014', 'use scout', 'go 504');
  expect(isSuppressed(t, 'german', 'scout-a')).toBe(false);
  expect(fieldOf(t, 'german', 'gunner-a')).toBe('504');
});

test('stalingrad/field-of-fire stalingrad/tanks: it does not concern tanks', () => {
  const t = underFire({ fields: { 'gunner-a': '505' } });
  t.play('soviet', 'play s-z-063', 'use move', 'go 505');
  expect(tileOf(t, 'soviet', 't34-a')).toBe('505');
});

test('stalingrad/field-of-fire: it ends by moving, a casualty or suppression, and can be laid again', () => {
  const gunners = (line: readonly string[]) => {
    const t = playFrom({
      turn: 'german',
      german: {
        at: { 'gunner-a': '506' },
        fields: { 'gunner-a': '504' },
        hand: 'V-021 P-020 Z-078',
        scouted: '505',
      },
    });
    t.play('german', ...line);
    return t;
  };
  expect(fieldOf(gunners(['play n-p-020', 'use move', 'go 505']), 'german', 'gunner-a')).toBe(
    undefined,
  );
  const guided = ['play n-z-078', 'use guide', 'unit german-gunner-a', 'go 505'];
  expect(fieldOf(gunners(guided), 'german', 'gunner-a')).toBe(undefined);
  const moved = gunners(['play n-v-021', 'use field-of-fire', 'aim 404']);
  expect(fieldOf(moved, 'german', 'gunner-a')).toBe('404');
  for (const [verb, dice] of [
    ['suppress', [10, 1, 1, 1]],
    ['attack', [10, 1]],
  ] as const) {
    const t = underFire();
    const shot = playFrom({
      turn: 'soviet',
      soviet: { at: { 'gunner-b': '507' }, hand: 'P-023' },
      german: {
        at: { 'gunner-a': '507' },
        fields: { 'gunner-a': '504' },
        discard: 'P-020',
        supply: 'P-004 P-009',
      },
    });
    expect(fieldOf(t, 'german', 'gunner-a')).toBe('504');
    shot.luck.expectDice(`combat.${verb}`, 10, [...dice]);
    shot.play('soviet', 'play s-p-023', `use ${verb}`, 'shoot german-gunner-a');
    expect(fieldOf(shot, 'german', 'gunner-a')).toBe(undefined);
  }
});

test('stalingrad/smoke: at most two in a scenario, one on a tile, 2 more defence, not against Demolish', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: {
      at: { 'engineer-a': '504' },
      hand: 'Z-050 V-050 V-048 Z-049 V-049',
      scouted: '505 506',
    },
  });
  t.play('soviet', 'play s-z-050', 'use smoke');
  t.play('soviet', 'play s-v-050');
  expectNot(t, 'soviet', 'use smoke', 'smoke-there');
  t.play('soviet', 'use move', 'go 505', 'play s-v-048', 'use smoke');
  expect(t.state().public.extra.smoke.map(Number)).toEqual([tile('504'), tile('505')]);
  t.play('soviet', 'play s-z-049', 'use move', 'go 506', 'play s-v-049');
  expectNot(t, 'soviet', 'use smoke', 'no-smoke-left');
  // The box has smoke for the engineers of A and B alone, and says so on the cards.
  const third = playFrom({
    turn: 'german',
    german: { at: { 'engineer-c': '504' }, hand: 'Z-054' },
  });
  third.play('german', 'play n-z-054');
  expectNot(third, 'german', 'use smoke', 'not-on-card');
});

const tunnels = (more: object) =>
  playFrom({
    turn: 'soviet',
    soviet: { scouted: '504 607', ...more },
    german: { supply: 'P-004 P-009' },
    file: { tunnels: '503 607' },
  });

test('stalingrad/tunnels: tiles with a tunnel are neighbours, not for tanks', () => {
  const t = tunnels({
    at: { 'rifleman-a': '503', 't34-a': '503' },
    hand: 'P-004 Z-063',
    supply: 'P-009',
  });
  t.play('soviet', 'play s-z-063', 'use move');
  expectNot(t, 'soviet', 'go 607', 'out-of-reach');
  t.play('soviet', 'done', 'play s-p-004', 'use move', 'go 607');
  expect(tileOf(t, 'soviet', 'rifleman-a')).toBe('607');
});

test('stalingrad/tunnels: a tunnel is entered only from a tile with a tunnel', () => {
  const t = tunnels({ at: { 'rifleman-a': '505' }, hand: 'P-004', supply: 'P-009' });
  t.play('soviet', 'play s-p-004', 'use move');
  expectNot(t, 'soviet', 'go 607', 'out-of-reach');
  t.expectOffers('soviet', ['go 504', 'done']);
});

test('stalingrad/tunnels stalingrad/rout: an enemy unit cannot be driven through a tunnel', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'gunner-a': '503' }, hand: 'P-020', supply: 'P-004 P-009' },
    german: { at: { 'scout-a': '503' }, scouted: '504 607', supply: 'P-004 P-009' },
    file: { tunnels: '503 607' },
  });
  t.luck.expectDice('combat.attack', 10, [10, 1]);
  t.play('soviet', 'play s-p-020', 'use attack', 'shoot german-scout-a');
  t.expectOffers('soviet', ['go 504', 'done']);
});

test('stalingrad/tanks stalingrad/entering: impassable tiles, entering beside riflemen, and no action where it cannot enter', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: {
      at: { 'rifleman-a': '504', 'rifleman-b': '505', 't34-a': '504' },
      hand: 'Z-063 Z-066',
      scouted: '604 404',
    },
  });
  t.play('soviet', 'play s-z-063', 'use move');
  expectNot(t, 'soviet', 'go 604', 'impassable');
  t.play('soviet', 'go 404');
  // Two places to enter: hers to choose.
  t.play('soviet', 'play s-z-066');
  t.expectOffers('soviet', ['hunker', 'go 504', 'go 505']);
  t.play('soviet', 'go 505', 'use move', 'done');
  expect(tileOf(t, 'soviet', 't34-b')).toBe('505');
  const inside = playFrom({
    turn: 'soviet',
    soviet: { at: { 'rifleman-a': '604', 'rifleman-b': '606' }, hand: 'Z-063' },
  });
  inside.play('soviet', 'play s-z-063');
  inside.expectOffers('soviet', ['hunker']);
  expectNot(inside, 'soviet', 'use move', 'nowhere-to-enter');
});

test('stalingrad/entering: next to friendly riflemen, even routed or suppressed ones; not by hunkering down', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: {
      at: { 'rifleman-a': '504', 'rifleman-b': '506' },
      routed: ['rifleman-a'],
      suppressed: ['rifleman-a'],
      hand: 'P-014 P-020 Z-054',
      supply: 'P-009',
    },
  });
  t.play('soviet', 'play s-p-020', 'hunker');
  expect(tileOf(t, 'soviet', 'gunner-a')).toBe(undefined);
  t.play('soviet', 'play s-p-014', 'use conceal');
  expect(tileOf(t, 'soviet', 'scout-a')).toBe('504');
  t.play('soviet', 'play s-z-054', 'go 506', 'use stalk', 'done');
  expect(tileOf(t, 'soviet', 'sniper')).toBe('506');
  expect(isSuppressed(t, 'soviet', 'sniper')).toBe(false);
});

test('stalingrad/mines stalingrad/smoke stalingrad/tunnels: how many each side has at the start of a battle', () => {
  const scenario = must(
    SCENARIOS.find((one) => moreOf(one).tunnels.length > 1),
    'a scenario with tunnels',
  );
  const { tunnels, letters } = moreOf(scenario);
  const [lost = -1, ...left] = tunnels;
  const { sides } = scenario;
  const extra = extraFor(scenario, {
    cards: [sides[0].cards, sides[1].cards],
    letters,
    lostTunnels: [lost],
    merged: [-1, -1],
    mayWithdraw: true,
  });
  // What fell in in an earlier battle is gone.
  expect(extra.tunnels).toEqual(left);
  const stock = (side: 'soviet' | 'german', name: string) => [
    extra.minesLeft[unit(side, name)],
    extra.smokeLeft[unit(side, name)],
  ];
  expect(stock('soviet', 'engineer-a')).toEqual([4, 2]);
  expect(stock('german', 'engineer-b')).toEqual([4, 2]);
  expect(stock('german', 'engineer-c')).toEqual([4, 0]);
  expect(stock('german', 'rifleman-a')).toEqual([0, 0]);
});
