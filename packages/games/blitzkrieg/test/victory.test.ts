import { expect, test } from 'vitest';
import { endIfStuck } from '../src/rules/victory.ts';
import { type Position, table } from './position.ts';

const quiet = { bags: ['', ''], pile: '' } as const satisfies Position;
/** Both have tokens for a while; nothing is drawn. */
const reserves = ['army-1 army-2 army-3', 'army-1 army-2 army-3'] as const;

test('blitzkrieg/goal: the first side at 25 waits for the other’s last turn (facts 5.8)', () => {
  const t = table({ ...quiet, reserves, vp: [25, 20] });
  t.play('take army-1', 'place eastern-europe-1-1');
  expect(t.asked()).toBe('allies token');
  t.play('take army-1', 'place eastern-europe-1-2');
  expect(t.state.public.outcome).toEqual({ winners: [0], reason: 'points' });
});

test('blitzkrieg/goal: in that last turn the second side may still overtake (facts 5.8)', () => {
  const t = table({ ...quiet, mover: 1, reserves, vp: [25, 24] });
  t.play('take army-1', 'place western-europe-1-3');
  // 25 : 25, and equal points are the second side’s.
  expect(t.state.public.vp).toEqual([25, 25]);
  expect(t.state.public.outcome).toEqual({ winners: [1], reason: 'points' });
});

test('blitzkrieg/goal: the second side at 25 ends the game with its own turn; higher points of the first still win (facts 5.8)', () => {
  const won = table({ ...quiet, mover: 1, reserves, vp: [20, 24] });
  won.play('take army-1', 'place western-europe-1-3');
  expect(won.state.public.outcome).toEqual({ winners: [1], reason: 'points' });
  const lost = table({ ...quiet, mover: 1, reserves, vp: [27, 24] });
  lost.play('take army-1', 'place western-europe-1-3');
  expect(lost.state.public.outcome).toEqual({ winners: [0], reason: 'points' });
});

test('blitzkrieg/goal: 24 points are not enough', () => {
  const t = table({ ...quiet, mover: 1, reserves, vp: [24, 23] });
  t.play('take army-1', 'place western-europe-1-3');
  expect(t.asked()).toBe('axis token');
});

test('blitzkrieg/cannot-place: a side that must place and has nothing loses at once', () => {
  const t = table({ ...quiet, reserves: ['army-1', ''], vp: [0, 20] });
  t.play('take army-1', 'place western-europe-1-3');
  expect(t.state.public.outcome).toEqual({ winners: [0], reason: 'cannot-place' });
});

test('blitzkrieg/cannot-place: a side that must place and has nothing that fits loses at once', () => {
  const t = table({
    ...quiet,
    reserves: ['air-1', 'navy-1'],
    rows: { 'western-europe': 0, pacific: 0, africa: 0, 'south-east-asia': 0 },
  });
  t.play('take air-1', 'place eastern-europe-1-1');
  expect(t.state.public.outcome).toEqual({ winners: [0], reason: 'cannot-place' });
});

test('blitzkrieg/cannot-place blitzkrieg/goal: the first side at 25 wins if the second cannot place (R-5)', () => {
  const t = table({ ...quiet, reserves: ['army-1', ''], vp: [25, 30] });
  t.play('take army-1', 'place western-europe-1-3');
  expect(t.state.public.outcome).toEqual({ winners: [0], reason: 'cannot-place' });
});

const lastSpace: Position = {
  ...quiet,
  reserves: ['air-1', 'army-1'],
  rows: { 'western-europe': 0, pacific: 0, 'eastern-europe': 0, africa: 0, 'south-east-asia': 2 },
  laid: { 'south-east-asia-2-1': 'allies navy-1', 'south-east-asia-2-2': 'allies army-2' },
  markers: { 'south-east-asia': -3 },
  vp: [10, 12],
};

test('blitzkrieg/cannot-place: with all theatres closed and no side at 25, the side that must place loses (R-6)', () => {
  const t = table(lastSpace);
  t.play('take air-1', 'place south-east-asia-2-3');
  expect(t.state.public.outcome).toEqual({ winners: [0], reason: 'cannot-place' });
});

test('blitzkrieg/cannot-place: by the other reading the points decide (R-6)', () => {
  const t = table({ ...lastSpace, options: { 'all-closed': 'totals' } });
  t.play('take air-1', 'place south-east-asia-2-3');
  expect(t.state.public.vp).toEqual([10, 16]);
  expect(t.state.public.outcome).toEqual({ winners: [1], reason: 'totals' });
});

test('blitzkrieg/cannot-place: with totals deciding, a side that cannot place loses all the same while the first campaign is open', () => {
  const t = table({
    options: { 'all-closed': 'totals' },
    vp: [0, 5],
    reserves: ['army-1', 'navy-1'],
    rows: { pacific: 0, 'eastern-europe': 0, africa: 0, 'south-east-asia': 0 },
    laid: { 'western-europe-1-1': 'axis navy-1', 'western-europe-1-3': 'axis army-1' },
  });
  endIfStuck(t.box, t.state, 1, { chance: t.luck, emit: () => undefined });
  expect(t.state.public.outcome?.winners).toEqual([0]);
});
