import { odds } from '@bivouac/kernel';
import { isHit } from '@bivouac/undaunted-core';
import { describe, expect, test } from 'vitest';
import { normandy } from '../src/rules/index.ts';
import {
  expectNot,
  many,
  type Position,
  playFrom,
  type SidePosition,
  tile,
  unit,
} from './position.ts';

// Tessy: cover 0 on 3B, 4B, 11B and the rivers; 1 on the houses; hills on 16A, 2A and 9A.
const turn = (us: SidePosition, de: SidePosition = {}): Position => ({
  scenario: 'tessy-sur-vire',
  turn: 'us',
  us,
  de: { hand: ['sergeant'], ...de },
});

/** One shot at a unit: the sum of its defence, part by part. */
function shoot(from: string, shooter: string, target: string, on: string, dice: readonly number[]) {
  const card = shooter.replace('gunners', 'gunner').replace('riflemen', 'rifleman');
  const t = playFrom(
    turn(
      { at: { [shooter]: from }, hand: [card.replace('scouts', 'scout'), 'sergeant'] },
      { at: { [target]: on, 'riflemen-c': '12a' } },
    ),
  );
  t.luck.expectDice('combat.attack', 10, dice);
  t.play('us', `play ${card.replace('scouts', 'scout')}`, 'use attack', `shoot de-${target}`);
  const fired = t.match.log('spectator').findLast(({ event }) => event.type === 'fired')?.event;
  if (fired?.type !== 'fired') throw new Error('no shot');
  t.end('us');
  return { parts: fired.modifiers.map(({ value }) => value), ...fired };
}

test.each([
  ['riflemen-a', 4],
  ['scouts-b', 5],
  ['gunners-b', 4],
  ['sniper', 6],
  ['mortar', 4],
])('normandy/defence: base defence of %s is %i', (target, base) => {
  expect(shoot('3b', 'riflemen-a', target, '3b', [1]).parts).toEqual([base, 0, 0]);
});

test.each([
  ['3b', 0],
  ['5b', 1],
  ['13a', 1],
  ['10a', 2],
  ['14a', 3],
  ['17a', 4],
])('normandy/range: from 3B to %s it is %i', (on, range) => {
  expect(shoot('3b', 'riflemen-a', 'riflemen-a', on, [1]).parts[2]).toBe(range);
});

test.each([
  ['11b', 0],
  ['1b', 1],
  ['10a', 1],
])('normandy/defence: cover of tile %s is %i', (on, cover) => {
  expect(shoot('3b', 'riflemen-a', 'riflemen-a', on, [1]).parts[1]).toBe(cover);
});

test.each([
  ['gunners-a', [1, 1]],
  ['scouts-a', [1]],
  ['riflemen-a', [1]],
  ['sniper', [1, 1, 1]],
])('normandy/attack normandy/dice: %s rolls as many dice as its card says', (shooter, dice) => {
  expect(shoot('3b', shooter, 'riflemen-a', '3b', dice).dice).toEqual(dice);
});

test.each([
  // Base 4, cover 1, range 2: 7.
  [[7], true],
  [[6], false],
  [[9], true],
  [[1], false],
  [[10], true],
])('normandy/dice: against defence 7 a roll of %j (10 is the zero) hits: %s', (dice, hit) => {
  const shot = shoot('3b', 'riflemen-a', 'riflemen-a', '10a', dice);
  expect([shot.total, shot.isHit]).toEqual([7, hit]);
});

test('normandy/dice: a 0 always hits, even against a defence above nine (R-34)', () => {
  // The Sniper (6) on a hill (3), seen from afar (4): 13.
  const hit = shoot('17a', 'sniper', 'sniper', '2a', [9, 9, 10]);
  expect([hit.total, hit.isHit, hit.dice]).toEqual([13, true, [9, 9, 0]]);
  const miss = shoot('17a', 'sniper', 'sniper', '2a', [9, 9, 9]);
  expect([miss.total, miss.isHit]).toEqual([13, false]);
});

test('normandy/dice: one die is enough', () => {
  expect(shoot('3b', 'sniper', 'riflemen-a', '10a', [1, 7, 2]).isHit).toBe(true);
  expect(shoot('3b', 'sniper', 'riflemen-a', '10a', [1, 6, 2]).isHit).toBe(false);
});

describe('normandy/hills', () => {
  test('cover is 3 from a plain tile', () => {
    expect(shoot('11b', 'riflemen-a', 'riflemen-a', '2a', [1]).parts).toEqual([4, 3, 1]);
  });
  test('cover is 1 from another hill', () => {
    expect(shoot('16a', 'riflemen-a', 'riflemen-a', '2a', [1]).parts).toEqual([4, 1, 1]);
  });
  test('cover is 1 from the same hill', () => {
    expect(shoot('2a', 'riflemen-a', 'riflemen-a', '2a', [1]).parts).toEqual([4, 1, 0]);
  });
  test('cover is 1 against Blast, from anywhere', () => {
    const t = playFrom(
      turn(
        { at: { mortar: '17a' }, hand: ['mortar', 'sergeant'], target: '2a' },
        { at: { 'riflemen-a': '2a', 'riflemen-c': '12a' } },
      ),
    );
    t.luck.expectDice('combat.blast', 10, [4]);
    t.play('us', 'play mortar', 'use blast', 'shoot de-riflemen-a');
    t.expectEvents([
      { type: 'cardLaid' },
      { type: 'cardPlayed' },
      { type: 'fired', total: 5, isHit: false },
    ]);
    t.end('us');
  });
  test('a shot down from a hill meets the plain cover', () => {
    expect(shoot('2a', 'riflemen-a', 'riflemen-a', '1b', [1]).parts).toEqual([4, 1, 2]);
  });
});

test('normandy/attack: any enemy on the map is a target, at any range', () => {
  const t = playFrom(turn({ hand: ['rifleman-a', 'sergeant'] }));
  t.play('us', 'play rifleman-a', 'use attack');
  t.expectOffers('us', [
    ...['shoot de-riflemen-a', 'shoot de-riflemen-b', 'shoot de-riflemen-c'],
    ...['shoot de-gunners-a', 'shoot de-mortar'],
  ]);
  const own = { code: 'own-unit', unit: unit('us-scouts-a') };
  expectNot(t, 'us', 'shoot us-scouts-a', own);
  const away = { code: 'not-on-board', unit: unit('de-sniper') };
  expectNot(t, 'us', 'shoot de-sniper', away);
  t.end('us');
});

test('normandy/attack: without an enemy on the map it is not offered', () => {
  const t = playFrom(turn({ hand: ['gunner-a', 'sergeant'] }, { at: {} }));
  t.play('us', 'play gunner-a');
  t.expectOffers('us', ['use move', 'hunker']);
  expectNot(t, 'us', 'use attack', { code: 'no-target' });
  expectNot(t, 'us', 'use suppress', { code: 'no-target' });
  t.end('us');
});

test('normandy/suppress: four dice, no casualty, the counter is turned over', () => {
  const at = { at: { 'riflemen-a': '10a' }, hand: ['rifleman-a'] };
  const t = playFrom(
    turn({ at: { 'gunners-a': '3b' }, hand: ['gunner-a', 'gunner-a', 'sergeant'] }, at),
  );
  t.luck.expectDice('combat.suppress', 10, [1, 2, 7, 3]);
  t.play('us', 'play gunner-a', 'use suppress', 'shoot de-riflemen-a');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed', verb: 'suppress' },
    { type: 'fired', verb: 'suppress', total: 7, isHit: true },
    { type: 'unitSuppressed', unit: unit('de-riflemen-a') },
  ]);
  expect(t.state().public.isSuppressed[unit('de-riflemen-a')]).toBe(true);
  expect(t.state().seats[1].hand).toHaveLength(1);
  // Once more: legal, a hit, no effect.
  t.luck.expectDice('combat.suppress', 10, [9, 9, 9, 9]);
  t.play('us', 'play gunner-a', 'use suppress', 'shoot de-riflemen-a');
  t.expectEvents([{ type: 'cardLaid' }, { type: 'cardPlayed' }, { type: 'fired', isHit: true }]);
  expect(t.state().public.isSuppressed.filter((is) => is)).toHaveLength(1);
  expect(t.state().public.casualties).toEqual([0, 0]);
  t.end('us');
});

test('normandy/suppress: a miss changes nothing', () => {
  const t = playFrom(turn({ at: { 'gunners-a': '3b' }, hand: ['gunner-a', 'sergeant'] }));
  t.luck.expectDice('combat.suppress', 10, [6, 6, 6, 6]);
  t.play('us', 'play gunner-a', 'use suppress', 'shoot de-riflemen-a');
  expect(t.state().public.isSuppressed).not.toContain(true);
  expect(t.state().public.at[unit('de-riflemen-a')]).toBe(tile('10a'));
  t.end('us');
});

/** Facts 5.6: chance of success, in hundredths of a per cent, for one to four dice. */
const CHANCES: readonly (readonly [number, readonly number[]])[] = [
  [3, [8000, 9600, 9920, 9984]],
  [4, [7000, 9100, 9730, 9919]],
  [5, [6000, 8400, 9360, 9744]],
  [6, [5000, 7500, 8750, 9375]],
  [7, [4000, 6400, 7840, 8704]],
  [8, [3000, 5100, 6570, 7599]],
  [9, [2000, 3600, 4880, 5904]],
  [10, [1000, 1900, 2710, 3439]],
  [11, [1000, 1900, 2710, 3439]],
];

/** Where Riflemen (4) have each total: on open 3B or on the hill 2A, shot at from these tiles. */
const SHOTS: { readonly [total: number]: readonly [from: string, on: string] } = {
  4: ['3b', '3b'],
  5: ['5b', '3b'],
  6: ['10a', '3b'],
  7: ['14a', '3b'],
  8: ['17a', '3b'],
  9: ['1b', '2a'],
  10: ['8b', '2a'],
  11: ['17a', '2a'],
};
const SHOOTERS = [
  ['riflemen-a', 'rifleman-a', 'attack'],
  ['gunners-a', 'gunner-a', 'attack'],
  ['sniper', 'sniper', 'attack'],
  ['gunners-a', 'gunner-a', 'suppress'],
] as const;

test.each(CHANCES)('normandy/dice: odds against defence %i are %j', (total, chances) => {
  const [from, on] = SHOTS[total] ?? [];
  // No unit in the box has a defence of 3; the rule itself is counted through for it.
  const counted = [1, 2, 3, 4].map((dice) => countHits(dice, total));
  expect(counted).toEqual(chances);
  if (from === undefined || on === undefined) return;
  const asked = SHOOTERS.map(([shooter, card, verb]) => {
    const us = { at: { 'riflemen-b': '16a', [shooter]: from }, hand: [card] };
    const t = playFrom(turn(us, { at: { 'riflemen-a': on, 'riflemen-b': '7b' } }));
    t.play('us', `play ${card}`, `use ${verb}`);
    const shot = { kind: 'shoot', unit: unit('de-riflemen-a') } as const;
    const hit = odds(normandy, t.view('us'), shot).outcomes.find(({ key }) => key === 'hit');
    return Math.round((hit?.chance ?? 0) * 10_000);
  });
  expect(asked).toEqual(chances);
});

const LATER_SHUFFLES: readonly (readonly [string, 'us' | 'de', SidePosition])[] = [
  ['ztráta z velkého balíčku, který se zamíchá', 'us', { deck: [...many('fog', 9), 'rifleman-a'] }],
  ['výstřelem skončí kolo a oba míchají', 'de', { hand: [], rest: 'discard' }],
];

test.each(LATER_SHUFFLES)('normandy/dice: exact odds, %s', (_when, first, de) => {
  const us: SidePosition = { at: { 'gunners-a': '10a' }, hand: ['gunner-a'], rest: 'discard' };
  const at = { 'riflemen-a': '3b', 'riflemen-b': '7b' };
  const t = playFrom({ ...turn(us, { at, ...de }), first });
  t.play('us', 'play gunner-a', 'use attack');
  const found = odds(normandy, t.view('us'), { kind: 'shoot', unit: unit('de-riflemen-a') });
  expect(found).toMatchObject({ total: 4n, worlds: 'all', agree: true, isCounted: true });
  expect(found.outcomes.map(({ key, weight }) => [key, weight])).toEqual([
    ['hit', 3n],
    ['miss', 1n],
  ]);
});

function countHits(dice: number, total: number): number {
  let hits = 0;
  for (let i = 0; i < 10 ** dice; i++) {
    const faces = Array.from({ length: dice }, (_, die) => Math.floor(i / 10 ** die) % 10);
    if (isHit(faces, total)) hits += 1;
  }
  return Math.round((hits / 10 ** dice) * 10_000);
}
