import { expect, test } from 'vitest';
import { normandyRules, pointsOf } from '../src/rules/index.ts';
import { expectNot, many, type Position, playFrom, type SidePosition, tile } from './position.ts';

// Scenario 10: the radio stands on 6B, which is worth 1 at the start (facts 6.2).
const turn = (us: SidePosition, de: SidePosition = {}): Position => ({
  scenario: 'critical-intelligence',
  turn: 'us',
  us: { at: { 'riflemen-a': '6b' }, hand: ['rifleman-a', 'sergeant'], ...us },
  de: { hand: ['sergeant'], ...de },
});

const points = (t: ReturnType<typeof playFrom>): number[] =>
  [0, 1].map((seat) => pointsOf(normandyRules, t.state().public, seat));

test('normandy/radio: the US raises the value of a tile that it controls', () => {
  const t = playFrom(turn({ controlled: ['6b'] }));
  expect(points(t)).toEqual([1, 0]);
  t.play('us', 'play rifleman-a', 'use control');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed', verb: 'control' },
    { type: 'valueRaised', seat: 0, tile: tile('6b'), value: 2 },
  ]);
  expect(points(t)).toEqual([2, 0]);
  t.end('us');
});

test('normandy/radio: the US controls first, then raises four times, and scores five points', () => {
  const t = playFrom(turn({ scouted: ['6b'], hand: [...many('rifleman-a', 5), 'sergeant'] }));
  t.play('us', 'play rifleman-a', 'use control');
  t.expectEvents([{ type: 'cardLaid' }, { type: 'cardPlayed' }, { type: 'tileControlled' }]);
  expect(points(t)).toEqual([1, 0]);
  for (const value of [2, 3, 4]) {
    t.play('us', 'play rifleman-a', 'use control');
    expect(points(t)).toEqual([value, 0]);
  }
  t.play('us', 'play rifleman-a', 'use control');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'valueRaised', value: 5 },
    { type: 'gameEnded', winners: [0], reason: 'points' },
  ]);
  t.expectWinner('us');
  t.end();
});

test('normandy/radio: it cannot be raised while an enemy stands on the tile (ours)', () => {
  const t = playFrom(turn({ controlled: ['6b'] }, { at: { 'scouts-a': '6b' } }));
  t.play('us', 'play rifleman-a');
  expectNot(t, 'us', 'use control', { code: 'enemy-present', tile: tile('6b') });
  t.end('us');
});

test('normandy/radio: no other controlled tile is raised', () => {
  const t = playFrom(turn({ at: { 'riflemen-a': '5b' }, controlled: ['5b', '6b'] }));
  t.play('us', 'play rifleman-a');
  expectNot(t, 'us', 'use control', { code: 'already-controlled', tile: tile('5b') });
  t.end('us');
});

test('normandy/radio: the Germans cannot raise it, but score the raised value', () => {
  const taking: Position = {
    ...turn({ controlled: ['6b'], at: { 'riflemen-a': '4b' } }),
    turn: 'de',
    raised: 2,
    de: {
      at: { 'riflemen-a': '6b' },
      scouted: ['6b'],
      hand: ['rifleman-a', 'rifleman-a', 'sergeant'],
    },
  };
  const t = playFrom(taking);
  expect(points(t)).toEqual([3, 0]);
  t.play('de', 'play rifleman-a', 'use control');
  expect(points(t)).toEqual([0, 3]);
  t.play('de', 'play rifleman-a');
  expectNot(t, 'de', 'use control', { code: 'already-controlled', tile: tile('6b') });
  t.end('de');
});

test('normandy/radio: the Germans can win by the raised value', () => {
  const t = playFrom({
    ...turn({ controlled: ['6b'], at: { 'riflemen-a': '4b' } }),
    turn: 'de',
    raised: 3,
    de: {
      at: { 'riflemen-a': '6b' },
      scouted: ['6b'],
      controlled: ['7b'],
      hand: ['rifleman-a', 'sergeant'],
    },
  });
  expect(points(t)).toEqual([4, 1]);
  t.play('de', 'play rifleman-a', 'use control');
  t.expectWinner('de');
  t.end();
});

test('normandy/radio: taken back, it keeps the raised value', () => {
  const t = playFrom({ ...turn({ scouted: ['6b'] }, { controlled: ['6b'] }), raised: 1 });
  expect(points(t)).toEqual([0, 2]);
  t.play('us', 'play rifleman-a', 'use control');
  expect(points(t)).toEqual([2, 0]);
  t.end('us');
});

test('normandy/radio normandy/control: in other scenarios a controlled tile is not controlled again', () => {
  const t = playFrom({
    scenario: 'la-raye',
    turn: 'us',
    us: { at: { 'riflemen-a': '13b' }, controlled: ['13b'], hand: ['rifleman-a', 'sergeant'] },
  });
  t.play('us', 'play rifleman-a');
  expectNot(t, 'us', 'use control', { code: 'already-controlled', tile: tile('13b') });
  t.end('us');
});
