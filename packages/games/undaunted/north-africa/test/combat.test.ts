import { defenceAgainst, type PlayVars } from '@bivouac/undaunted-core';
import { describe, expect, test } from 'vitest';
import { expectNot, type Play, playFrom, testGame, tileOf, unit, zone } from './position.ts';

const { rules } = testGame();

const parts = (t: Play, verb: string, from: string, target: string): number[] => {
  const shot = { verb, unit: from === 'plane' ? -1 : unit(from), target: unit(target) };
  const range = verb === 'strafe' || verb === 'demolish' ? 'ignored' : 'counts';
  return defenceAgainst(rules, t.state().public, shot, range).map(({ value }) => value);
};

const field = (): Play =>
  playFrom({
    turn: 'lrdg',
    lrdg: {
      at: { rifleman: '8A', saboteur: '4A', sniper: '21A', antitank: '8A', engineer: '9A' },
      hand: ['rifleman', 'saboteur', 'antitank', 'engineer'],
    },
    italy: {
      at: {
        'rifleman-a': '4A',
        'scout-a': '5A',
        tank: '4A',
        'driver-t': '4A',
        lorry: '2A',
        'gunner-a': '2A',
        hangar: '9A',
        'motor-pool': '9A',
        'roadblock-1': '9A',
      },
      seats: { 'driver-t': ['tank', 1], 'gunner-a': ['lorry', 1] },
      discard: ['rifleman-a'],
      hand: ['sergeant'],
    },
  });

describe('north-africa/defence north-africa/range', () => {
  test('north-africa/hills: total defence is base, cover and range, against a soldier, a vehicle, and on a hill', () => {
    const t = field();
    // A soldier on 4A: defence 4, cover 2, three tiles away from 8A.
    expect(parts(t, 'attack', 'rifleman', 'rifleman-a')).toEqual([4, 2, 3]);
    expect(parts(t, 'suppress', 'rifleman', 'lorry')).toEqual([4, 1, 2]);
    expect(parts(t, 'antitank', 'antitank', 'lorry')).toEqual([2, 1, 2]);
    expect(parts(t, 'antitank', 'antitank', 'tank')).toEqual([5, 2, 3]);
    // A hill covers for 3; for 1 from another hill, and from the air, where range does not count.
    expect(parts(t, 'attack', 'rifleman', 'scout-a')).toEqual([5, 3, 1]);
    expect(parts(t, 'attack', 'sniper', 'scout-a')).toEqual([5, 1, 2]);
    expect(parts(t, 'strafe', 'plane', 'scout-a')).toEqual([5, 1]);
    // Charges know neither cover nor range.
    expect(parts(t, 'demolish', 'saboteur', 'tank')).toEqual([5]);
    expect(parts(t, 'demolish', 'engineer', 'motor-pool')).toEqual([7]);
  });
});

describe('what may be shot at', () => {
  test('north-africa/attack north-africa/seats: counters with a normal defence are targets, not the tank, seated soldiers or structures', () => {
    const t = field();
    t.play('lrdg', 'play rifleman', 'use attack');
    t.expectOffers('lrdg', ['shoot italy-scout-a', 'shoot italy-rifleman-a', 'shoot italy-lorry']);
    expectNot(t, 'lrdg', 'shoot italy-tank', { code: 'not-a-target', unit: unit('tank') });
    expectNot(t, 'lrdg', 'shoot italy-gunner-a', { code: 'not-a-target', unit: unit('gunner-a') });
    expectNot(t, 'lrdg', 'shoot italy-hangar', { code: 'not-a-target', unit: unit('hangar') });
    expectNot(t, 'lrdg', 'shoot lrdg-sniper', { code: 'own-unit', unit: unit('sniper') });
  });

  test('north-africa/antitank north-africa/demolish: Anti-Tank reaches vehicles anywhere, Demolish vehicles and structures on the attacker’s tile', () => {
    const t = field();
    t.play('lrdg', 'play antitank', 'use antitank');
    t.expectOffers('lrdg', ['shoot italy-tank', 'shoot italy-lorry']);
    for (let i = 0; i < 2; i++) t.match.undo(0);
    t.play('lrdg', 'play saboteur', 'use demolish');
    t.expectOffers('lrdg', ['shoot italy-tank']);
    for (let i = 0; i < 2; i++) t.match.undo(0);
    t.play('lrdg', 'play engineer', 'use demolish');
    t.expectOffers('lrdg', [
      'shoot italy-hangar',
      'shoot italy-motor-pool',
      'shoot italy-roadblock-1',
    ]);
  });

  test('north-africa/strafe: the plane rolls one die from nowhere', () => {
    const t = playFrom({
      turn: 'italy',
      lrdg: { at: { rifleman: '8A' }, discard: ['rifleman'] },
      italy: { at: { 'rifleman-a': '4A', hangar: '9A', 'motor-pool': '9A' }, hand: ['plane'] },
    });
    t.play('italy', 'play plane', 'use strafe');
    t.luck.expectDice('combat.strafe', 10, [5]);
    t.play('italy', 'shoot lrdg-rifleman');
    t.expectEvents([
      { type: 'fired', verb: 'strafe', unit: -1, total: 5, isHit: true },
      { type: 'casualty', unit: unit('rifleman'), zone: 'discard' },
    ]);
  });
});

describe('what a hit costs', () => {
  test('north-africa/casualties: a card falls from hand, discards or deck; then the counter and its cards in the supply go', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: {
        at: { sniper: '4A', saboteur: '8A' },
        hand: ['sniper', 'sniper', 'sniper', 'sniper'],
      },
      italy: {
        at: { 'rifleman-a': '4A', 'scout-a': '1A', hangar: '9A', 'motor-pool': '9A' },
        hand: ['rifleman-a'],
        discard: ['rifleman-a'],
        deck: ['rifleman-a', 'scout-a'],
      },
    });
    for (const zoneName of ['hand', 'discard', 'deck']) {
      t.play('lrdg', 'play sniper', 'use attack');
      t.luck.expectDice('combat.attack', 10, [6, 1, 1]);
      if (zoneName === 'deck') t.luck.expectShuffle('deck.two', 1, [39]);
      t.play('lrdg', 'shoot italy-rifleman-a');
      t.expectEvents([
        { type: 'fired', isHit: true },
        { type: 'casualty', unit: unit('rifleman-a'), zone: zoneName },
      ]);
    }
    expect(zone(t, 'italy', 'supply').filter((card) => card === 'rifleman-a')).toHaveLength(1);
    t.play('lrdg', 'play sniper', 'use attack');
    t.luck.expectDice('combat.attack', 10, [6, 1, 1]);
    t.play('lrdg', 'shoot italy-rifleman-a');
    expect(tileOf(t, 'rifleman-a')).toBe(null);
    expect(zone(t, 'italy', 'supply')).not.toContain('rifleman-a');
    expect(zone(t, 'italy', 'removed').filter((card) => card === 'rifleman-a')).toHaveLength(4);
  });

  test('north-africa/dice: several dice that succeed are one hit, and a 0 always hits', () => {
    const t = field();
    t.play('lrdg', 'play antitank', 'use antitank');
    t.luck.expectDice('combat.antitank', 10, [10, 10]);
    t.play('lrdg', 'shoot italy-tank');
    t.expectEvents([
      { type: 'fired', total: 10, dice: [0, 0], isHit: true },
      { type: 'unitRemoved', unit: unit('driver-t') },
      { type: 'vehicleDamaged', unit: unit('tank'), damage: 1 },
    ]);
  });
});

describe('each kind of fire at each kind of target', () => {
  const FIRE = ['attack', 'suppress', 'strafe', 'antitank', 'demolish'] as const;
  const TARGETS = ['rifleman-a', 'scout-a', 'gunner-a', 'lorry', 'tank', 'motor-pool'] as const;
  /** Base, cover and range, all from 9A onto 9A or 2A, two tiles away; null for no target. */
  const SUMS: {
    readonly [target in (typeof TARGETS)[number]]: readonly (readonly number[] | null)[];
  } = {
    // On the attacker's tile: cover 2, no range.
    'rifleman-a': [[4, 2, 0], [4, 2, 0], [4, 2], null, null],
    // On 2A: cover 1.
    'scout-a': [[5, 1, 2], [5, 1, 2], [5, 1], null, null],
    // In the lorry: only the lorry can be aimed at.
    'gunner-a': [null, null, null, null, null],
    lorry: [[4, 2, 0], [4, 2, 0], [4, 2], [2, 2, 0], [2]],
    tank: [null, null, null, [5, 2, 0], [5]],
    'motor-pool': [null, null, null, null, [7]],
  };

  test.each(FIRE.map((verb, i) => [verb, i] as const))(
    '%s may be aimed only at what the rulebook lists',
    (verb, column) => {
      const t = playFrom({
        turn: 'lrdg',
        lrdg: { at: { engineer: '9A' }, hand: ['engineer'] },
        italy: {
          at: {
            'rifleman-a': '9A',
            'scout-a': '2A',
            'gunner-a': '9A',
            lorry: '9A',
            tank: '9A',
            hangar: '4A',
            'motor-pool': '9A',
          },
          seats: { 'gunner-a': ['lorry', 1] },
        },
      });
      const from = verb === 'strafe' ? 'plane' : 'engineer';
      const play = { seat: 0, unit: from === 'plane' ? -1 : unit(from) } as PlayVars;
      const aims = rules.title.targets?.(rules, t.state().public, play, verb) ?? [];
      const sums = TARGETS.map((target) =>
        aims.includes(unit(target)) ? parts(t, verb, from, target) : null,
      );
      expect(sums).toEqual(TARGETS.map((target) => SUMS[target][column]));
      // What stands on another tile is out of reach of charges.
      expect(aims.includes(unit('hangar'))).toBe(false);
    },
  );

  test.each([
    ['attack', 'rifleman', 'rifleman-a', [6]],
    ['attack', 'rifleman', 'lorry', [6]],
    ['suppress', 'gunner', 'rifleman-a', [6, 1, 1, 1]],
    ['antitank', 'antitank', 'lorry', [4, 1]],
    ['demolish', 'engineer', 'lorry', [2]],
    ['demolish', 'engineer', 'motor-pool', [7]],
  ] as const)(
    'north-africa/attack north-africa/antitank north-africa/demolish north-africa/strafe north-africa/suppress north-africa/defence: %s by the %s at the %s, the exact number hits and one less does not',
    (...given) => {
      const [verb, card, target, [number, ...rest]] = given;
      for (const isHit of [true, false]) {
        const t = playFrom({
          turn: 'lrdg',
          lrdg: { at: { [card]: '9A', saboteur: '8A' }, hand: [card] },
          italy: { at: { 'rifleman-a': '9A', lorry: '9A', 'motor-pool': '9A', hangar: '4A' } },
        });
        t.play('lrdg', `play ${card}`, `use ${verb}`);
        t.luck.expectDice(`combat.${verb}`, 10, [isHit ? number : number - 1, ...rest]);
        t.play('lrdg', `shoot italy-${target}`);
        const shot = t.match.log('spectator').find(({ event }) => event.type === 'fired')?.event;
        expect(shot).toMatchObject({ verb, target: unit(target), total: number, isHit });
      }
    },
  );
});
