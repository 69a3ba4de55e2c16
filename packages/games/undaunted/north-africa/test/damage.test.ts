import { describe, expect, test } from 'vitest';
import { damageOf, expectNot, playFrom, seatIn, tileOf, unit } from './position.ts';

// Severní Afrika, Ztráty, Vozidlo; Nefunkční vozidlo; Oprava.

const FAR_ITALY = { at: { 'rifleman-a': '4A', hangar: '9A', 'motor-pool': '9A' } } as const;

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

  test('north-africa/inoperable: at the threshold no seat works until the vehicle is repaired', () => {
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

  test('north-africa/inoperable: one below the threshold every seat works', () => {
    const t = shootTruck(1);
    t.play('italy', 'play antitank-a', 'use antitank');
    t.luck.expectDice('combat.antitank', 10, [4, 1]);
    t.play('italy', 'shoot lrdg-truck', 'unit lrdg-engineer', 'end turn');
    expect(damageOf(t, 'truck')).toBe(2);
    t.play('lrdg', 'play driver');
    t.expectOffered('lrdg', 'crew drive');
  });

  test('north-africa/inoperable north-africa/repair: a repair that stays at the threshold does not make the vehicle work', () => {
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

  test('north-africa/repair: from a seat a soldier repairs only their own vehicle, on foot any on the tile', () => {
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
    const onFoot = place({});
    onFoot.play('lrdg', 'play engineer', 'use repair');
    onFoot.expectOffers('lrdg', ['unit lrdg-command-car', 'unit lrdg-truck']);
    expectNot(onFoot, 'lrdg', 'unit lrdg-gun-truck', {
      code: 'cannot-repair',
      unit: unit('gun-truck'),
    });
  });

  test('north-africa/repair: an enemy vehicle can be repaired, an undamaged one cannot', () => {
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

  test('north-africa/vehicle-damage: when a vehicle is destroyed, its crew stands on the tile and it is gone for good', () => {
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

  test('north-africa/suppress north-africa/vehicle-damage: suppressing a vehicle turns over one soldier inside and does no damage', () => {
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

  test('north-africa/suppress north-africa/suppressed: a suppressed soldier stays so, and an empty vehicle has no crew to suppress', () => {
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

  test('north-africa/vehicle-damage: an empty vehicle takes the damage alone', () => {
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
