import { idOf, seededChance, seedFromPhrase } from '@bivouac/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../../src/rules/data/scenarios.ts';
import { napoleonics } from '../../src/rules/index.ts';
import { HEXES } from '../../src/rules/map.ts';
import { canSee, NO_GUNS } from '../../src/rules/sight.ts';
import { type Field, hex, stateOf } from '../field.ts';

const sees = (from: string, to: string, field: Field, gunSeat = NO_GUNS): boolean => {
  const { scenario, state } = stateOf(field);
  return canSee(scenario, state.public, hex(from), hex(to), gunSeat);
};

test('napoleonics/line-of-sight: units at both ends do not block, however far apart', () => {
  const ends: Field = { allied: { 'british-line': 'e1' }, french: { 'french-line': 'e12' } };
  expect(sees('e1', 'e12', ends)).toBe(true);
  expect(sees('e1', 'e12', { ...ends, allied: { 'british-line': 'e1 e6' } })).toBe(false);
});

test.each([
  ['f', false],
  ['t', false],
  ['m', false],
  ['r', false],
  ['h', false],
  ['~', true],
  ['=', true],
  ['b', true],
  ['q', true],
])(
  'napoleonics/line-of-sight napoleonics/rugged-hill napoleonics/river: terrain “%s” between, open is %s',
  (letter, isOpen) => {
    expect(sees('e5', 'e7', { map: { [letter]: 'e6' } })).toBe(isOpen);
  },
);

test('napoleonics/line-of-sight: units and leaders of both sides block, those at the ends do not', () => {
  expect(sees('e5', 'e7', { allied: { 'british-line': 'e6' } })).toBe(false);
  expect(sees('e5', 'e7', { french: { 'french-line': 'e6' } })).toBe(false);
  expect(sees('e5', 'e7', { leaders: { french: { ney: 'e6' } } })).toBe(false);
  expect(sees('e5', 'e7', { french: { 'french-line': 'e7' }, map: { f: 'e5 e7' } })).toBe(true);
});

test('napoleonics/line-of-sight: further than any weapon reaches, sight is blocked all the same', () => {
  expect(sees('e1', 'e13', { map: { f: 'e7' } })).toBe(false);
  expect(sees('e1', 'e13', {})).toBe(true);
});

test('napoleonics/line-of-sight: neighbours always see each other', () => {
  expect(sees('e5', 'e6', { map: { f: 'e5 e6' } })).toBe(true);
});

test('napoleonics/line-of-sight: along an edge one blocker is not enough, two are', () => {
  // From e5 to c5 the line runs between d4 and d5.
  expect(sees('e5', 'c5', { map: { f: 'd4' } })).toBe(true);
  expect(sees('e5', 'c5', { map: { f: 'd5' } })).toBe(true);
  expect(sees('e5', 'c5', { map: { f: 'd4 d5' } })).toBe(false);
  expect(sees('e5', 'c5', { map: { f: 'd4' }, allied: { 'british-line': 'd5' } })).toBe(false);
});

test('napoleonics/line-of-sight: the edge of the field counts as a blocker', () => {
  expect(sees('e1', 'c1', {})).toBe(true);
  expect(sees('e1', 'c1', { map: { f: 'd1' } })).toBe(false);
});

test('napoleonics/line-of-sight napoleonics/hill: the first hill hex is seen from below, the second is not, and the reverse', () => {
  const field: Field = { map: { h: 'e6 e7 e8' } };
  expect(sees('e4', 'e6', field)).toBe(true);
  expect(sees('e6', 'e4', field)).toBe(true);
  expect(sees('e5', 'e7', field)).toBe(false);
  expect(sees('e7', 'e5', field)).toBe(false);
  expect(sees('e4', 'e9', field)).toBe(false);
});

test('napoleonics/line-of-sight napoleonics/hill: from hill to hill the plateau is open, and so is lower ground between', () => {
  expect(sees('e5', 'e8', { map: { h: 'e5 e6 e7 e8' } })).toBe(true);
  expect(sees('e5', 'e8', { map: { h: 'e5 e8' } })).toBe(true);
  expect(sees('e5', 'e8', { map: { h: 'e5 e8', f: 'e6' } })).toBe(false);
  expect(sees('e5', 'e8', { map: { h: 'e5 e8' }, allied: { 'british-line': 'e7' } })).toBe(false);
});

test('napoleonics/hill napoleonics/artillery: guns on a hill fire over friends on the lower hex beside them, and over no others', () => {
  const over = (field: Field) => sees('e5', 'e8', field, 0);
  const friend = { allied: { 'british-line': 'e6' } };
  expect(over({ ...friend, map: { h: 'e5' } })).toBe(true);
  expect(over({ leaders: { allied: { moore: 'e6' } }, map: { h: 'e5' } })).toBe(true);
  expect(over({ ...friend, map: {} })).toBe(false);
  expect(over({ ...friend, map: { h: 'e5 e6' } })).toBe(false);
  expect(over({ ...friend, map: { h: 'e5', f: 'e6' } })).toBe(false);
  expect(over({ french: { 'french-line': 'e6' }, map: { h: 'e5' } })).toBe(false);
  expect(over({ allied: { 'british-line': 'e7' }, map: { h: 'e5' } })).toBe(false);
  expect(sees('e5', 'e8', { ...friend, map: { h: 'e5' } }, NO_GUNS)).toBe(false);
});

test('napoleonics/line-of-sight: sight is the same both ways, on every map', () => {
  const states = SCENARIOS.map(({ id }) =>
    napoleonics.setup(
      { scenario: id, options: { square: 'sure' } },
      { chance: seededChance(seedFromPhrase(id)), emit: () => undefined },
    ),
  );
  const place = fc.integer({ min: 0, max: HEXES - 1 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 14 }), place, place, (i, a, b) => {
      const scenario = SCENARIOS[i] as (typeof SCENARIOS)[number];
      const { public: part } = states[i] as (typeof states)[number];
      return (
        canSee(scenario, part, idOf(a), idOf(b), NO_GUNS) ===
        canSee(scenario, part, idOf(b), idOf(a), NO_GUNS)
      );
    }),
    { numRuns: 3000 },
  );
});
