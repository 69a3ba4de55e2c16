import { describe, expect, test } from 'vitest';
import { expectNot, ownerOf, playFrom, seatIn, tile, tileOf, unit, zone } from './position.ts';

// Severní Afrika, Nasednutí, vysednutí, přesednutí a výměna míst; Akce vozidla.

const FAR_ITALY = { at: { 'rifleman-a': '4A', hangar: '9A', 'motor-pool': '9A' } } as const;

describe('north-africa/mounting', () => {
  test('happens before or after an action, but only once with a card', () => {
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

  test('needs an empty seat in a vehicle without enemies', () => {
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

  test('north-africa/capture: an empty enemy vehicle is captured by mounting, and taken back', () => {
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

  test('before an action needs an action that can follow', () => {
    const t = playFrom({
      turn: 'italy',
      // The only enemy sits in the captured tank, so there is no target.
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

  test('north-africa/capture: a captured vehicle is no target for the action that follows', () => {
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

  test('obliges the card to act', () => {
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

describe('north-africa/seats', () => {
  test('a seated soldier cannot move by card, but supports and fights as if on foot', () => {
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

  test('north-africa/suppressed north-africa/swap: a suppressed soldier neither drives nor mounts, and a comrade may swap seats', () => {
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

  test('north-africa/mounting: readying, hunkering down and swapping allow no free action', () => {
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
      // The next question is which card to play, not whether the soldier dismounts.
      t.expectOffered('lrdg', 'play driver');
    }
  });

  test('north-africa/drive north-africa/roadblocks: driving needs markers, passable ground and no roadblock', () => {
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
