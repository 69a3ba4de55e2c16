import { expect, test } from 'vitest';
import { objectives } from '../src/rules/task.ts';
import {
  expectNot,
  fieldOf,
  isSuppressed,
  type Position,
  playFrom,
  type SidePosition,
  tile,
  tileOf,
} from './position.ts';

// The first tile of the city is a tile like any other: units there are on the map.
//
//   101  102  103   rails 1, depot 1/2/7, street 0
//     201  202  203   rails 1, warehouse 1/2/7, works 1+3

const inCorner = (turn: Position['turn'], soviet: SidePosition, german: SidePosition) =>
  playFrom({
    turn,
    soviet: { ...soviet, at: { 'rifleman-a': '101', 'rifleman-b': '203', ...soviet.at } },
    german: { ...german, at: { 'rifleman-a': '103', 'rifleman-b': '103', ...german.at } },
    file: {
      window: '101-103 201-203',
      objectives: { 101: 1 },
      soviet: { task: objectives(9), units: { 101: 'rifleman-a', 203: 'rifleman-b' } },
      german: { task: objectives(9), units: { 103: 'rifleman-a rifleman-b' } },
    },
  });

test('stalingrad/attack: a unit on the first tile can be fired at, and fires', () => {
  expect(tile('101')).toBe(0);
  const t = inCorner('german', { discard: 'P-004', supply: 'P-009' }, { hand: 'P-004' });
  t.play('german', 'play n-p-004', 'use attack');
  t.expectOffers('german', ['shoot soviet-rifleman-a', 'shoot soviet-rifleman-b']);
  const gun = inCorner(
    'soviet',
    { at: { 't34-a': '101' }, hand: 'Z-063' },
    {
      at: { 'panzer-a': '101', 'panzer-b': '103' },
    },
  );
  gun.play('soviet', 'play s-z-063', 'use antitank');
  gun.expectOffered('soviet', 'shoot german-panzer-a');
  gun.expectOffered('soviet', 'shoot german-panzer-b');
  expectNot(gun, 'soviet', 'shoot soviet-t34-a', 'own-unit');
});

test('stalingrad/attack stalingrad/range-brackets: fire with a maximum range reaches just that far from the first tile', () => {
  const t = inCorner('soviet', { hand: 'V-006' }, { at: { 'scout-a': '102' } });
  t.play('soviet', 'play s-v-006', 'use attack');
  t.expectOffers('soviet', ['shoot german-scout-a']);
});

test('stalingrad/entering: other units enter beside the riflemen on the first tile', () => {
  const t = inCorner('soviet', { hand: 'P-014' }, {});
  t.play('soviet', 'play s-p-014', 'use conceal');
  expect(tileOf(t, 'soviet', 'scout-a')).toBe('101');
});

test('stalingrad/field-of-fire stalingrad/exert: a field of fire on the first tile ends when its gunners move, and Exert suppresses units there', () => {
  const t = inCorner(
    'soviet',
    {
      at: { 'gunner-a': '102' },
      fields: { 'gunner-a': '101' },
      scouted: '103',
      hand: 'P-020 Z-080',
      played: 'P-004',
    },
    {},
  );
  t.play('soviet', 'play s-p-020', 'use move', 'go 103');
  expect(fieldOf(t, 'soviet', 'gunner-a')).toBe(undefined);
  t.play('soviet', 'play s-z-080', 'use exert', 'take s-p-004', 'use move');
  expect(isSuppressed(t, 'soviet', 'rifleman-a')).toBe(true);
});

test('stalingrad/total-rout: riflemen on the first tile keep their side from total rout', () => {
  const routing = (at: string) => {
    const t = inCorner(
      'german',
      { at: { 'rifleman-a': at }, supply: 'P-004' },
      { hand: 'P-004', supply: 'P-009', at: { 'rifleman-a': '203' } },
    );
    t.luck.expectDice('combat.attack', 10, [10]);
    t.play('german', 'play n-p-004', 'use attack', 'shoot soviet-rifleman-b');
    return t;
  };
  routing('101').expectAwaiting('german');
});

test('stalingrad/guide: a leader guides units on the first tile', () => {
  const t = inCorner('soviet', { hand: 'Z-072', scouted: '102' }, {});
  t.play('soviet', 'play s-z-072', 'use guide');
  t.expectOffers('soviet', ['unit soviet-rifleman-a', 'unit soviet-rifleman-b']);
  expectNot(t, 'soviet', 'unit soviet-scout-a', 'not-on-board');
  t.play('soviet', 'unit soviet-rifleman-a');
  expect(t.view('soviet').question).toMatchObject({ kind: 'step', play: { verb: 'guide' } });
});
