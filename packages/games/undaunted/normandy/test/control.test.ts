import { CONTROLLED, NOT_SCOUTED, SCOUTED } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { normandyRules, pointsOf } from '../src/rules/index.ts';
import {
  expectNot,
  marker,
  type Position,
  playFrom,
  type SidePosition,
  tile,
  tileOf,
} from './position.ts';

const turn = (us: SidePosition, de: SidePosition = {}): Position => ({
  scenario: 'tessy-sur-vire',
  turn: 'us',
  us: { hand: ['rifleman-a', 'sergeant'], ...us },
  de: { hand: ['rifleman-a'], ...de },
});

test('normandy/control: turns the friendly scouted marker to controlled', () => {
  const t = playFrom(turn({ at: { 'riflemen-a': '6b' }, scouted: ['6b'] }));
  t.play('us', 'play rifleman-a', 'use control');
  t.expectEvents([
    { type: 'cardLaid', shows: true },
    { type: 'cardPlayed', verb: 'control' },
    { type: 'tileControlled', seat: 0, tile: tile('6b'), isTaken: false },
  ]);
  expect(marker(t, 'us', '6b')).toBe(CONTROLLED);
  expect(marker(t, 'de', '6b')).toBe(NOT_SCOUTED);
  expect(pointsOf(normandyRules, t.state().public, 0)).toBe(2);
  expect(pointsOf(normandyRules, t.state().public, 1)).toBe(0);
  t.end('us');
});

test('normandy/control normandy/control-markers: an enemy controlled marker goes back to scouted', () => {
  const t = playFrom(
    turn({ at: { 'riflemen-a': '6b' }, scouted: ['6b'] }, { controlled: ['6b', '7b'] }),
  );
  expect(pointsOf(normandyRules, t.state().public, 1)).toBe(3);
  t.play('us', 'play rifleman-a', 'use control');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'tileControlled', isTaken: true },
  ]);
  // The marker stays on the board: once scouted, always scouted.
  expect([marker(t, 'us', '6b'), marker(t, 'de', '6b')]).toEqual([CONTROLLED, SCOUTED]);
  expect(pointsOf(normandyRules, t.state().public, 0)).toBe(2);
  expect(pointsOf(normandyRules, t.state().public, 1)).toBe(1);
  t.end('us');
});

test('normandy/control normandy/control-markers: an enemy scouted marker stays', () => {
  const t = playFrom(turn({ at: { 'riflemen-a': '6b' }, scouted: ['6b'] }, { scouted: ['6b'] }));
  t.play('us', 'play rifleman-a', 'use control');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'tileControlled', isTaken: false },
  ]);
  expect(marker(t, 'de', '6b')).toBe(SCOUTED);
  t.end('us');
});

test.each(['riflemen-b', 'scouts-a', 'gunners-c', 'sniper', 'mortar'])(
  'normandy/control: an enemy on the tile prevents it (%s)',
  (name) => {
    const t = playFrom(
      turn({ at: { 'riflemen-a': '6b' }, scouted: ['6b'] }, { at: { [name]: '6b' } }),
    );
    t.play('us', 'play rifleman-a');
    t.expectOffers('us', ['use move', 'use attack', 'hunker']);
    expectNot(t, 'us', 'use control', { code: 'enemy-present', tile: tile('6b') });
    t.end('us');
  },
);

test('normandy/control: a suppressed enemy prevents it too, one on the next tile does not (R-22)', () => {
  const here = playFrom(
    turn(
      { at: { 'riflemen-a': '6b' }, scouted: ['6b'] },
      { at: { 'riflemen-b': '6b' }, suppressed: ['riflemen-b'] },
    ),
  );
  here.play('us', 'play rifleman-a');
  expectNot(here, 'us', 'use control', { code: 'enemy-present', tile: tile('6b') });
  here.end('us');
  const near = playFrom(
    turn({ at: { 'riflemen-a': '6b' }, scouted: ['6b'] }, { at: { 'riflemen-b': '7b' } }),
  );
  near.play('us', 'play rifleman-a', 'use control');
  expect(marker(near, 'us', '6b')).toBe(CONTROLLED);
  near.end('us');
});

test('normandy/control: own units on the tile do not matter', () => {
  const t = playFrom(turn({ at: { 'riflemen-a': '6b', 'riflemen-b': '6b' }, scouted: ['6b'] }));
  t.play('us', 'play rifleman-a', 'use control');
  expect(marker(t, 'us', '6b')).toBe(CONTROLLED);
  t.end('us');
});

test('normandy/control: it needs a friendly marker, and a controlled tile is not controlled again', () => {
  const bare = playFrom(turn({ at: { 'riflemen-a': '6b' }, scouted: ['2a'] }));
  bare.play('us', 'play rifleman-a');
  expectNot(bare, 'us', 'use control', { code: 'not-scouted', tile: tile('6b') });
  expect(marker(bare, 'us', '6b')).toBe(NOT_SCOUTED);
  bare.end('us');
  const held = playFrom(turn({ at: { 'riflemen-a': '6b' }, controlled: ['6b'] }));
  held.play('us', 'play rifleman-a');
  expectNot(held, 'us', 'use control', { code: 'already-controlled', tile: tile('6b') });
  held.end('us');
});

test('normandy/control normandy/objectives: a tile without an objective can be controlled and scores nothing (R-23)', () => {
  const t = playFrom(turn({ at: { 'riflemen-a': '11b' }, scouted: ['11b'] }));
  t.play('us', 'play rifleman-a', 'use control');
  expect(marker(t, 'us', '11b')).toBe(CONTROLLED);
  expect(pointsOf(normandyRules, t.state().public, 0)).toBe(0);
  t.end('us');
});

test('normandy/control normandy/control-markers: a tile stays controlled after the unit has left (R-24)', () => {
  const t = playFrom(
    turn({
      at: { 'riflemen-a': '6b' },
      scouted: ['6b', '4b'],
      hand: ['rifleman-a', 'rifleman-a', 'sergeant'],
    }),
  );
  t.play('us', 'play rifleman-a', 'use control', 'play rifleman-a', 'use move', 'go 4b');
  expect(tileOf(t, 'us-riflemen-a')).toBe('4b');
  expect(marker(t, 'us', '6b')).toBe(CONTROLLED);
  t.end('us');
});

test('normandy/control normandy/spawning: a unit off the map controls the tile it enters', () => {
  const t = playFrom(turn({ at: {} }));
  t.play('us', 'play rifleman-a', 'use control');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'unitSpawned', tile: tile('2a') },
    { type: 'tileControlled', tile: tile('2a') },
  ]);
  t.end('us');
  const blocked = playFrom(turn({ at: {} }, { at: { sniper: '2a' } }));
  blocked.play('us', 'play rifleman-a');
  expectNot(blocked, 'us', 'use control', { code: 'enemy-present', tile: tile('2a') });
  blocked.end('us');
});
