import { describe, expect, test } from 'vitest';
import { NO_THEATRE, type TheatreId } from '../../src/rules/ids.ts';
import { planVs } from '../../src/rules/index.ts';
import { type Position, table, theatreId } from '../position.ts';
import { planned } from './planned.ts';

// Edge cases of the 24 steps; positions in which one step alone decides are in vs-alone.test.ts.

type Case = Position & { readonly free: readonly string[] };

const spaces = (prefix: string, ...at: number[]): string[] => at.map((n) => `${prefix}-${n}`);

describe('blitzkrieg/solo-theatre', () => {
  test('step 1: by a chain with a blitz', () => {
    const found = planned({
      reserves: ['army-2 air-blitz', 'army-1 army-2'],
      vp: [22, 0],
      markers: { 'eastern-europe': 4, 'western-europe': -9 },
      free: [...spaces('eastern-europe-1', 1, 2), ...spaces('western-europe-1', 1, 2, 3)],
    });
    expect(found.plan.decidedBy).toBe(1);
    expect(found.theatre).toBe('eastern-europe');
  });

  test('step 1: 25 points with the enemy still ahead win nothing', () => {
    const found = planned({
      reserves: ['air-1', 'army-1 army-2'],
      vp: [24, 30],
      free: ['south-east-asia-1-2', 'south-east-asia-1-3'],
    });
    expect(found.plan.decidedBy).not.toBe(1);
  });

  test('step 2: by the flag; most points first, then the smallest value that does it', () => {
    const found = planned({
      reserves: ['army-3 air-2 army-1', 'army-1 army-2'],
      markers: { 'western-europe': 12, africa: 9 },
      free: [...spaces('western-europe-1', 1, 2, 3), ...spaces('africa-1', 1, 2, 3, 4)],
    });
    expect(found.plan.decidedBy).toBe(2);
    // Western Europe brings 12 points and a point of propaganda that is uncovered or covered; air 2 is enough.
    expect(found.theatre).toBe('western-europe');
    expect(found.plan.position).toBe(2);
  });

  test.each([
    { step: 2, marker: 10, row: 'navy-2 blitz-army army-2' },
    { step: 3, marker: 1, row: 'navy-2 air-blitz army-1' },
  ])(
    'step $step: by a chain too, which then ends what it has begun (R-15)',
    ({ step, marker, row }) => {
      const t = table({
        scenario: 'vs-low',
        reserves: [row, 'army-1 army-2'],
        bags: ['', ''],
        pile: '',
        markers: { 'western-europe': 0, 'eastern-europe': marker },
      });
      const { box, state } = t;
      const plan = (theatre: TheatreId) =>
        planVs({
          box,
          part: state.public,
          seat: 0,
          row: state.seats[0].reserve,
          theatre,
          die: 1,
          enemyTokens: state.seats[1].reserve.length,
        });
      expect(plan(NO_THEATRE)).toMatchObject({ decidedBy: step, position: 2 });
      t.play('pick 2');
      t.luck.expectDice('vs', 6, [1]);
      t.play('place eastern-europe-1-1');
      expect(plan(theatreId(box, 'eastern-europe'))).toMatchObject({
        decidedBy: step,
        position: 2,
      });
    },
  );

  test('step 3: from the player’s half onto the centre both score, and that counts', () => {
    const found = planned({
      reserves: ['air-1', 'army-1 army-2'],
      markers: { 'eastern-europe': -1 },
      free: ['eastern-europe-1-2', ...spaces('africa-1', 1, 2, 3)],
    });
    expect([found.plan.decidedBy, found.space]).toEqual([3, 'eastern-europe-1-2']);
  });

  test('step 4: no campaign where every placement would lose the game', () => {
    const free = ['eastern-europe-1-2', 'africa-1-2', 'africa-1-3'];
    const position: Case = {
      reserves: ['air-1', 'army-1 army-2'],
      markers: { 'eastern-europe': -6 },
      vp: [0, 22],
      free,
    };
    const found = planned(position);
    expect(found.left(4)).toEqual(['africa']);
    expect(planned({ ...position, vp: [0, 21] }).left(4)).toHaveLength(2);
  });

  test('step 4: if every campaign loses, all of them are left (R-13)', () => {
    const found = planned({
      reserves: ['air-1', 'army-1 army-2'],
      markers: { 'eastern-europe': -6, africa: -6 },
      vp: [0, 24],
      free: ['eastern-europe-1-2', 'africa-1-2'],
    });
    expect(found.left(4)).toHaveLength(2);
    expect(found.theatre).toBe('africa');
  });
});

describe('blitzkrieg/solo-space', () => {
  test('a space where no token fits is passed over', () => {
    const found = planned({
      reserves: ['navy-1', 'army-1 army-2'],
      free: spaces('africa-1', 1, 2, 3),
    });
    expect(found.space).toBe('africa-1-3');
  });
});

describe('blitzkrieg/solo-token', () => {
  test('step 21: on a space without effect a value of at least 1', () => {
    const found = planned({
      reserves: ['air-blitz army-2', 'army-1 army-2'],
      rows: { 'eastern-europe': 3 },
      free: ['eastern-europe-3-5'],
      markers: { 'eastern-europe': -9 },
    });
    expect(found.space).toBe('eastern-europe-3-5');
    expect(found.left(21)).toEqual([2]);
    const alone = planned({
      reserves: ['air-blitz', 'army-1 army-2'],
      rows: { 'eastern-europe': 3 },
      free: ['eastern-europe-3-5'],
      markers: { 'eastern-europe': -9 },
    });
    expect(alone.plan.position).toBe(1);
  });

  test('step 22: on the last free space of a campaign no blitz', () => {
    const position: Case = {
      reserves: ['blitz-army army-2', 'army-1 army-2'],
      markers: { 'eastern-europe': -9 },
      free: ['eastern-europe-1-2'],
    };
    expect(planned(position).left(22)).toEqual([2]);
    const two = planned({ ...position, free: spaces('eastern-europe-1', 1, 2) });
    expect(() => two.left(22)).toThrow('not reached');
    // Nothing but blitzes: they stay, and the next token goes into the next campaign.
    const all = planned({
      ...position,
      reserves: ['blitz-army air-blitz', 'army-1 army-2'],
      die: 2,
    });
    expect(all.plan.position).toBe(2);
  });

  test('step 23: from 20 points on the highest value, a general’s counted there', () => {
    const position: Case = {
      reserves: ['army-1 general army-2', 'army-1 army-2'],
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
  ])('step 24: a die of %i among the fitting positions 1, 3 and 4 takes %i', (die, position) => {
    const found = planned({
      reserves: ['army-1 navy-1 army-2 air-1', 'army-1 army-2'],
      free: spaces('eastern-europe-1', 1, 2),
      die,
    });
    expect(found.plan.position).toBe(position);
  });
});
