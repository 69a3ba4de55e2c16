import { describe, expect, test } from 'vitest';
import { progressOf } from '../src/rules/index.ts';
import {
  expectNot,
  many,
  playFrom,
  type SidePosition,
  testGame,
  tileOf,
  unit,
  zone,
} from './position.ts';

const POINTS = { kind: 'points', value: 3 };
const escapeOf = (value: number, ...who: string[]) => ({ kind: 'escape', value, who });
const neutralize = (value: number, ...who: string[]) => ({ kind: 'neutralize', value, who });

const over = (t: ReturnType<typeof playFrom>): string => {
  const now = t.match.awaiting();
  return now.kind === 'over' ? now.outcome.reason : '';
};

describe('north-africa/objectives north-africa/structures', () => {
  test('the LRDG scores what it destroys, and objectives that it controls', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: { at: { engineer: '9A', rifleman: '2A' }, controlled: ['2A'], hand: ['engineer'] },
      italy: { at: { 'rifleman-a': '4A', 'motor-pool': '9A', hangar: '9A' } },
    });
    t.play('lrdg', 'play engineer', 'use demolish');
    t.luck.expectDice('combat.demolish', 10, [7]);
    t.play('lrdg', 'shoot italy-motor-pool');
    t.expectWinner('lrdg');
    expect(over(t)).toBe('points');
  });

  test('Italy scores the ground under structures that stand', () => {
    const t = playFrom({
      turn: 'italy',
      lrdg: { at: { rifleman: '10A', saboteur: '10A' } },
      italy: {
        at: { 'rifleman-a': '9A', 'motor-pool': '9A', hangar: '9A' },
        scouted: ['9A'],
        hand: ['rifleman-a'],
      },
    });
    t.play('italy', 'play rifleman-a', 'use control');
    t.expectWinner('italy');
  });
});

describe('north-africa/escape', () => {
  const goalsOf = (value: number, ...who: readonly string[]) => ({
    lrdg: escapeOf(value, ...who),
    italy: neutralize(3, 'soldiers'),
  });
  const start = (lrdg: SidePosition, who: readonly string[], value = 1) =>
    playFrom({
      goals: goalsOf(value, ...who),
      turn: 'lrdg',
      lrdg,
      italy: { at: { 'rifleman-a': '4A' } },
    });

  test('only named units leave, from a tile with a marker, and all their cards go', () => {
    const t = start(
      {
        at: { scout: '1A', rifleman: '1A', driver: '2A', engineer: '2A' },
        scouted: ['1A', '2A', '3A'],
        hand: ['rifleman', 'driver', 'scout'],
        discard: ['scout'],
        deck: ['scout'],
      },
      ['scout', 'driver'],
      2,
    );
    t.play('lrdg', 'play rifleman', 'use move');
    expectNot(t, 'lrdg', 'leave', { code: 'no-way-out', unit: unit('rifleman') });
    t.play('lrdg', 'done', 'play driver', 'use move');
    expectNot(t, 'lrdg', 'leave', { code: 'no-way-out', unit: unit('driver') });
    t.play('lrdg', 'go 1a', 'play scout', 'use scout', 'leave');
    expect(tileOf(t, 'scout')).toBe(null);
    expect(zone(t, 'lrdg', 'removed').filter((card) => card === 'scout')).toHaveLength(4);
    expect(over(t)).toBe('');
  });

  test('a vehicle takes its passengers along', () => {
    const t = start(
      {
        at: { driver: '2A', gunner: '2A', truck: '2A', engineer: '10A' },
        seats: { driver: ['truck', 1], gunner: ['truck', 2] },
        scouted: ['1A', '2A'],
        hand: ['driver'],
      },
      ['soldiers'],
      2,
    );
    t.play('lrdg', 'play driver', 'crew drive', 'go 1a', 'leave');
    t.expectWinner('lrdg');
    expect(over(t)).toBe('escaped');
    expect(['truck', 'driver', 'gunner'].map((name) => tileOf(t, name))).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('a vehicle that is not named leaves only with a named passenger (N-10)', () => {
    const aboard = (passenger: string) =>
      start(
        {
          at: { driver: '1A', [passenger]: '1A', truck: '1A', scout: '10A' },
          seats: { driver: ['truck', 1], [passenger]: ['truck', 2] },
          scouted: ['2A'],
          hand: ['driver'],
        },
        ['gunner', 'scout'],
        2,
      );
    const without = aboard('engineer');
    without.play('lrdg', 'play driver', 'crew drive');
    expectNot(without, 'lrdg', 'leave', { code: 'no-way-out', unit: unit('truck') });
    const t = aboard('gunner');
    t.play('lrdg', 'play driver', 'crew drive', 'leave');
    expect(['truck', 'driver', 'gunner'].map((name) => tileOf(t, name))).toEqual([
      ...[null, null, null],
    ]);
    // Of the three only the gunner counts; the scout still has to follow.
    const { rules } = testGame(goalsOf(2, 'gunner', 'scout'));
    expect(progressOf(rules, t.state().public, 0)).toBe(1);
    expect(over(t)).toBe('');
  });
});

describe('north-africa/neutralize', () => {
  test('a unit removed by a hit counts', () => {
    const t = playFrom({
      goals: { lrdg: escapeOf(3, 'soldiers'), italy: neutralize(1, 'soldiers') },
      turn: 'italy',
      lrdg: { at: { scout: '10A', rifleman: '10A', driver: '10A' } },
      italy: { at: { 'gunner-a': '10A' }, hand: ['gunner-a'] },
    });
    t.play('italy', 'play gunner-a', 'use attack');
    t.luck.expectDice('combat.attack', 10, [9, 1]);
    t.play('italy', 'shoot lrdg-scout');
    t.expectWinner('italy');
    expect(over(t)).toBe('neutralized');
  });

  test('a unit that has escaped does not count', () => {
    const t = playFrom({
      goals: { lrdg: escapeOf(2, 'soldiers'), italy: neutralize(1, 'soldiers') },
      turn: 'lrdg',
      lrdg: {
        at: { scout: '1A', rifleman: '2A', driver: '2A' },
        scouted: ['1A'],
        hand: ['scout'],
      },
      italy: { at: { 'gunner-a': '10A' } },
    });
    t.play('lrdg', 'play scout', 'use scout', 'leave');
    const { rules } = testGame({ lrdg: escapeOf(2, 'soldiers'), italy: neutralize(1, 'soldiers') });
    expect([0, 1].map((seat) => progressOf(rules, t.state().public, seat))).toEqual([1, 0]);
    expect(over(t)).toBe('');
  });

  test('a captured vehicle counts as its captor’s when it is destroyed', () => {
    const t = playFrom({
      goals: { lrdg: neutralize(1, 'lorry'), italy: neutralize(2, 'soldiers', 'vehicles') },
      turn: 'italy',
      lrdg: { at: { driver: '10A', rifleman: '2A' }, seats: { driver: ['lorry', 1] } },
      italy: {
        at: { 'antitank-a': '10A', 'scout-a': '4A', lorry: '10A', tank: '4A' },
        damage: { lorry: 3 },
        hand: ['antitank-a'],
      },
    });
    t.play('italy', 'play antitank-a', 'use antitank');
    t.luck.expectDice('combat.antitank', 10, [9, 1]);
    t.play('italy', 'shoot italy-lorry');
    // The driver had no card in reach: two losses of the LRDG, and none for it to count.
    t.expectEvents([
      { type: 'fired', isHit: true },
      { type: 'unitRemoved', unit: unit('driver') },
      { type: 'vehicleDamaged', damage: 4 },
      { type: 'vehicleDestroyed', unit: unit('lorry') },
      { type: 'gameEnded', winners: [1], reason: 'neutralized' },
    ]);
  });
});

describe('north-africa/beyond-all-hope', () => {
  /** The last card of the last demolisher goes, and all hope with it. */
  const kill = (
    goals: { lrdg: object; italy: object },
    italy: SidePosition,
    lrdg: SidePosition,
  ) => {
    const t = playFrom({ goals, turn: 'italy', lrdg, italy: { ...italy, hand: ['gunner-a'] } });
    t.play('italy', 'play gunner-a', 'use attack');
    t.luck.expectDice('combat.attack', 10, [9, 1]);
    t.play('italy', 'shoot lrdg-rifleman');
    return t;
  };
  const ITALY = { at: { 'gunner-a': '10A', 'rifleman-a': '4A', hangar: '9A', 'motor-pool': '9A' } };
  const LRDG = { at: { rifleman: '10A', gunner: '7B' } };

  test('against a side that has to neutralize, it loses at once', () => {
    const t = kill({ lrdg: POINTS, italy: neutralize(5, 'soldiers') }, ITALY, LRDG);
    t.expectWinner('italy');
    expect(over(t)).toBe('hopeless');
  });

  test('against a side that needs points and is ahead, it loses at once', () => {
    const t = kill({ lrdg: POINTS, italy: POINTS }, { ...ITALY, controlled: ['6A'] }, LRDG);
    t.expectWinner('italy');
    expect(over(t)).toBe('hopeless');
  });

  test('against a side that is not ahead, the game goes on', () => {
    const t = kill({ lrdg: POINTS, italy: POINTS }, ITALY, LRDG);
    expect(over(t)).toBe('');
  });

  test('the other side wins as soon as it is ahead', () => {
    const t = playFrom({
      goals: { lrdg: POINTS, italy: POINTS },
      turn: 'italy',
      lrdg: LRDG,
      italy: {
        at: { ...ITALY.at, 'rifleman-a': '2A' },
        scouted: ['2A'],
        hand: ['gunner-a', 'rifleman-a'],
      },
    });
    t.play('italy', 'play gunner-a', 'use attack');
    t.luck.expectDice('combat.attack', 10, [9, 1]);
    t.play('italy', 'shoot lrdg-rifleman');
    expect(over(t)).toBe('');
    // One point of the three that Italy needs, and one more than the LRDG has.
    t.play('italy', 'play rifleman-a', 'use control');
    t.expectWinner('italy');
    expect(over(t)).toBe('hopeless');
  });

  test('against a side that has to escape, the game goes on', () => {
    const t = kill({ lrdg: POINTS, italy: escapeOf(1, 'soldiers') }, ITALY, LRDG);
    expect(over(t)).toBe('');
  });

  test('a named vehicle in enemy hands may be taken back, so there is hope', () => {
    const goals = { lrdg: escapeOf(1, 'vehicles'), italy: neutralize(5, 'soldiers') };
    const italy = {
      at: { ...ITALY.at, 'scout-a': '4A' },
      seats: { 'scout-a': ['truck', 1] },
    } as const;
    const t = kill(goals, italy, { at: { ...LRDG.at, truck: '4A' }, scouted: ['3A', '2A', '1A'] });
    expect(over(t)).toBe('');
  });

  test('with the last vehicle gone there is no hope', () => {
    const goals = { lrdg: escapeOf(1, 'truck'), italy: neutralize(5, 'soldiers') };
    const t = kill(goals, ITALY, LRDG);
    t.expectWinner('italy');
    expect(over(t)).toBe('hopeless');
  });

  test('a soldier on foot without a card cannot escape, one in a seat can', () => {
    const goals = { lrdg: escapeOf(2, 'soldiers'), italy: neutralize(5, 'soldiers') };
    const lost = { removed: many('driver', 4), scouted: ['5A', '1A', '8A'] };
    const onFoot = kill(goals, ITALY, { at: { ...LRDG.at, driver: '7B' }, ...lost });
    expect(over(onFoot)).toBe('hopeless');
    const seats = { driver: ['truck', 4] } as const;
    const at = { rifleman: '10A', gunner: '8A', driver: '8A', truck: '8A' };
    const seated = kill(goals, ITALY, { at, seats, ...lost });
    expect(over(seated)).toBe('');
  });

  describe('when no soldier is left to lay markers, only marked tiles count as ground (N-14)', () => {
    /** The scout falls; what remains of the LRDG needs three points. */
    const left = (lrdg: SidePosition): string => {
      const at = { scout: '10A', ...lrdg.at };
      const t = playFrom({
        goals: { lrdg: POINTS, italy: neutralize(2, 'soldiers') },
        turn: 'italy',
        lrdg: { ...lrdg, at },
        italy: { ...ITALY, hand: ['gunner-a'] },
      });
      t.play('italy', 'play gunner-a', 'use attack');
      t.luck.expectDice('combat.attack', 10, [9, 1]);
      t.play('italy', 'shoot lrdg-scout');
      return over(t);
    };

    test('a soldier on foot needs a marker there and markers on the way', () => {
      const rifleman = { at: { rifleman: '8A' } };
      expect(left({ ...rifleman, scouted: ['6A', '2A'] })).toBe('');
      expect(left({ ...rifleman, scouted: ['6A'] })).toBe('hopeless');
      expect(left({ ...rifleman, scouted: ['2A', '3A'] })).toBe('hopeless');
      expect(left({ ...rifleman, scouted: ['2A'], controlled: ['6A'] })).toBe('');
      const engineer = { at: { engineer: '10A' } };
      expect(left({ ...engineer, scouted: ['9A'] })).toBe('');
      expect(left({ ...engineer, scouted: ['21A'] })).toBe('hopeless');
    });

    test('the saboteur needs none, and a navigator lays new ones', () => {
      expect(left({ at: { saboteur: '1A' } })).toBe('');
      expect(left({ at: { rifleman: '8A', 'command-car': '1A' } })).toBe('');
      expect(left({ at: { rifleman: '8A', truck: '1A' } })).toBe('hopeless');
    });

    test('the same holds for the way out', () => {
      const goals = { lrdg: escapeOf(1, 'soldiers'), italy: neutralize(5, 'soldiers') };
      expect(over(kill(goals, ITALY, { ...LRDG, scouted: ['5A', '1A'] }))).toBe('');
      expect(over(kill(goals, ITALY, { ...LRDG, scouted: ['8A', '1A'] }))).toBe('hopeless');
      const at = { rifleman: '10A', sniper: '7B' };
      expect(over(kill(goals, ITALY, { at }))).toBe('');
    });
  });

  test('a side without targets left to neutralize can only compare points', () => {
    const goals = { lrdg: neutralize(1, 'tank'), italy: POINTS };
    expect(over(kill(goals, { ...ITALY, controlled: ['6A'] }, LRDG))).toBe('hopeless');
    expect(over(kill(goals, ITALY, LRDG))).toBe('');
  });

  test('if neither side can reach its goal and one is ahead, it wins at once', () => {
    const alone = { at: { 'gunner-a': '10A', hangar: '9A', 'motor-pool': '9A' } };
    const t = kill({ lrdg: POINTS, italy: POINTS }, alone, { ...LRDG, controlled: ['2A'] });
    t.expectWinner('lrdg');
    expect(over(t)).toBe('hopeless');
  });

  test('if neither can and the sums are equal, the initiative decides', () => {
    const alone = { at: { 'gunner-a': '10A', hangar: '9A', 'motor-pool': '9A' } };
    const t = kill({ lrdg: POINTS, italy: POINTS }, alone, LRDG);
    t.expectWinner('italy');
    expect(over(t)).toBe('both-hopeless');
  });
});
