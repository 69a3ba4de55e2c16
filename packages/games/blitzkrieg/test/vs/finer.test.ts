import { idOf, must, type Seat } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { blitzkriegBots } from '../../src/bots/index.ts';
import { NO_THEATRE } from '../../src/rules/ids.ts';
import { GREATEST_CHANGE, planVs, STRATAGEMS } from '../../src/rules/index.ts';
import { aimStep, effectStep } from '../../src/rules/vs/choices.ts';
import { changeRank, compareChanges } from '../../src/rules/vs/greatest-change.ts';
import { type Position, spaceId, type Table, table } from '../position.ts';
import { planned } from './planned.ts';

// Ties, ranks and the notes of the steps: what one reads only between the lines of the procedure.

type Case = Position & { readonly free: readonly string[] };

describe('blitzkrieg/greatest-change', () => {
  test.each([
    [-3, 2, 1],
    [0, 2, 2],
    [-3, 0, 3],
    [2, 4, 4],
    [-3, -1, 5],
    [0, 0, 6],
    [3, 3, 6],
    [-3, -3, 6],
    [0, -1, 6],
    [3, 1, 6],
  ])('a move from %i to %i is of rank %i', (before, after, rank) => {
    expect(changeRank(before, after, false)).toBe(rank);
    // What scores for the player is last, unless it moves the marker all the same.
    expect(changeRank(before, after, true)).toBe(rank === 6 ? 7 : rank);
  });

  const change = (before: number, after: number) => ({ before, after, doesItScoreForEnemy: false });
  const order = (a: readonly [number, number], b: readonly [number, number]): number =>
    Math.sign(compareChanges(change(...a), change(...b)));

  test('within a rank the larger lead counts, then the longer move (R-20)', () => {
    // On in its own half: the lead it comes to, then the longer move.
    expect(order([1, 6], [4, 5])).toBe(-1);
    expect(order([4, 6], [1, 5])).toBe(-1);
    expect(order([1, 5], [3, 5])).toBe(-1);
    // Back in the player's half: the player's larger lead, then the longer move.
    expect(order([-5, -4], [-6, -5])).toBe(1);
    expect(order([-5, -3], [-5, -4])).toBe(-1);
    // Across the centre only the length counts.
    expect(order([-3, 1], [-1, 4])).toBe(1);
    expect(order([-1, 4], [-3, 1])).toBe(-1);
    expect(order([0, 2], [0, 2])).toBe(0);
    expect(order([-4, 0], [-2, 0])).toBe(-1);
  });
});

describe('blitzkrieg/solo-theatre: steps 1 to 3 with several ways (R-14)', () => {
  const find = (position: Case) => {
    const { plan, space } = planned(position);
    return [plan.decidedBy, space, plan.position];
  };

  test('the lowest theatre, even for a token further right', () => {
    expect(
      find({
        reserves: ['navy-1 army-1', 'army-1 army-2'],
        rows: { 'western-europe': 2, pacific: 2 },
        markers: { 'western-europe': 1, pacific: 1 },
        free: ['western-europe-2-1', 'pacific-2-1'],
      }),
    ).toEqual([3, 'western-europe-2-1', 2]);
  });

  test('the leftmost space, even for a token further right', () => {
    expect(
      find({
        reserves: ['army-2 navy-2', 'army-1 army-2'],
        markers: { 'western-europe': 12 },
        free: ['western-europe-1-1', 'western-europe-1-2'],
      }),
    ).toEqual([2, 'western-europe-1-1', 2]);
  });

  test('the leftmost token', () => {
    expect(
      find({
        reserves: ['army-1 air-1 army-1', 'army-1 army-2'],
        markers: { 'western-europe': 1 },
        free: ['western-europe-1-2'],
      }),
    ).toEqual([3, 'western-europe-1-2', 1]);
  });

  test('the smaller value that does it', () => {
    expect(
      find({
        reserves: ['army-3 army-1 army-2', 'army-1 army-2'],
        markers: { 'western-europe': 1 },
        free: ['western-europe-1-2'],
      }),
    ).toEqual([3, 'western-europe-1-2', 2]);
  });

  test('a spy that has nothing to copy is passed over', () => {
    expect(
      find({
        reserves: ['spy army-1', 'army-1 army-2'],
        markers: { 'western-europe': 1 },
        free: ['western-europe-1-2'],
      }),
    ).toEqual([3, 'western-europe-1-2', 2]);
  });
});

describe('the notes of the steps', () => {
  test('blitzkrieg/solo-turn: a plan by the steps, each with what it chose from and what was left', () => {
    const { plan } = planned({
      reserves: ['army-1 navy-1 army-2', 'army-1 army-2'],
      markers: { 'western-europe': 0, africa: -9 },
      free: ['africa-1-1', 'africa-1-3', 'western-europe-1-2'],
      die: 2,
    });
    const no = { about: 'move', decided: false, from: [], to: [], values: [] };
    expect(plan.steps).toEqual([
      { ...no, step: 1 },
      { ...no, step: 2 },
      { step: 3, about: 'move', decided: true, from: [], to: [0], values: [2, 1] },
    ]);
  });

  test('blitzkrieg/solo-turn: with nothing to end it chooses theatre, space, token', () => {
    const position: Case = {
      reserves: ['army-1 navy-1 army-2', 'army-1 army-2'],
      markers: { 'western-europe': 0 },
      free: ['africa-1-1', 'africa-1-3', 'western-europe-1-2', 'western-europe-1-3'],
      die: 2,
    };
    const { plan } = planned(position);
    const { box } = table();
    const [one, three] = ['africa-1-1', 'africa-1-3'].map((name) => spaceId(box, name));
    expect(plan.steps.slice(3)).toEqual([
      { step: 4, about: 'theatre', decided: false, from: [0, 3], to: [0, 3], values: [] },
      { step: 6, about: 'theatre', decided: false, from: [0, 3], to: [0, 3], values: [2, 2] },
      { step: 7, about: 'theatre', decided: true, from: [0, 3], to: [3], values: [2, 3] },
      { step: 8, about: 'theatre', decided: false, from: [3], to: [3], values: [] },
      { step: 11, about: 'space', decided: true, from: [one, three], to: [one], values: [] },
      { step: 19, about: 'space', decided: false, from: [one], to: [one], values: [] },
      { step: 24, about: 'token', decided: true, from: [1, 3], to: [3], values: [2] },
    ]);
    expect(plan.decidedBy).toBe(24);
    // With one token that fits no die is read.
    const alone = planned({ ...position, reserves: ['navy-1 navy-2 army-2', 'army-1 army-2'] });
    expect(alone.plan.steps.at(-1)).toEqual({
      ...{ step: 24, about: 'token', decided: false, from: [3], to: [3], values: [] },
    });
    expect(alone.plan.decidedBy).toBe(11);
  });

  test('blitzkrieg/stratagems: token and place together, noted as step 20 (R-19)', () => {
    const wide: Case = {
      options: { stratagems: 'on' },
      stratagem: 'big-guns',
      reserves: ['army-3 elite-army army-1', 'army-1 army-2'],
      markers: { 'western-europe': 0, africa: -2 },
      free: ['africa-1-1', 'africa-1-3', 'western-europe-1-2', 'western-europe-1-3'],
    };
    const { plan, theatre } = planned(wide);
    expect([plan.decidedBy, theatre, plan.position]).toEqual([20, 'africa', 2]);
    const { box } = table();
    const [one, three] = ['africa-1-1', 'africa-1-3'].map((name) => spaceId(box, name));
    expect(plan.steps.slice(3)).toEqual([
      { step: 4, about: 'theatre', decided: false, from: [0, 3], to: [0, 3], values: [] },
      { step: 20, about: 'theatre', decided: true, from: [0, 3], to: [3], values: [] },
      { step: 6, about: 'theatre', decided: false, from: [3], to: [3], values: [2] },
      { step: 7, about: 'theatre', decided: false, from: [3], to: [3], values: [3] },
      { step: 8, about: 'theatre', decided: false, from: [3], to: [3], values: [] },
      {
        step: 20,
        about: 'space',
        decided: false,
        from: [one, three],
        to: [one, three],
        values: [],
      },
      { step: 11, about: 'space', decided: true, from: [one, three], to: [one], values: [] },
      { step: 19, about: 'space', decided: false, from: [one], to: [one], values: [] },
      { step: 20, about: 'token', decided: true, from: [1, 2, 3], to: [2], values: [] },
      { step: 20, about: 'token', decided: false, from: [2], to: [2], values: [1] },
      { step: 24, about: 'token', decided: false, from: [2], to: [2], values: [] },
    ]);
    // Without a special weapon the stratagem has nothing to say.
    const units = planned({ ...wide, reserves: ['army-3 army-1', 'army-1 army-2'] });
    expect(units.plan.decidedBy).not.toBe(20);
    // Counterattack: where the player leads most, with any token.
    const counter = planned({ ...wide, stratagem: 'counterattack' });
    expect(counter.plan.steps.find(({ step }) => step === 5)).toMatchObject({
      to: [3],
      values: [0, 2],
    });
    expect([counter.theatre, counter.plan.position]).toEqual(['africa', 2]);
    // Other stratagems compare no places.
    expect(planned({ ...wide, stratagem: 'secure' }).deciding).not.toContain(20);
  });
});

describe('choices after a placement', () => {
  const sightOf = (t: Table, seat: Seat) => ({
    box: t.box,
    part: t.state.public,
    seat,
    row: t.state.seats[seat as 0 | 1].reserve,
    theatre: NO_THEATRE,
    die: 1,
    enemyTokens: 2,
  });

  test('blitzkrieg/strategic blitzkrieg/greatest-change: a strategic advantage is ranked from the side that has it', () => {
    const t = table({ markers: { 'western-europe': 2, pacific: -2 } });
    const aim = (seat: Seat, ...theatres: number[]) =>
      aimStep(
        t.box,
        t.state.public,
        seat,
        3,
        theatres.map((theatre) => idOf<'theatre'>(theatre)),
      );
    expect(aim(0, 0, 1)).toEqual({
      ...{ step: GREATEST_CHANGE, about: 'aim', decided: true, from: [0, 1], to: [1] },
      values: [4, 1],
    });
    expect(aim(1, 0, 1)).toMatchObject({ to: [0], values: [1, 4] });
    expect(aim(1, 0)).toMatchObject({ decided: false, to: [0] });
    // Of two alike the first.
    expect(aim(0, 2, 3)).toMatchObject({ decided: true, to: [2], values: [2, 2] });
  });

  test('blitzkrieg/flag: an effect at the flag is noted with all that were left', () => {
    const t = table({ scenario: 'vs-low', reserves: ['army-1', 'army-1 army-2'] });
    const pending = ['western-europe-1-2', 'western-europe-1-3'].map((name) =>
      spaceId(t.box, name),
    );
    expect(effectStep(sightOf(t, 0), pending)).toEqual({
      ...{ step: 14, about: 'effect', decided: true, from: pending },
      ...{ to: pending.slice(0, 1), values: [] },
    });
    expect(effectStep(sightOf(t, 0), [])).toBeNull();
  });
});

describe('the reasons of a whole turn', () => {
  function chosen(t: Table): string {
    const bot = must(
      blitzkriegBots.find(({ id }) => id === 'vs'),
      'vs',
    );
    const [view, actions] = [t.game.view(t.state, 0), t.game.actions(t.state, 0)];
    const budget = { trials: 1 };
    const chance = { die: () => 1, dice: () => [], pick: () => 0, shuffle: () => undefined };
    return t.game.notation.print(bot.choose({ seat: 0, view, actions, budget, chance }));
  }
  const POSITION: Position = {
    scenario: 'vs-low',
    reserves: ['air-blitz army-1 army-2', 'army-1 army-2'],
    bags: ['', ''],
    pile: '',
    // Nothing can be ended for points.
    markers: { 'western-europe': -9, pacific: -9, 'eastern-europe': -9, 'south-east-asia': -7 },
  };

  test('stand by placement, with the step that decided the first; the next turn starts a new list', () => {
    const t = table(POSITION);
    t.play(chosen(t));
    t.luck.expectDice('vs', 6, [1]);
    t.play(chosen(t));
    while (t.asked() === 'axis aim') t.play(chosen(t));
    expect(t.asked()).toBe('axis token');
    t.play(chosen(t));
    t.play(chosen(t));
    while (t.asked() === 'axis aim') t.play(chosen(t));
    const { vs } = t.state.public;
    expect(vs?.reasons.map(({ row }) => row.length)).toEqual([3, 2]);
    expect(vs?.reasons[0]?.steps.at(0)?.step).toBe(1);
    // The chain went on with steps 9 to 24.
    const chain = vs?.reasons[1]?.steps.filter(({ about }) => about !== 'aim') ?? [];
    expect(chain.every(({ step }) => step >= 9)).toBe(true);
    expect(vs?.decidedBy).toBe(24);
    t.luck.expectDice('vs', 6, [1]);
    t.play('take army-1', 'place eastern-europe-1-1');
    t.play(chosen(t));
    t.play(chosen(t));
    expect(t.state.public.vs?.reasons.map(({ row }) => row.length)).toEqual([1]);
  });

  test('are not given for a placement on another space or of another token', () => {
    const elsewhere = table(POSITION);
    elsewhere.luck.expectDice('vs', 6, [1]);
    elsewhere.play('pick 1', 'place africa-1-2');
    expect(elsewhere.told('vsReasoned')).toEqual([]);
    const other = table(POSITION);
    other.play('pick 2', 'place africa-1-1');
    expect(other.told('vsReasoned')).toEqual([]);
    expect(other.state.public.vs).toMatchObject({ decidedBy: 0, reasons: [{ steps: [] }] });
    // Nor of what follows from it.
    other.play('aim western-europe');
    expect(other.told('vsChose')).toEqual([]);
    expect(other.state.public.vs?.reasons).toMatchObject([{ steps: [] }]);
  });

  test('name a chain that ends something only with its last token', () => {
    const t = table({
      ...POSITION,
      reserves: ['blitz-army army-1 army-3', 'army-1 army-2 navy-1 navy-2'],
      // By the die it would be the second token.
      die: 2,
      markers: { ...POSITION.markers, 'western-europe': 10 },
    });
    t.luck.expectDice('vs', 6, [1]);
    t.play('pick 1');
    t.play(chosen(t));
    expect(t.told('vsReasoned')).toHaveLength(1);
    expect(t.state.public.vs?.decidedBy).toBe(2);
  });

  test('do not name another token that ends the same thing', () => {
    const position: Position = {
      ...POSITION,
      reserves: ['army-3 army-2', 'army-1 army-2 navy-1 navy-2'],
      markers: { ...POSITION.markers, 'western-europe': 12 },
    };
    const place = 'place western-europe-1-2';
    // The smaller value is enough.
    const own = table(position);
    own.play('pick 2', place);
    expect(own.told('vsReasoned')).toHaveLength(1);
    const other = table(position);
    other.play('pick 1', place);
    expect(other.told('vsReasoned')).toEqual([]);
  });

  test('the stratagem of the turn is seen by all', () => {
    const t = table({ ...POSITION, options: { stratagems: 'on' }, mover: 1, stratagem: 'secure' });
    const bank = STRATAGEMS.length - 1;
    t.luck.expectPick('stratagem', bank, 0);
    t.luck.expectDice('vs', 6, [3]);
    t.play('take army-1', 'place eastern-europe-1-1');
    const [drawn] = t.told('stratagemDrawn');
    expect(drawn).toMatchObject({ type: 'stratagemDrawn', seat: 0, reveals: true });
    expect(t.state.public.vs?.die).toBe(3);
  });

  test('nothing fits: there is no plan', () => {
    const t = table({
      ...POSITION,
      reserves: ['navy-1', 'army-1'],
      rows: { 'western-europe': 0, pacific: 0, africa: 0, 'south-east-asia': 0 },
    });
    const sight = {
      ...{ box: t.box, part: t.state.public, seat: 0, row: t.state.seats[0].reserve },
      ...{ theatre: NO_THEATRE, die: 1, enemyTokens: 1 },
    };
    expect(planVs(sight)).toBeNull();
  });
});
