import { describe, expect, test } from 'vitest';
import { NIPPON_BOX, WORLD_BOX } from '../../src/rules/index.ts';
import { isLosing, isWinning } from '../../src/rules/victory.ts';
import { type Position, table } from '../position.ts';
import { planned } from './planned.ts';

// Steps 1 to 4 near the end of the game, and the points that steps 1 to 3 compare.

type Case = Position & { readonly free: readonly string[] };
type Seen = Case & { readonly isPlayerSeen: boolean };

const CLOSED = { 'western-europe': 0, pacific: 0, 'eastern-europe': 0, africa: 0 };

describe('blitzkrieg/solo-theatre: step 1, a win because the player cannot place (R-47)', () => {
  /** The last theatre; the player leads it and would score for it. */
  const last: Case = {
    reserves: ['air-blitz navy-1 navy-2', 'army-1 army-2'],
    rows: { ...CLOSED, 'south-east-asia': 2 },
    markers: { 'south-east-asia': -5 },
    vp: [10, 10],
    free: ['south-east-asia-2-1', 'south-east-asia-2-3'],
  };

  test('a chain that closes everything wins, whatever the points (R-6)', () => {
    const found = planned(last);
    expect([found.plan.decidedBy, found.plan.position]).toEqual([1, 1]);
    // The smaller value is enough: the chain goes on with navy 1.
    expect(found.plan.steps[0]?.values).toEqual([0, 1]);
  });

  test('not while another theatre is open', () => {
    const found = planned({
      ...last,
      rows: { ...last.rows, africa: 2 },
      free: [...last.free, 'africa-2-1'],
    });
    expect(found.plan.decidedBy).not.toBe(1);
  });

  test('all-closed=totals: the points decide, so it is no win, and step 4 avoids it', () => {
    const totals: Case = { ...last, options: { 'all-closed': 'totals' } };
    expect(planned(totals).plan.decidedBy).not.toBe(1);
    expect(planned({ ...totals, vp: [20, 10] }).plan.decidedBy).toBe(1);
    // One space left there: covering it would end the game against the opponent.
    const avoid = planned({
      ...totals,
      reserves: ['navy-1 navy-2', 'army-1 army-2'],
      rows: { ...last.rows, pacific: 3 },
      markers: { 'south-east-asia': -5, pacific: -5 },
      free: ['south-east-asia-2-3', 'pacific-3-3', 'pacific-3-2'],
    });
    expect(avoid.left(4)).toEqual(['pacific', 'south-east-asia']);
  });

  test('Nippon: not while a city waits to be opened', () => {
    const ids = NIPPON_BOX.theatres.map(({ id }) => id);
    const closed = Object.fromEntries(ids.map((id) => [id, 0]));
    const end = (rows: Position['rows']) =>
      planned({
        game: 'nippon',
        scenario: 'vs',
        reserves: ['army-1', 'army-1 army-2'],
        rows: { ...rows, seattle: 2 },
        markers: { seattle: -5 },
        free: ['seattle-2-3'],
      }).plan.decidedBy;
    expect(end(closed)).toBe(1);
    expect(end({ 'san-francisco': 0, 'los-angeles': 0, 'san-diego': 0 })).not.toBe(1);
  });

  test('bombing away the last token of the player wins', () => {
    const bombing: Case = {
      reserves: ['navy-1', 'army-1'],
      free: ['pacific-1-1', 'pacific-1-2', 'africa-1-2', 'africa-1-3', 'africa-1-4'],
    };
    const found = planned(bombing);
    expect([found.plan.decidedBy, found.space]).toEqual([1, 'pacific-1-1']);
    expect(planned({ ...bombing, reserves: ['navy-1', 'army-1 army-2'] }).plan.decidedBy).not.toBe(
      1,
    );
    // A bomber wins on any space.
    const bomber = planned({
      ...bombing,
      reserves: ['bombing-air', 'army-1'],
      free: ['africa-1-1', 'africa-1-4'],
    });
    expect(bomber.plan.decidedBy).toBe(1);
  });
});

describe('blitzkrieg/solo-theatre: step 1, the player’s tokens lie open too (R-47)', () => {
  /** Land is free in Africa alone; the last theatre but one has room at sea. */
  const land: Seen = {
    reserves: ['army-1 navy-1', 'army-1 army-2'],
    rows: { ...CLOSED, pacific: 2, africa: 2, 'south-east-asia': 0 },
    free: ['pacific-2-1', 'pacific-2-2', 'pacific-2-3', 'africa-2-1', 'africa-2-2'],
    isPlayerSeen: true,
  };
  const chosen = (position: Seen): readonly [number, string, number] => {
    const { plan, space } = planned(position);
    return [plan.decidedBy, space, plan.position];
  };

  test('covering the last space where one of them fits wins', () => {
    expect(chosen(land)).toEqual([1, 'africa-2-1', 1]);
  });

  test('not if another one fits, or a spy that copies the token just placed', () => {
    expect(chosen({ ...land, reserves: ['army-1 navy-1', 'army-1 navy-1'] })[0]).not.toBe(1);
    expect(chosen({ ...land, reserves: ['army-1 navy-1', 'army-1 air-1'] })[0]).not.toBe(1);
    // The spy copies an army, for which no place is left.
    expect(chosen({ ...land, reserves: ['army-1 navy-1', 'army-1 spy'] })[0]).toBe(1);
    expect(chosen({ ...land, reserves: ['air-1 navy-1', 'army-1 spy'] })[0]).not.toBe(1);
  });

  test('not where the tokens are hidden: at a table for two', () => {
    expect(chosen({ ...land, isPlayerSeen: false })[0]).not.toBe(1);
  });

  test('not if a campaign opens behind the last space', () => {
    // Row 1 of Africa full: row 2 opens, with land.
    const free = ['pacific-2-1', 'pacific-2-2', 'pacific-2-3', 'africa-1-1'];
    const opens = { ...land, rows: { ...land.rows, africa: 1 }, free };
    expect(chosen(opens)[0]).not.toBe(1);
  });

  test('a chain that covers both spaces where one of them fits', () => {
    const chain: Seen = {
      ...land,
      reserves: ['blitz-army navy-1', 'army-1 army-2'],
      rows: { ...land.rows, pacific: 3, africa: 0 },
      free: ['pacific-3-1', 'pacific-3-2', 'pacific-3-3'],
    };
    expect(chosen(chain)).toEqual([1, 'pacific-3-2', 1]);
  });

  test('a blitz that must be followed has not won yet', () => {
    const blitz: Seen = {
      ...land,
      reserves: ['blitz-army', 'army-1 army-2'],
      rows: { ...land.rows, africa: 1 },
      free: ['pacific-2-1', 'pacific-2-2', 'africa-1-1', 'africa-1-2'],
    };
    expect(chosen(blitz)).toEqual([1, 'africa-1-1', 1]);
    // The navy has to fill the row, and the next one has room on land.
    expect(chosen({ ...blitz, reserves: ['blitz-army navy-1', 'army-1 army-2'] })[0]).not.toBe(1);
  });

  test('a theatre that closes stays closed', () => {
    const closing: Seen = { ...land, free: ['pacific-2-1', 'pacific-2-2', 'africa-2-1'] };
    expect(chosen({ ...closing, markers: { africa: -5 } })).toEqual([1, 'africa-2-1', 1]);
  });

  test('bombing away the last of them wins, though they would have places', () => {
    const bombing: Seen = {
      reserves: ['navy-1', 'army-1'],
      free: ['pacific-1-1', 'pacific-1-2', 'africa-1-2', 'africa-1-3', 'africa-1-4'],
      isPlayerSeen: true,
    };
    expect(chosen(bombing)).toEqual([1, 'pacific-1-1', 1]);
  });

  test('a blitz that bombs it away has won before it goes on', () => {
    const blitz: Seen = {
      reserves: ['air-blitz army-1', 'army-1'],
      rows: { 'south-east-asia': 2 },
      markers: { 'south-east-asia': -5 },
      free: ['south-east-asia-2-1', 'south-east-asia-2-3', 'africa-1-3', 'africa-1-4'],
      isPlayerSeen: true,
    };
    const { plan, space } = planned(blitz);
    const { value = 0 } = WORLD_BOX.tokens.find(({ id }) => id === 'air-blitz') ?? {};
    expect([space, plan.steps[0]?.values]).toEqual(['south-east-asia-2-1', [0, value]]);
  });

  test('Nippon: the player may open the city that suits', () => {
    const ids = NIPPON_BOX.theatres.map(({ id }) => id);
    const closed = Object.fromEntries(ids.map((id) => [id, 0]));
    const end = (rows: Position['rows'], tokens: string) =>
      planned({
        ...{ game: 'nippon', scenario: 'vs', isPlayerSeen: true },
        reserves: ['army-1', tokens],
        rows: { ...rows, seattle: 2 },
        markers: { seattle: -5 },
        free: ['seattle-2-3'],
      }).plan.decidedBy;
    expect(end(closed, 'army-1 army-2')).toBe(1);
    expect(end({ 'san-francisco': 0, 'los-angeles': 0, 'san-diego': 0 }, 'army-1 army-2')).not.toBe(
      1,
    );
  });
});

describe('blitzkrieg/solo-theatre: step 4', () => {
  /** The player leads Africa by 5: covering its last space brings them 4 points with army 1, 3 with army 3. */
  const closing: Case = {
    reserves: ['army-1 army-3', 'army-1 army-2'],
    markers: { africa: -5, 'western-europe': 0 },
    vp: [0, 21],
    free: ['africa-1-1', 'western-europe-1-2', 'western-europe-1-3'],
  };

  test('one token that does not lose is enough', () => {
    expect(planned(closing).left(4)).toEqual(['western-europe', 'africa']);
  });

  test('where every token loses, the campaign is left out', () => {
    expect(planned({ ...closing, vp: [0, 22] }).left(4)).toEqual(['western-europe']);
    expect(planned({ ...closing, reserves: ['army-1', 'army-1 army-2'] }).left(4)).toEqual([
      'western-europe',
    ]);
  });
});

describe('blitzkrieg/goal: what decides the game at once (R-13)', () => {
  const part = (vp: readonly [number, number]) => table({ vp }).state.public;

  test('the first side wins with 25 points and a lead, though the second still moves', () => {
    expect(isWinning(part([25, 24]), 0, 3)).toBe(true);
    expect(isWinning(part([24, 20]), 0, 3)).toBe(false);
    // Equal points are the second side's.
    expect(isWinning(part([25, 25]), 0, 3)).toBe(false);
    expect(isWinning(part([25, 25]), 1, 3)).toBe(true);
  });

  test('25 points of the enemy lose nothing while the mover stays ahead', () => {
    expect(isLosing(part([24, 25]), 0, 3)).toBe(true);
    expect(isLosing(part([25, 25]), 0, 3)).toBe(true);
    expect(isLosing(part([26, 25]), 0, 3)).toBe(false);
    expect(isLosing(part([20, 24]), 0, 3)).toBe(false);
    expect(isLosing(part([25, 25]), 1, 3)).toBe(false);
    expect(isLosing(part([26, 25]), 1, 3)).toBe(true);
  });

  test('after the second side’s turn points come before an enemy who cannot place', () => {
    expect(isWinning(part([26, 25]), 1, 0)).toBe(false);
    expect(isWinning(part([20, 10]), 1, 0)).toBe(true);
    expect(isWinning(part([0, 26]), 0, 0)).toBe(true);
  });
});

describe('blitzkrieg/solo-theatre: which points steps 1 to 3 compare (R-14)', () => {
  // South East Asia: the blitz covers propaganda for 2 points, the navy closes it for 4. Africa: 5 at once.
  const choice: Case = {
    reserves: ['blitz-army navy-2', 'army-1 army-2'],
    rows: { 'south-east-asia': 2, africa: 2 },
    markers: { 'western-europe': 0, 'south-east-asia': 0, africa: 1 },
    free: ['south-east-asia-2-1', 'south-east-asia-2-2', 'africa-2-3'],
  };

  test('those of the whole chain, propaganda included', () => {
    const found = planned(choice);
    expect([found.plan.decidedBy, found.theatre]).toEqual([2, 'south-east-asia']);
    expect(found.plan.steps.at(-1)?.values).toEqual([6, 3]);
  });

  test('finish-points=closing: those of the closing alone', () => {
    const found = planned({ ...choice, options: { 'finish-points': 'closing' } });
    expect([found.plan.decidedBy, found.theatre]).toEqual([2, 'africa']);
    expect(found.plan.steps.at(-1)?.values).toEqual([5, 1]);
  });

  test('finish-points=closing: nor propaganda that is uncovered at a flag', () => {
    const flag: Case = {
      reserves: ['army-3', 'army-1 army-2'],
      markers: { africa: 9 },
      free: ['africa-1-1', 'africa-1-4'],
    };
    expect(planned(flag).plan.steps.at(-1)?.values).toEqual([3 + 5 + 2 + 1, 3]);
    const alone = planned({ ...flag, options: { 'finish-points': 'closing' } });
    expect(alone.plan.steps.at(-1)?.values).toEqual([3 + 5 + 2, 3]);
  });
});

describe('blitzkrieg/solo-space: the research industry (R-30)', () => {
  const factory: Case = {
    reserves: ['army-1', 'army-1 army-2'],
    rows: { 'western-europe': 3 },
    free: ['western-europe-3-1', 'western-europe-3-3'],
  };

  test('it is research in step 14, and not industry in 13 and 17', () => {
    const few = planned(factory);
    expect([few.deciding, few.space]).toEqual([[14], 'western-europe-3-1']);
    const many = planned({
      ...factory,
      reserves: ['army-1 navy-1 navy-1 navy-1 navy-2', 'army-1 army-2'],
      free: ['western-europe-3-1', 'western-europe-3-3'],
    });
    expect(many.deciding[0]).toBe(14);
  });

  test('blitzkrieg/stratagems: it is industry for Economic Warfare', () => {
    const found = planned({
      ...factory,
      options: { stratagems: 'on' },
      stratagem: 'economic-warfare',
    });
    expect([found.deciding, found.space]).toEqual([[9], 'western-europe-3-1']);
  });
});
