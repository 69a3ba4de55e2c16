import { describe, expect, test } from 'vitest';
import type { Position } from './position.ts';
import { type Planned, planned } from './vs.ts';

// A table of positions, one or more for each of the 24 steps, in which that step alone makes the choice.

type Case = Position & { readonly free: readonly string[] };

const quiet = { reserves: ['army-1 navy-1 air-1', 'army-1'] } as const;
const spaces = (prefix: string, ...at: number[]): string[] => at.map((n) => `${prefix}-${n}`);

/** Which steps decided, besides those that only break ties at the end. */
const decided = ({ deciding }: Planned): readonly number[] =>
  deciding.filter((step) => ![8, 19, 24].includes(step));

describe('which theatre', () => {
  test('1: a winning move comes before a closing that brings more points', () => {
    const position: Case = {
      reserves: ['air-1', 'army-1'],
      vp: [24, 0],
      rows: { 'eastern-europe': 3 },
      markers: { 'eastern-europe': 5 },
      free: ['south-east-asia-1-2', ...spaces('eastern-europe-3', 1, 2)],
    };
    const won = planned(position);
    expect(won.plan.decidedBy).toBe(1);
    // With fewer points the same placement wins nothing.
    expect(planned({ ...position, vp: [10, 0] }).plan.decidedBy).not.toBe(1);
  });

  test('1: by a chain with a blitz', () => {
    const found = planned({
      reserves: ['army-2 air-blitz', 'army-1'],
      vp: [22, 0],
      markers: { 'eastern-europe': 4, 'western-europe': -9 },
      free: [...spaces('eastern-europe-1', 1, 2), ...spaces('western-europe-1', 1, 2, 3)],
    });
    expect(found.plan.decidedBy).toBe(1);
    expect(found.theatre).toBe('eastern-europe');
  });

  test('1: 25 points with the enemy still ahead win nothing', () => {
    const found = planned({
      reserves: ['air-1', 'army-1'],
      vp: [24, 30],
      free: ['south-east-asia-1-2', 'south-east-asia-1-3'],
    });
    expect(found.plan.decidedBy).not.toBe(1);
  });

  test('2: the closing of a theatre before the closing of a campaign', () => {
    const found = planned({
      reserves: ['air-1', 'army-1'],
      rows: { 'south-east-asia': 2 },
      markers: { 'south-east-asia': 1, 'eastern-europe': 11 },
      free: ['south-east-asia-2-3', 'eastern-europe-1-2', 'africa-1-1', 'africa-1-2'],
    });
    expect(found.plan.decidedBy).toBe(2);
    expect(found.space).toBe('south-east-asia-2-3');
  });

  test('2: by the flag; most points first, then the smallest value that does it', () => {
    const found = planned({
      reserves: ['army-3 air-2 army-1', 'army-1'],
      markers: { 'western-europe': 12, africa: 9 },
      free: [...spaces('western-europe-1', 1, 2, 3), ...spaces('africa-1', 1, 2, 3, 4)],
    });
    expect(found.plan.decidedBy).toBe(2);
    // Western Europe brings 12 points and a point of propaganda that is uncovered or covered; air 2 is enough.
    expect(found.theatre).toBe('western-europe');
    expect(found.plan.position).toBe(2);
  });

  test('3: a campaign that scores for the opponent, not one that scores for the player', () => {
    const found = planned({
      reserves: ['air-1', 'army-1'],
      markers: { 'eastern-europe': -4, 'western-europe': 2 },
      free: ['eastern-europe-1-2', 'western-europe-1-2', ...spaces('africa-1', 1, 2, 3)],
    });
    expect(found.plan.decidedBy).toBe(3);
    expect(found.space).toBe('western-europe-1-2');
  });

  test('3: from the player’s half onto the centre both score, and that counts', () => {
    const found = planned({
      reserves: ['air-1', 'army-1'],
      markers: { 'eastern-europe': -1 },
      free: ['eastern-europe-1-2', ...spaces('africa-1', 1, 2, 3)],
    });
    expect([found.plan.decidedBy, found.space]).toEqual([3, 'eastern-europe-1-2']);
  });

  test('4: no campaign where every placement would lose the game', () => {
    const free = ['eastern-europe-1-2', 'africa-1-2', 'africa-1-3'];
    const position: Case = {
      reserves: ['air-1', 'army-1'],
      markers: { 'eastern-europe': -6 },
      vp: [0, 22],
      free,
    };
    const found = planned(position);
    expect(found.left(4)).toEqual(['africa']);
    expect(planned({ ...position, vp: [0, 21] }).left(4)).toHaveLength(2);
  });

  test('6: most free spaces', () => {
    const found = planned({
      ...quiet,
      free: [...spaces('western-europe-1', 1, 2), ...spaces('africa-1', 1, 2, 3)],
    });
    expect(found.left(6)).toEqual(['africa']);
    expect(decided(found)[0]).toBe(6);
  });

  test('7: the campaign worth most', () => {
    const found = planned({
      ...quiet,
      free: [...spaces('western-europe-1', 1, 2), ...spaces('africa-1', 2, 3)],
    });
    expect(found.left(6)).toHaveLength(2);
    expect(found.left(7)).toEqual(['africa']);
  });

  test('8: the lowest number', () => {
    const found = planned({
      ...quiet,
      free: [...spaces('western-europe-1', 1, 2), ...spaces('eastern-europe-1', 1, 2)],
    });
    expect(found.left(7)).toHaveLength(2);
    expect(found.theatre).toBe('western-europe');
    expect(found.deciding).toContain(8);
  });
});

describe('which space', () => {
  test.each<[step: number, want: string, position: Case]>([
    [10, 'africa-1-4', { vp: [20, 20], free: spaces('africa-1', 1, 4) }],
    [11, 'africa-1-1', { vp: [19, 30], free: spaces('africa-1', 1, 4) }],
    [12, 'africa-1-4', { vp: [0, 3], free: spaces('africa-1', 2, 3, 4) }],
    [13, 'pacific-2-2', { rows: { pacific: 2 }, free: spaces('pacific-2', 1, 2) }],
    [14, 'africa-1-3', { free: spaces('africa-1', 2, 3) }],
    [
      15,
      'eastern-europe-3-1',
      { rows: { 'eastern-europe': 3 }, free: spaces('eastern-europe-3', 1, 2, 4) },
    ],
    [
      16,
      'eastern-europe-3-2',
      { rows: { 'eastern-europe': 3 }, free: spaces('eastern-europe-3', 2, 4, 5) },
    ],
    [
      18,
      'eastern-europe-3-4',
      { rows: { 'eastern-europe': 3 }, free: spaces('eastern-europe-3', 4, 5) },
    ],
  ])('%i decides for %s', (step, want, position) => {
    const found = planned({ ...quiet, ...position });
    expect(found.space).toBe(want);
    expect(decided(found)).toContain(step);
  });

  test('12 needs three points, 13 four tokens or fewer, 10 twenty points', () => {
    expect(planned({ ...quiet, vp: [0, 2], free: spaces('africa-1', 2, 3, 4) }).space).toBe(
      'africa-1-3',
    );
    const row = 'army-1 army-2 navy-1 air-1 air-2';
    const five = { rows: { pacific: 2 }, free: spaces('pacific-2', 1, 2) };
    expect(planned({ ...five, reserves: [row, 'army-1'] }).space).toBe('pacific-2-1');
    expect(planned({ ...quiet, vp: [19, 19], free: spaces('africa-1', 1, 4) }).space).toBe(
      'africa-1-1',
    );
  });

  test('17: industry before propaganda and blanks, also with a full row', () => {
    const found = planned({
      reserves: ['army-1 army-2 navy-1 air-1 air-2', 'army-1'],
      rows: { 'western-europe': 2 },
      free: spaces('western-europe-2', 2, 3),
    });
    expect([found.space, decided(found)]).toEqual(['western-europe-2-2', [17]]);
  });

  test('19: two spaces alike, from left to right', () => {
    const found = planned({ ...quiet, free: spaces('south-east-asia-1', 1, 2) });
    expect(found.space).toBe('south-east-asia-1-1');
    expect(found.deciding).toContain(19);
  });

  test('a space where no token fits is passed over', () => {
    const found = planned({ reserves: ['navy-1', 'army-1'], free: spaces('africa-1', 1, 2, 3) });
    expect(found.space).toBe('africa-1-3');
  });
});

describe('which token', () => {
  test('21: on a space without effect a value of at least 1', () => {
    const found = planned({
      reserves: ['air-blitz army-2', 'army-1'],
      rows: { 'eastern-europe': 3 },
      free: ['eastern-europe-3-5'],
      markers: { 'eastern-europe': -9 },
    });
    expect(found.space).toBe('eastern-europe-3-5');
    expect(found.left(21)).toEqual([2]);
    const alone = planned({
      reserves: ['air-blitz', 'army-1'],
      rows: { 'eastern-europe': 3 },
      free: ['eastern-europe-3-5'],
      markers: { 'eastern-europe': -9 },
    });
    expect(alone.plan.position).toBe(1);
  });

  test('22: on the last free space of a campaign no blitz', () => {
    const position: Case = {
      reserves: ['blitz-army army-2', 'army-1'],
      markers: { 'eastern-europe': -9 },
      free: ['eastern-europe-1-2'],
    };
    expect(planned(position).left(22)).toEqual([2]);
    const two = planned({ ...position, free: spaces('eastern-europe-1', 1, 2) });
    expect(() => two.left(22)).toThrow('not reached');
  });

  test('23: from 20 points on the highest value, a general’s counted there', () => {
    const position: Case = {
      reserves: ['army-1 general army-2', 'army-1'],
      vp: [20, 0],
      laid: { 'africa-1-1': 'axis army-1', 'africa-1-2': 'axis air-1' },
      free: spaces('africa-1', 3, 4),
    };
    expect(planned(position).left(23)).toEqual([2]);
    expect(() => planned({ ...position, vp: [19, 0] }).left(23)).toThrow('not reached');
  });

  test.each([
    [1, 1],
    [2, 3],
    [3, 4],
    [4, 1],
    [5, 3],
    [6, 4],
  ])('24: a die of %i among the fitting positions 1, 3 and 4 takes %i', (die, position) => {
    const found = planned({
      reserves: ['army-1 navy-1 army-2 air-1', 'army-1'],
      free: spaces('eastern-europe-1', 1, 2),
      die,
    });
    expect(found.plan.position).toBe(position);
  });
});
