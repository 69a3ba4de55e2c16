import { describe, expect, test } from 'vitest';
import { changeRank, compareChanges } from '../../src/rules/vs/greatest-change.ts';
import type { Position } from '../position.ts';
import { planned } from './planned.ts';

type Case = Position & { readonly free: readonly string[] };
const spaces = (prefix: string, ...at: number[]): string[] => at.map((n) => `${prefix}-${n}`);
/** the reading up to rules 2. */
const FIXED = { stratagems: 'on', 'greatest-change': 'fixed' };
const withToken = (stratagem: string, position: Case) =>
  planned({ options: { stratagems: 'on' }, stratagem, ...position });

describe('blitzkrieg/greatest-change', () => {
  test.each([
    [1, -2, 1],
    [2, 0, 1],
    [3, -2, 0],
    [4, 1, 2],
    [5, -3, -2],
    [6, 2, 2],
  ])('rank %i: from %i to %i', (rank, before, after) => {
    expect(changeRank(before, after, false)).toBe(rank);
  });

  test('the last rank is what scores for the player', () => {
    expect(changeRank(-2, -2, true)).toBe(7);
    expect(changeRank(-2, 1, true)).toBe(1);
  });

  test('within rank 4 the larger lead, within rank 5 the larger lead of the player, else the larger step (R-20)', () => {
    const change = (before: number, after: number) => ({
      before,
      after,
      doesItScoreForEnemy: false,
    });
    expect(compareChanges(change(5, 6), change(1, 4))).toBeLessThan(0);
    expect(compareChanges(change(-7, -6), change(-4, -1))).toBeLessThan(0);
    expect(compareChanges(change(-1, 3), change(-1, 1))).toBeLessThan(0);
    expect(compareChanges(change(0, 2), change(0, 2))).toBe(0);
  });
});

describe('blitzkrieg/stratagems', () => {
  test('blitzkrieg/big-guns: a special weapon that fits, the one of the greatest change', () => {
    const found = withToken('big-guns', {
      options: FIXED,
      reserves: ['army-3 elite-navy elite-army task-force-air', 'army-1 army-2'],
      markers: { 'eastern-europe': -3 },
      free: [...spaces('eastern-europe-1', 1, 2)],
      die: 1,
    });
    // Industry at the second space: both specials turn the track, the elite army with the task force's 4.
    expect(found.left(20)).toEqual([3, 4]);
    expect(found.plan.position).toBe(3);
  });

  test('blitzkrieg/big-guns: with no special weapon for the place the die decides as usual (R-19)', () => {
    const found = withToken('big-guns', {
      reserves: ['army-1 army-3 elite-navy', 'army-1 army-2'],
      free: spaces('eastern-europe-1', 1, 2),
      die: 2,
    });
    expect(found.plan.position).toBe(2);
    expect(found.left(20)).toEqual([1, 2]);
  });

  test('blitzkrieg/counterattack: where the player leads most, with the greatest change', () => {
    const found = withToken('counterattack', {
      reserves: ['army-1 army-3 air-2', 'army-1 army-2'],
      markers: { 'western-europe': -1, 'eastern-europe': -2, africa: 3 },
      free: [
        ...spaces('western-europe-1', 1, 2, 3),
        ...spaces('eastern-europe-1', 1, 2),
        ...spaces('africa-1', 1, 2, 3, 4),
      ],
    });
    expect(found.theatre).toBe('eastern-europe');
    expect(found.left(20)).toEqual([2]);
  });

  const war: Case = {
    reserves: ['army-1 navy-1 air-1 air-2 army-2', 'army-1 army-2'],
    rows: { 'western-europe': 2 },
    free: [...spaces('western-europe-2', 1, 2, 3), ...spaces('africa-1', 1, 2, 3, 4)],
  };

  test('blitzkrieg/economic-warfare: most bombing and industry together; bombing first with a full row', () => {
    const found = withToken('economic-warfare', war);
    expect(found.left(5)).toEqual(['western-europe']);
    expect(found.space).toBe('western-europe-2-1');
  });

  test('blitzkrieg/economic-warfare: with at most four tokens industry first', () => {
    const found = withToken('economic-warfare', {
      ...war,
      reserves: ['army-1 navy-1 air-1', 'army-1 army-2'],
    });
    expect(found.space).toBe('western-europe-2-2');
  });

  test('blitzkrieg/economic-warfare: the research industry belongs to the factories', () => {
    const found = withToken('economic-warfare', {
      ...war,
      rows: { 'western-europe': 3 },
      free: [...spaces('western-europe-3', 1, 2), ...spaces('africa-1', 1, 2, 3, 4)],
    });
    expect(found.space).toBe('western-europe-3-1');
  });

  test('blitzkrieg/for-the-glory: the campaign worth most, then free propaganda; and the propaganda itself', () => {
    const found = withToken('for-the-glory', {
      reserves: ['army-1 air-1', 'army-1 army-2'],
      rows: { 'western-europe': 3, pacific: 3 },
      free: [
        ...spaces('western-europe-3', 1, 2, 3),
        ...spaces('pacific-3', 1, 2),
        ...spaces('africa-1', 1, 2, 3, 4),
      ],
    });
    expect(found.space).toBe('pacific-3-2');
  });

  test('blitzkrieg/rapid-deployment: the leftmost token that fits', () => {
    const found = withToken('rapid-deployment', {
      reserves: ['navy-1 army-2 air-1', 'army-1 army-2'],
      free: spaces('eastern-europe-1', 1, 2),
      die: 6,
    });
    expect(found.plan.position).toBe(2);
  });

  test('blitzkrieg/research-development: without a research space to take, a special weapon', () => {
    const found = withToken('research-development', {
      reserves: ['army-2 elite-army army-1', 'army-1 army-2'],
      free: spaces('eastern-europe-1', 1, 2),
      die: 1,
    });
    expect(found.plan.position).toBe(2);
  });

  test('blitzkrieg/secure: where the opponent leads most itself', () => {
    const found = withToken('secure', {
      reserves: ['army-1 air-1', 'army-1 army-2'],
      markers: { 'western-europe': 2, africa: 1 },
      free: [...spaces('western-europe-1', 1, 2), ...spaces('africa-1', 1, 2, 3, 4)],
    });
    expect(found.theatre).toBe('western-europe');
    expect(found.deciding).toContain(5);
  });

  test('blitzkrieg/no-change: Steamroll holds nothing itself: in the first turn no stratagem speaks', () => {
    const found = planned({
      options: { stratagems: 'on' },
      reserves: ['army-1 air-1', 'army-1 army-2'],
      markers: { 'western-europe': 2 },
      free: [...spaces('western-europe-1', 1, 2), ...spaces('africa-1', 1, 2, 3, 4)],
    });
    expect(found.plan.steps.some(({ step }) => [5, 9, 20].includes(step))).toBe(false);
  });

  test('token and place are chosen together (R-19)', () => {
    const position: Case = {
      reserves: ['army-1 elite-navy', 'army-1 army-2'],
      markers: { 'western-europe': -2 },
      free: ['western-europe-1-1', 'western-europe-1-2', ...spaces('africa-1', 1, 2, 3, 4)],
    };
    const wide = withToken('big-guns', position);
    expect([wide.space, wide.plan.position]).toEqual(['western-europe-1-1', 2]);
    const fixed = withToken('big-guns', { ...position, options: FIXED });
    expect(fixed.theatre).toBe('africa');
    // Without a special weapon the stratagem has nothing to say.
    const none = withToken('big-guns', {
      ...position,
      reserves: ['army-1 navy-1', 'army-1 army-2'],
    });
    expect(none.theatre).toBe('africa');
  });

  test('places of the same change go on to steps 6 to 19, tokens to steps 21 to 24 (R-19)', () => {
    // On land in Africa and in Western Europe every special weapon of the row turns the track by as much.
    const position: Case = {
      reserves: ['elite-army army-3 elite-army', 'army-1 army-2'],
      markers: { 'western-europe': -1, africa: -1 },
      free: ['western-europe-1-2', 'western-europe-1-3', ...spaces('africa-1', 1, 2, 3, 4)],
    };
    const found = withToken('big-guns', { ...position, die: 2 });
    expect(found.theatre).toBe('africa');
    expect(found.deciding).toEqual([6, 11, 20, 24]);
    expect(found.plan.position).toBe(3);
    expect(withToken('big-guns', { ...position, die: 1 }).plan.position).toBe(1);
    // A theatre with more room, where the change is smaller, is left out.
    const third = [...position.free, ...spaces('eastern-europe-1', 1, 2)];
    const markers = { 'western-europe': -1, africa: -1, 'eastern-europe': 2 };
    const two = withToken('big-guns', { ...position, markers, free: third });
    expect(two.plan.steps.find(({ step }) => step === 20)?.to).toEqual([0, 3]);
  });

  test('of several equal spaces for the weapon, not one where it cannot go (R-19)', () => {
    const found = withToken('big-guns', {
      reserves: ['elite-army navy-1', 'army-1 army-2'],
      rows: { pacific: 3 },
      free: ['pacific-3-1', 'pacific-3-2', 'pacific-3-3'],
    });
    expect([found.space, found.plan.position]).toEqual(['pacific-3-2', 1]);
  });

  test('blitzkrieg/big-guns: it compares special weapons alone (R-19)', () => {
    const found = withToken('big-guns', {
      reserves: ['army-3 elite-navy', 'army-1 army-2'],
      markers: { 'eastern-europe': -1 },
      free: [...spaces('eastern-europe-1', 1, 2), ...spaces('pacific-1', 1, 2)],
    });
    expect([found.theatre, found.plan.position]).toEqual(['pacific', 2]);
    expect(found.deciding).toContain(20);
  });
});
