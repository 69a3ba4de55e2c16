import { describe, expect, test } from 'vitest';
import { isHopeless } from '../src/rules/hope.ts';
import { pointsOf } from '../src/rules/index.ts';
import { expectNot, type Position, playFrom, testGame, tile, unit } from './position.ts';

// The first tile of the box (1A) and its first counter (the LRDG’s scout) are like any other.

const FAR_ITALY = { 'rifleman-a': '4A' } as const;
const read = (position: Omit<Position, 'turn'>) => ({
  rules: testGame(position.goals).rules,
  part: playFrom({ turn: 'lrdg', ...position }).state().public,
});
const POINTS = { kind: 'points', value: 3 };
const neutralize = { kind: 'neutralize', value: 5, who: ['soldiers'] };

test('the numbers that this file is about', () => {
  expect([tile('1A'), unit('scout')]).toEqual([0, 0]);
});

describe('fire', () => {
  test('north-africa/attack: a soldier on the first tile is a target', () => {
    const t = playFrom({
      turn: 'italy',
      lrdg: { at: { rifleman: '1A', sniper: '10A' } },
      italy: { at: FAR_ITALY, hand: ['rifleman-a'] },
    });
    t.play('italy', 'play rifleman-a', 'use attack');
    t.expectOffers('italy', ['shoot lrdg-rifleman', 'shoot lrdg-sniper']);
    expectNot(t, 'italy', 'shoot lrdg-driver', { code: 'not-on-board', unit: unit('driver') });
  });

  test('north-africa/vehicle-damage: alone in a vehicle that is hit, the first counter suffers like any other', () => {
    const t = playFrom({
      turn: 'italy',
      lrdg: {
        at: { scout: '8A', truck: '8A', rifleman: '10A' },
        seats: { scout: ['truck', 1] },
        hand: ['scout'],
      },
      italy: { at: { ...FAR_ITALY, 'antitank-a': '8A' }, hand: ['antitank-a'] },
    });
    t.play('italy', 'play antitank-a', 'use antitank');
    t.luck.expectDice('combat.antitank', 10, [10, 1]);
    t.play('italy', 'shoot lrdg-truck');
    t.expectEvents([
      { type: 'fired', isHit: true },
      { type: 'casualty', unit: unit('scout'), zone: 'hand' },
      { type: 'vehicleDamaged', unit: unit('truck') },
    ]);
  });

  test('north-africa/vehicle-damage: with two soldiers in a vehicle that is hit, the attacker chooses one', () => {
    const t = playFrom({
      turn: 'italy',
      lrdg: {
        at: { scout: '8A', driver: '8A', truck: '8A', rifleman: '10A' },
        seats: { driver: ['truck', 1], scout: ['truck', 2] },
        hand: ['scout', 'driver'],
      },
      italy: { at: { ...FAR_ITALY, 'antitank-a': '8A' }, hand: ['antitank-a'] },
    });
    t.play('italy', 'play antitank-a', 'use antitank');
    t.luck.expectDice('combat.antitank', 10, [10, 1]);
    t.play('italy', 'shoot lrdg-truck');
    expect(t.view('italy').question?.kind).toBe('victim');
    t.expectOffers('italy', ['unit lrdg-scout', 'unit lrdg-driver']);
    t.play('italy', 'unit lrdg-scout');
    t.expectEvents([
      { type: 'casualty', unit: unit('scout') },
      { type: 'vehicleDamaged', unit: unit('truck') },
    ]);
  });
});

describe('crews', () => {
  test('north-africa/mounting north-africa/swap: the first counter may mount before its action, and swap seats in a vehicle', () => {
    const start = (seats: NonNullable<Position['lrdg']>['seats'] = {}) => {
      const at = { scout: '8A', driver: '8A', truck: '8A', rifleman: '10A' };
      const lrdg = { at, seats, hand: ['scout'] };
      return playFrom({ turn: 'lrdg', lrdg, italy: { at: FAR_ITALY } });
    };
    const onFoot = start();
    onFoot.play('lrdg', 'play scout');
    onFoot.expectOffered('lrdg', 'mount lrdg-truck 2');
    const seated = start({ scout: ['truck', 2], driver: ['truck', 1] });
    seated.play('lrdg', 'play scout');
    seated.expectOffered('lrdg', 'swap lrdg-driver');
  });

  test('north-africa/mounting: on the first tile a soldier may mount after an action', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: {
        at: { driver: '1A', truck: '1A', rifleman: '10A' },
        scouted: ['1A'],
        hand: ['driver'],
      },
      italy: { at: FAR_ITALY },
    });
    t.play('lrdg', 'play driver', 'use control');
    expect(t.view('lrdg').question?.kind).toBe('aside');
    t.expectOffered('lrdg', 'mount lrdg-truck 1');
  });

  test('north-africa/mounting: a commander, who has no counter, mounts nothing, not even a vehicle off the board', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: { at: { rifleman: '10A' }, hand: ['lieutenant'] },
      italy: { at: FAR_ITALY },
    });
    t.play('lrdg', 'play lieutenant');
    expectNot(t, 'lrdg', 'mount lrdg-gun-truck 1', { code: 'no-soldier' });
  });

  test('north-africa/escape: nothing stands against leaving the board where it is allowed', () => {
    const t = playFrom({
      goals: { lrdg: { kind: 'escape', value: 2, who: ['soldiers'] }, italy: neutralize },
      turn: 'lrdg',
      lrdg: { at: { scout: '1A', rifleman: '10A' }, scouted: ['1A'], hand: ['scout'] },
      italy: { at: FAR_ITALY },
    });
    t.play('lrdg', 'play scout', 'use scout');
    t.expectOffered('lrdg', 'leave');
    expect(t.match.game.explain?.(t.view('lrdg'), { kind: 'leave' })).toBeUndefined();
  });
});

describe('points', () => {
  test('north-africa/structures: Italy scores a structure that stands on the first tile', () => {
    const { rules, part } = read({
      lrdg: { at: { rifleman: '10A' } },
      italy: { at: { ...FAR_ITALY, 'motor-pool': '1A' }, controlled: ['1A'] },
    });
    expect(pointsOf(rules, part, 1)).toBe(2);
  });

  test('north-africa/beyond-all-hope north-africa/structures: a structure on the first tile gives hope to those who can hold or destroy it', () => {
    const hopeless = (seat: 0 | 1, at: Position['italy']) => {
      const value = { ...POINTS, value: 5 };
      const goals = {
        lrdg: seat === 0 ? value : neutralize,
        italy: seat === 1 ? value : neutralize,
      };
      const lrdg = { at: { engineer: '1A', scout: '10A', rifleman: '10A' } };
      const { rules, part } = read({ goals, lrdg, ...(at && { italy: at }) });
      return isHopeless(rules, part, seat);
    };
    const italy = (where: string) => ({
      at: { ...FAR_ITALY, 'scout-a': '4A', 'motor-pool': where },
    });
    // Three points for ground, two for the motor pool.
    for (const seat of [0, 1] as const) {
      expect(hopeless(seat, italy('1A'))).toBe(false);
      expect(hopeless(seat, { at: { ...FAR_ITALY, 'scout-a': '4A' } })).toBe(true);
    }
  });

  test('north-africa/beyond-all-hope north-africa/escape: an enemy soldier in a vehicle does not escape for the other side', () => {
    const goals = {
      lrdg: { kind: 'escape', value: 2, who: ['soldiers'] },
      italy: neutralize,
    };
    const { rules, part } = read({
      goals,
      lrdg: { at: { scout: '10A' } },
      italy: { at: { ...FAR_ITALY, lorry: '4A' }, seats: { 'rifleman-a': ['lorry', 1] } },
    });
    expect(isHopeless(rules, part, 0)).toBe(true);
  });
});
