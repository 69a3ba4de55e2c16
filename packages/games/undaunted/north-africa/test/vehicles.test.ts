import { describe, expect, test } from 'vitest';
import {
  damageOf,
  expectNot,
  ownerOf,
  playFrom,
  seatIn,
  tile,
  tileOf,
  unit,
  zone,
} from './position.ts';

// Severní Afrika, Nasednutí, vysednutí, přesednutí a výměna míst; Akce vozidla; Nefunkční vozidlo.

const FAR_ITALY = { at: { 'rifleman-a': '4A', hangar: '9A', 'motor-pool': '9A' } } as const;

describe('mounting', () => {
  test('before an action, after it, but only once with a card', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: {
        at: { driver: '8A', truck: '8A' },
        scouted: ['8A', '9A'],
        hand: ['driver', 'driver', 'driver'],
      },
      italy: FAR_ITALY,
    });
    t.play('lrdg', 'play driver', 'mount lrdg-truck 1', 'crew drive', 'go 9a', 'done');
    // The free action is spent: no question follows.
    expect(seatIn(t, 'driver')).toEqual(['truck', 1]);
    t.play('lrdg', 'play driver', 'crew drive', 'go 8a', 'done', 'dismount');
    expect([seatIn(t, 'driver'), tileOf(t, 'driver'), tileOf(t, 'truck')]).toEqual([
      ...[null, '8A', '8A'],
    ]);
    t.play('lrdg', 'play driver', 'use move', 'done', 'mount lrdg-truck 4');
    expect(seatIn(t, 'driver')).toEqual(['truck', 4]);
  });

  test('a full vehicle has no seat left, and enemies inside keep one out', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: {
        at: { driver: '8A', scout: '8A', rifleman: '8A', sniper: '8A', 'command-car': '8A' },
        seats: {
          driver: ['command-car', 1],
          scout: ['command-car', 2],
          rifleman: ['command-car', 3],
        },
        hand: ['sniper'],
      },
      italy: {
        ...FAR_ITALY,
        at: { ...FAR_ITALY.at, lorry: '8A', 'gunner-a': '8A' },
        seats: { 'gunner-a': ['lorry', 1] },
      },
    });
    t.play('lrdg', 'play sniper');
    expectNot(t, 'lrdg', 'mount lrdg-command-car 3', {
      code: 'seat-taken',
      unit: unit('command-car'),
    });
    expectNot(t, 'lrdg', 'mount italy-lorry 2', { code: 'enemy-inside', unit: unit('lorry') });
    expectNot(t, 'lrdg', 'mount italy-tank 1', { code: 'vehicle-elsewhere', unit: unit('tank') });
    t.expectOffers('lrdg', ['use stalk', 'use attack', 'hunker']);
  });

  test('an empty enemy vehicle is captured, and taken back', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: { at: { driver: '8A' }, scouted: ['8A', '9A'], hand: ['driver', 'driver'] },
      italy: {
        at: { ...FAR_ITALY.at, lorry: '8A', 'gunner-a': '8A' },
        scouted: ['8A'],
        hand: ['gunner-a'],
      },
    });
    t.play('lrdg', 'play driver', 'use move', 'done', 'mount italy-lorry 1');
    t.expectEvents([
      { type: 'cardLaid' },
      { type: 'cardPlayed', verb: 'move' },
      { type: 'vehicleCaptured', unit: unit('lorry'), seat: 0 },
      { type: 'mounted', unit: unit('driver'), vehicle: unit('lorry'), place: 0 },
    ]);
    expect(ownerOf(t, 'lorry')).toBe('lrdg');
    t.play('lrdg', 'play driver', 'crew drive', 'done', 'dismount', 'end turn');
    t.play('italy', 'play gunner-a', 'mount italy-lorry 2', 'crew suppress');
    expect(ownerOf(t, 'lorry')).toBe('italy');
  });

  test('a free action before needs an action that can follow', () => {
    const t = playFrom({
      turn: 'italy',
      // The only enemy sits in the tank he has captured: nobody can be attacked.
      lrdg: {
        at: { driver: '4A', saboteur: '4A' },
        seats: { driver: ['tank', 1], saboteur: ['tank', 2] },
      },
      italy: {
        at: { 'gunner-t': '8A', lorry: '8A', tank: '4A', hangar: '9A', 'motor-pool': '9A' },
        scouted: ['8A', '9A'],
        hand: ['gunner-t'],
      },
    });
    t.play('italy', 'play gunner-t');
    expectNot(t, 'italy', 'mount italy-lorry 3', { code: 'nothing-to-follow' });
    t.expectOffers('italy', ['use move', 'hunker', 'mount italy-lorry 1']);
    // After an action any empty seat will do.
    t.play('italy', 'use move', 'done', 'mount italy-lorry 3');
    expect(seatIn(t, 'gunner-t')).toEqual(['lorry', 3]);
  });

  test('a vehicle that was captured is no target for what has to follow', () => {
    const t = playFrom({
      turn: 'italy',
      // Their only vehicle stands empty: from its fourth seat nothing could be done.
      lrdg: { at: { rifleman: '10A', saboteur: '10A', truck: '8A' } },
      italy: { at: { ...FAR_ITALY.at, 'antitank-a': '8A' }, hand: ['antitank-a'] },
    });
    t.play('italy', 'play antitank-a');
    t.expectOffers('italy', [
      ...['use move', 'use antitank', 'hunker'],
      ...['mount lrdg-truck 1', 'mount lrdg-truck 2', 'mount lrdg-truck 3'],
    ]);
    expectNot(t, 'italy', 'mount lrdg-truck 4', { code: 'nothing-to-follow' });
  });

  test('after a free action the card owes an act', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: { at: { driver: '8A', truck: '8A' }, scouted: ['8A', '9A'], hand: ['driver'] },
      italy: FAR_ITALY,
    });
    t.play('lrdg', 'play driver', 'mount lrdg-truck 1');
    expectNot(t, 'lrdg', 'hunker', { code: 'act-owed' });
    expectNot(t, 'lrdg', 'dismount', { code: 'free-action-spent' });
    t.expectOffers('lrdg', ['use control', 'use attack', 'crew drive']);
  });
});

describe('acting from a seat', () => {
  test('no movement by card, support and combat as if afoot', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: {
        at: { scout: '8A', truck: '8A' },
        seats: { scout: ['truck', 4] },
        hand: ['scout'],
      },
      italy: FAR_ITALY,
    });
    t.play('lrdg', 'play scout');
    expectNot(t, 'lrdg', 'use scout', { code: 'seated', unit: unit('scout') });
    expectNot(t, 'lrdg', 'crew drive', { code: 'not-in-seat', unit: unit('scout') });
    t.expectOffered('lrdg', 'use attack');
    // Recon without Fog of War is legal here and does nothing.
    t.play('lrdg', 'use recon', 'done');
    expect(zone(t, 'lrdg', 'hand')).toEqual(['staff-sergeant']);
  });

  test('the seats of the tank are for specialists', () => {
    const t = playFrom({
      turn: 'italy',
      lrdg: { at: { truck: '10A', driver: '10A' } },
      italy: {
        at: { ...FAR_ITALY.at, tank: '4A', 'driver-t': '4A', 'gunner-t': '4A' },
        seats: { 'driver-t': ['tank', 2], 'gunner-t': ['tank', 1] },
        scouted: ['4A', '3A'],
        hand: ['driver-t', 'gunner-t', 'gunner-t'],
      },
    });
    t.play('italy', 'play driver-t');
    expectNot(t, 'italy', 'crew antitank', { code: 'not-in-seat', unit: unit('driver-t') });
    t.play('italy', 'swap italy-gunner-t');
    expect([seatIn(t, 'driver-t'), seatIn(t, 'gunner-t')]).toEqual([
      ['tank', 1],
      ['tank', 2],
    ]);
    // A swap is the whole card: it lies on the table and nothing more is asked.
    expect(zone(t, 'italy', 'played')).toEqual(['driver-t']);
    t.play('italy', 'play gunner-t', 'crew antitank');
    t.luck.expectDice('combat.antitank', 10, [1, 1, 1]);
    t.play('italy', 'shoot lrdg-truck', 'done');
  });

  test('a suppressed soldier neither drives nor mounts; a comrade may take his seat', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: {
        at: { driver: '8A', gunner: '8A', truck: '8A' },
        seats: { driver: ['truck', 1], gunner: ['truck', 2] },
        suppressed: ['driver'],
        scouted: ['8A', '9A'],
        hand: ['driver', 'gunner', 'gunner'],
      },
      italy: FAR_ITALY,
    });
    t.play('lrdg', 'play driver');
    t.expectOffers('lrdg', ['ready', 'hunker']);
    expectNot(t, 'lrdg', 'dismount', { code: 'unit-suppressed', unit: unit('driver') });
    expectNot(t, 'lrdg', 'swap lrdg-gunner', { code: 'unit-suppressed', unit: unit('driver') });
    t.play('lrdg', 'hunker');
    t.play('lrdg', 'play gunner', 'swap lrdg-driver', 'play gunner', 'crew drive', 'go 9a');
    expect(tileOf(t, 'truck')).toBe('9A');
  });

  test('no free action goes with readying, hunkering down or a swap', () => {
    const start = (suppressed: readonly string[]) =>
      playFrom({
        turn: 'lrdg',
        lrdg: {
          at: { driver: '8A', gunner: '8A', truck: '8A' },
          seats: { driver: ['truck', 1], gunner: ['truck', 2] },
          suppressed,
          hand: ['driver', 'driver'],
        },
        italy: FAR_ITALY,
      });
    for (const [suppressed, use] of [
      [['driver'], 'ready'],
      [['driver'], 'hunker'],
      [[], 'swap lrdg-gunner'],
    ] as const) {
      const t = start(suppressed);
      t.play('lrdg', 'play driver', use);
      // The next question is which card to play, not whether he wants to get out.
      t.expectOffered('lrdg', 'play driver');
    }
  });

  test('driving needs markers, passable ground and no roadblock', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: {
        at: { driver: '8A', truck: '8A' },
        seats: { driver: ['truck', 1] },
        scouted: ['8A', '7B', '9A', '5A', '6A', '10A'],
        hand: ['driver'],
      },
      italy: { at: { ...FAR_ITALY.at, 'roadblock-1': '9A' } },
    });
    t.play('lrdg', 'play driver', 'crew drive');
    expectNot(t, 'lrdg', 'go 7b', { code: 'impassable', tile: tile('7B') });
    expectNot(t, 'lrdg', 'go 5a', { code: 'impassable', tile: tile('5A') });
    expectNot(t, 'lrdg', 'go 9a', { code: 'roadblock', tile: tile('9A') });
    expectNot(t, 'lrdg', 'go 10a', { code: 'out-of-reach', tile: tile('10A') });
    t.play('lrdg', 'go 6a');
    expectNot(t, 'lrdg', 'go 2a', { code: 'not-scouted', tile: tile('2A') });
  });
});

describe('damage and repair', () => {
  const shootTruck = (damage: number) =>
    playFrom({
      turn: 'italy',
      lrdg: {
        at: { driver: '8A', engineer: '8A', truck: '8A', rifleman: '10A' },
        seats: { driver: ['truck', 1], engineer: ['truck', 4] },
        scouted: ['8A', '9A'],
        damage: { truck: damage },
        hand: ['driver', 'engineer', 'engineer'],
        deck: ['driver', 'driver'],
      },
      italy: { at: { ...FAR_ITALY.at, 'antitank-a': '8A' }, hand: ['antitank-a'] },
    });

  test('at the threshold no seat works until it is repaired', () => {
    const t = shootTruck(2);
    t.play('italy', 'play antitank-a', 'use antitank');
    t.luck.expectDice('combat.antitank', 10, [4, 1]);
    t.play('italy', 'shoot lrdg-truck', 'unit lrdg-driver');
    t.expectEvents([
      { type: 'fired', total: 4, isHit: true },
      { type: 'casualty', unit: unit('driver'), zone: 'hand' },
      { type: 'vehicleDamaged', unit: unit('truck'), damage: 3, isInoperable: true },
    ]);
    t.play('italy', 'end turn');
    t.play('lrdg', 'play engineer');
    t.expectNotOffered('lrdg', 'crew drive');
    t.play('lrdg', 'use repair', 'done');
    expect(damageOf(t, 'truck')).toBe(2);
    t.play('lrdg', 'play engineer', 'shift 3');
    t.expectOffered('lrdg', 'crew suppress');
  });

  test('one below the threshold every seat works', () => {
    const t = shootTruck(1);
    t.play('italy', 'play antitank-a', 'use antitank');
    t.luck.expectDice('combat.antitank', 10, [4, 1]);
    t.play('italy', 'shoot lrdg-truck', 'unit lrdg-engineer', 'end turn');
    expect(damageOf(t, 'truck')).toBe(2);
    t.play('lrdg', 'play driver');
    t.expectOffered('lrdg', 'crew drive');
  });

  test('a repair that stays at the threshold does not make it work', () => {
    const t = playFrom({
      turn: 'italy',
      lrdg: { at: { rifleman: '10A', saboteur: '10A' } },
      italy: {
        at: { ...FAR_ITALY.at, tank: '8A', 'driver-t': '8A', 'mechanic-t': '8A' },
        seats: { 'driver-t': ['tank', 1], 'mechanic-t': ['tank', 3] },
        scouted: ['8A', '9A'],
        damage: { tank: 4 },
        hand: ['mechanic-t', 'mechanic-t', 'driver-t'],
      },
    });
    t.play('italy', 'play mechanic-t', 'use repair', 'done');
    t.expectEvents([
      { type: 'cardLaid' },
      { type: 'cardPlayed', verb: 'repair' },
      { type: 'vehicleRepaired', unit: unit('tank'), damage: 3, isInoperable: true },
    ]);
    t.play('italy', 'play driver-t');
    t.expectNotOffered('italy', 'crew drive');
    t.match.undo(1);
    t.play('italy', 'play mechanic-t', 'use repair', 'done', 'play driver-t', 'crew drive');
    t.play('italy', 'go 9a');
    expect([tileOf(t, 'tank'), damageOf(t, 'tank')]).toEqual(['9A', 2]);
  });

  test('from a seat only the own vehicle is repaired, afoot any on the tile', () => {
    const place = (seats: { engineer?: readonly [string, number] }) =>
      playFrom({
        turn: 'lrdg',
        lrdg: {
          at: { engineer: '8A', truck: '8A', 'command-car': '8A', 'gun-truck': '9A' },
          seats: seats as { [unit: string]: readonly [string, number] },
          damage: { truck: 1, 'command-car': 1, 'gun-truck': 1 },
          hand: ['engineer'],
        },
        italy: FAR_ITALY,
      });
    const seated = place({ engineer: ['truck', 4] });
    seated.play('lrdg', 'play engineer', 'use repair', 'done');
    expect([damageOf(seated, 'truck'), damageOf(seated, 'command-car')]).toEqual([0, 1]);
    const afoot = place({});
    afoot.play('lrdg', 'play engineer', 'use repair');
    afoot.expectOffers('lrdg', ['unit lrdg-command-car', 'unit lrdg-truck']);
    expectNot(afoot, 'lrdg', 'unit lrdg-gun-truck', {
      code: 'cannot-repair',
      unit: unit('gun-truck'),
    });
  });

  test('an enemy’s vehicle can be repaired too, a sound one cannot', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: { at: { engineer: '8A', truck: '8A' }, hand: ['engineer', 'engineer'] },
      italy: { at: { ...FAR_ITALY.at, lorry: '8A' }, damage: { lorry: 1 } },
    });
    t.play('lrdg', 'play engineer', 'use repair', 'done');
    expect(damageOf(t, 'lorry')).toBe(0);
    t.play('lrdg', 'play engineer');
    expectNot(t, 'lrdg', 'use repair', { code: 'nothing-to-repair' });
  });

  test('destroyed: those inside stand on the tile, the vehicle is gone for good', () => {
    const t = shootTruck(3);
    t.play('italy', 'play antitank-a', 'use antitank');
    t.luck.expectDice('combat.antitank', 10, [1, 10]);
    t.play('italy', 'shoot lrdg-truck', 'unit lrdg-engineer');
    t.expectEvents([
      { type: 'fired', total: 4, dice: [1, 0], isHit: true },
      { type: 'casualty', unit: unit('engineer'), zone: 'hand' },
      { type: 'vehicleDamaged', damage: 4 },
      { type: 'vehicleDestroyed', unit: unit('truck') },
    ]);
    t.play('italy', 'end turn');
    expect([seatIn(t, 'driver'), tileOf(t, 'driver'), tileOf(t, 'truck')]).toEqual([
      ...[null, '8A', null],
    ]);
    t.play('lrdg', 'play engineer');
    expectNot(t, 'lrdg', 'use repair', { code: 'nothing-to-repair' });
  });

  test('suppressing a vehicle turns one soldier inside and does no damage', () => {
    const t = playFrom({
      turn: 'italy',
      lrdg: {
        at: { driver: '8A', engineer: '8A', truck: '8A' },
        seats: { driver: ['truck', 1], engineer: ['truck', 4] },
      },
      italy: { at: { ...FAR_ITALY.at, 'gunner-a': '9A' }, hand: ['gunner-a'] },
    });
    t.play('italy', 'play gunner-a', 'use suppress');
    t.luck.expectDice('combat.suppress', 10, [6, 1, 1, 1]);
    t.play('italy', 'shoot lrdg-truck', 'unit lrdg-driver');
    expect(t.state().public.isSuppressed[unit('driver')]).toBe(true);
    expect(damageOf(t, 'truck')).toBe(0);
  });

  test('who is suppressed already stays so, and an empty vehicle has nobody to turn', () => {
    const t = playFrom({
      turn: 'italy',
      lrdg: {
        at: { driver: '8A', truck: '8A', 'command-car': '8A' },
        seats: { driver: ['truck', 1] },
        suppressed: ['driver'],
      },
      italy: { at: { ...FAR_ITALY.at, 'gunner-a': '8A' }, hand: ['gunner-a', 'gunner-a'] },
    });
    for (const target of ['truck', 'command-car']) {
      t.play('italy', 'play gunner-a', 'use suppress');
      t.luck.expectDice('combat.suppress', 10, [9, 9, 9, 9]);
      t.play('italy', `shoot lrdg-${target}`);
      t.expectEvents([{ type: 'fired', isHit: true }]);
      t.play('italy', 'done');
      expect(damageOf(t, target)).toBe(0);
    }
  });

  test('an empty vehicle takes the damage alone', () => {
    const t = playFrom({
      turn: 'italy',
      lrdg: { at: { rifleman: '10A', truck: '8A' } },
      italy: { at: { ...FAR_ITALY.at, 'gunner-a': '8A' }, hand: ['gunner-a'] },
    });
    t.play('italy', 'play gunner-a', 'use attack');
    t.luck.expectDice('combat.attack', 10, [5, 1]);
    t.play('italy', 'shoot lrdg-truck', 'done');
    expect(damageOf(t, 'truck')).toBe(1);
  });
});
