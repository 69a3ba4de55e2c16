import { CONTROLLED, SCOUTED } from '@bivouac/undaunted-core';
import { describe, expect, test } from 'vitest';
import { expectNot, marker, playFrom, tile } from './position.ts';

// Severní Afrika, Ovládnutí: the four combinations of enemy control and enemy presence.

describe.each([
  { controlled: false, present: false, isPossible: true },
  { controlled: false, present: true, isPossible: true },
  { controlled: true, present: false, isPossible: true },
  { controlled: true, present: true, isPossible: false },
])('north-africa/control: the enemy controls: $controlled, stands there: $present', (given) => {
  test(given.isPossible ? 'Control is possible' : 'Control is not possible', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: { at: { rifleman: '6A', saboteur: '8A' }, scouted: ['6A'], hand: ['rifleman'] },
      italy: {
        at: {
          'rifleman-a': '4A',
          ...(given.present ? { 'scout-a': '6A' } : {}),
          // An empty vehicle never prevents an action.
          lorry: '6A',
          hangar: '9A',
          'motor-pool': '9A',
        },
        [given.controlled ? 'controlled' : 'scouted']: ['6A'],
      },
    });
    t.play('lrdg', 'play rifleman');
    if (!given.isPossible) {
      expectNot(t, 'lrdg', 'use control', { code: 'enemy-present', tile: tile('6A') });
      return;
    }
    t.play('lrdg', 'use control');
    expect([marker(t, 'lrdg', '6A'), marker(t, 'italy', '6A')]).toEqual([CONTROLLED, SCOUTED]);
  });
});

test('north-africa/control: a soldier in a vehicle holds the tile too', () => {
  const t = playFrom({
    turn: 'lrdg',
    lrdg: { at: { rifleman: '6A', saboteur: '8A' }, scouted: ['6A'], hand: ['rifleman'] },
    italy: {
      at: { 'scout-a': '6A', 'rifleman-a': '4A', lorry: '6A', hangar: '9A', 'motor-pool': '9A' },
      seats: { 'scout-a': ['lorry', 3] },
      controlled: ['6A'],
    },
  });
  t.play('lrdg', 'play rifleman');
  expectNot(t, 'lrdg', 'use control', { code: 'enemy-present', tile: tile('6A') });
});

test('north-africa/control north-africa/seats: the tank controls from the mechanic’s seat', () => {
  const t = playFrom({
    turn: 'italy',
    lrdg: { at: { rifleman: '10A', saboteur: '8A' } },
    italy: {
      at: { 'mechanic-t': '6A', tank: '6A', hangar: '9A', 'motor-pool': '9A' },
      seats: { 'mechanic-t': ['tank', 3] },
      scouted: ['6A'],
      hand: ['mechanic-t'],
    },
  });
  t.play('italy', 'play mechanic-t', 'crew control', 'done');
  expect(marker(t, 'italy', '6A')).toBe(CONTROLLED);
});
