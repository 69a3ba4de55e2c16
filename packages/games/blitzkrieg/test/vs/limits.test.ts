import { idOf, must, type Seat } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { NO_THEATRE } from '../../src/rules/ids.ts';
import { planVs } from '../../src/rules/index.ts';
import { changeBy } from '../../src/rules/vs/priorities.ts';
import type { OpponentView } from '../../src/rules/vs/sight.ts';
import { type Position, spaceId, type Table, table, theatreId } from '../position.ts';
import { planned } from './planned.ts';

// Limits of the solo opponent: where a step has nothing to choose from, and what it does not look at.

type Case = Position & { readonly free: readonly string[] };
const stratagem = (name: string) => ({ options: { stratagems: 'on' }, stratagem: name }) as const;
const PLAYER = 'army-1 army-2';

const sightOf = (t: Table, seat: Seat, theatre = NO_THEATRE): OpponentView => ({
  ...{ box: t.box, part: t.state.public, seat, theatre, die: 1, enemyTokens: 2 },
  row: t.state.seats[seat as 0 | 1].reserve,
});

describe('blitzkrieg/solo-space blitzkrieg/solo-token: steps 9 to 24', () => {
  const numbers = ({ plan }: ReturnType<typeof planned>): number[] =>
    plan.steps.map(({ step }) => step);

  test('where one space is left no step asks for its effect', () => {
    const found = planned({
      reserves: ['army-1', PLAYER],
      markers: { 'western-europe': -9 },
      free: ['western-europe-1-2'],
    });
    expect(numbers(found)).toEqual([1, 2, 3, 4, 6, 7, 8, 19, 22, 24]);
  });

  test('a step that finds several equal spaces is the last one to ask', () => {
    const found = planned({
      reserves: ['air-1', PLAYER],
      vp: [20, 20],
      free: ['south-east-asia-1-1', 'south-east-asia-1-2', 'south-east-asia-1-3'],
    });
    expect(found.space).toBe('south-east-asia-1-1');
    expect(numbers(found)).toEqual([1, 2, 3, 4, 6, 7, 8, 10, 19, 23, 24]);
  });

  test('step 21: value 1 is enough for a space without an effect', () => {
    const found = planned({
      reserves: ['air-blitz navy-1', PLAYER],
      rows: { 'western-europe': 2 },
      markers: { 'western-europe': -9 },
      free: ['western-europe-2-3'],
    });
    expect(found.left(21)).toEqual([2]);
    expect(found.plan.position).toBe(2);
  });

  test('a spy with nothing to copy fits nowhere', () => {
    const found = planned({
      reserves: ['spy army-1', PLAYER],
      free: ['africa-1-1', 'africa-1-3'],
    });
    expect([found.space, found.plan.position]).toEqual(['africa-1-1', 2]);
  });
});

describe('blitzkrieg/stratagems', () => {
  test('Secure: the larger lead, not factories', () => {
    const position: Case = {
      ...stratagem('secure'),
      reserves: ['air-1', PLAYER],
      markers: { 'western-europe': 1, africa: 2 },
      free: ['western-europe-1-1', 'western-europe-1-2', 'africa-1-3', 'africa-1-4'],
    };
    const found = planned(position);
    expect(found.left(5)).toEqual(['africa']);
    expect(planned({ ...position, stratagem: 'economic-warfare' }).left(5)).toEqual([
      'western-europe',
    ]);
  });

  test('Economic Warfare: short of tokens and without a factory, bombing comes first', () => {
    const position: Case = {
      ...stratagem('economic-warfare'),
      reserves: ['army-1', PLAYER],
      rows: { 'eastern-europe': 3 },
      free: ['eastern-europe-3-1', 'eastern-europe-3-3'],
    };
    expect(planned(position).space).toBe('eastern-europe-3-1');
    expect(planned({ ...position, stratagem: '' }).space).toBe('eastern-europe-3-3');
  });

  test('Big Guns: of two special weapons the one of the greater change, with the ranks', () => {
    const found = planned({
      options: { stratagems: 'on', 'greatest-change': 'fixed' },
      stratagem: 'big-guns',
      reserves: ['army-3 bombing-air elite-army', PLAYER],
      markers: { 'eastern-europe': -3 },
      free: ['eastern-europe-1-1', 'eastern-europe-1-2'],
    });
    expect(found.plan.position).toBe(3);
    const notes = found.plan.steps.filter(({ step }) => step === 20);
    // From -3: bombing by 1 (and 1 by the space) stays in the player's half, the elite army crosses.
    expect(notes).toMatchObject([
      { from: [1, 2, 3], to: [2, 3], values: [] },
      { from: [2, 3], to: [3], values: [5, 1] },
    ]);
  });

  test('Research and Development: on a laboratory a unit is as good as a special weapon', () => {
    const position: Case = {
      ...stratagem('research-development'),
      reserves: ['army-1 elite-army', PLAYER],
      free: ['africa-1-3', 'africa-1-4'],
    };
    expect([planned(position).space, planned(position).plan.position]).toEqual(['africa-1-3', 1]);
    const none = planned({ ...position, free: ['africa-1-1', 'africa-1-4'] });
    expect([none.space, none.plan.position]).toEqual(['africa-1-1', 2]);
  });

  test('Counterattack: token and place together where the player leads most (R-19)', () => {
    const found = planned({
      ...stratagem('counterattack'),
      reserves: ['army-1 army-3', PLAYER],
      markers: { 'western-europe': -1, africa: -2 },
      free: ['western-europe-1-2', 'western-europe-1-3', 'africa-1-1', 'africa-1-3'],
    });
    expect([found.plan.decidedBy, found.space, found.plan.position]).toEqual([20, 'africa-1-1', 2]);
    expect(found.plan.steps.filter(({ step }) => step === 20).map(({ about }) => about)).toEqual([
      'theatre',
      'space',
      'token',
    ]);
  });

  test('what scores for the player comes last (R-19)', () => {
    const position: Case = {
      ...stratagem('counterattack'),
      reserves: ['air-blitz', PLAYER],
      markers: { 'western-europe': -3, africa: -3 },
      free: ['western-europe-1-2', 'africa-1-3', 'africa-1-4'],
    };
    expect(planned(position).space).toBe('africa-1-3');
    // Where the first theatre has two spaces more, nothing closes there and step 6 decides between the two.
    const free = [...position.free, 'western-europe-1-1', 'western-europe-1-3'];
    expect(planned({ ...position, free }).theatre).toBe('western-europe');
  });

  test('a change scores for the player only where a campaign closes in the player’s half', () => {
    const scores = (marker: number, seat: Seat, ...covered: string[]): boolean => {
      const t = table({
        reserves: ['air-blitz', 'air-blitz'],
        laid: Object.fromEntries(covered.map((name) => [name, 'axis air-1'])),
        markers: { 'eastern-europe': marker },
      });
      return changeBy(sightOf(t, seat), 1, spaceId(t.box, 'eastern-europe-1-2'))
        .doesItScoreForEnemy;
    };
    const full = 'eastern-europe-1-1';
    expect(scores(-3, 0, full)).toBe(true);
    expect(scores(3, 0, full)).toBe(false);
    expect(scores(-3, 0)).toBe(false);
    expect(scores(3, 1, full)).toBe(true);
    expect(scores(-3, 1, full)).toBe(false);
  });

  test('they do not apply to the player’s seat (R-29)', () => {
    const t = table({
      ...stratagem('secure'),
      scenario: 'vs-low',
      mover: 1,
      reserves: ['navy-1', 'army-1'],
      markers: { 'western-europe': -2, africa: 0 },
    });
    const steps = (seat: Seat) =>
      must(planVs(sightOf(t, seat)) ?? undefined, 'a plan').steps.map(({ step }) => step);
    expect(steps(0)).toContain(5);
    expect(steps(1)).not.toContain(5);
  });
});

describe('blitzkrieg/blitz: a blitz of the opponent in Western Europe', () => {
  const position: Position = {
    scenario: 'vs-low',
    reserves: ['air-blitz army-1', PLAYER],
    bags: ['', ''],
    pile: '',
    rows: { 'western-europe': 3, pacific: 0, 'eastern-europe': 0, africa: 0, 'south-east-asia': 0 },
    markers: { 'western-europe': -9 },
  };
  const begin = (): Table => {
    const t = table(position);
    t.luck.expectDice('vs', 6, [5]);
    // Step 11 finds the strategic advantage, and the die of 1 the blitz.
    t.play('pick 1', 'place western-europe-3-2');
    return t;
  };

  test('goes on with steps 9 to 24 and a die of its own; the first placement names the deciding step', () => {
    const t = begin();
    expect(t.asked()).toBe('axis token');
    expect(t.state.public.vs).toMatchObject({ die: 5, decidedBy: 24 });
    const plan = planVs({ ...sightOf(t, 0, theatreId(t.box, 'western-europe')), die: 5 });
    expect(plan?.steps.map(({ step }) => step)).toEqual([11, 13, 14, 19, 24]);
    t.play('pick 1', 'place western-europe-3-1');
    expect(t.state.public.vs?.reasons.map(({ row }) => row.length)).toEqual([2, 1]);
    expect(t.state.public.vs?.reasons[1]?.steps.findLast(({ decided }) => decided)?.step).toBe(14);
    expect(t.state.public.vs?.decidedBy).toBe(24);
  });
});

describe('while the player moves', () => {
  const position: Position = {
    scenario: 'vs-low',
    mover: 1,
    reserves: ['navy-1', 'army-1'],
    bags: ['', ''],
    pile: '',
    markers: { 'western-europe': 0, africa: -10 },
  };
  /** Its last turn, as the table still shows it. */
  const STEP = {
    step: 24,
    about: 'token',
    decided: true,
    from: [1, 2],
    to: [2],
    values: [2],
  } as const;
  const reasons = () => [{ row: [1, 2].map((token) => idOf<'token'>(token)), steps: [STEP] }];

  test('the reasons of the opponent’s last turn stay as they are', () => {
    const t = table(position);
    const vs = must(t.state.public.vs ?? undefined, 'the opponent');
    vs.reasons = reasons();
    vs.decidedBy = 24;
    // The placement that the procedure would find, a target and an effect at the flag as well.
    t.play('take army-1', 'place africa-1-1', 'aim western-europe');
    expect(t.asked()).toBe('allies effect');
    t.luck.expectDice('vs', 6, [1]);
    t.play('resolve africa-1-3');
    while (t.asked() === 'allies effect') t.play(t.offers()[0] ?? '');
    expect(t.events.map(({ type }) => type)).not.toContain('vsChose');
    expect(t.state.public.vs?.reasons).toEqual(reasons());
    expect(t.state.public.vs?.decidedBy).toBe(24);
  });
});

test('blitzkrieg/solo-token: a placement by the die of step 24 comes with its reasons, whatever the die shows', () => {
  for (const die of [1, 2]) {
    const t = table({
      scenario: 'vs-low',
      reserves: ['army-1 army-2', PLAYER],
      bags: ['', ''],
      pile: '',
      markers: { 'western-europe': 0 },
      die,
    });
    t.play(`pick ${die}`, 'place africa-1-1');
    const [told] = t.told('vsReasoned');
    expect(told).toMatchObject({ type: 'vsReasoned', seat: 0 });
    expect(t.state.public.vs?.reasons[0]?.steps.at(-1)).toMatchObject({ step: 24, to: [die] });
  }
});
