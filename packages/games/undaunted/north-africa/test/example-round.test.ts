import { scriptedPlay } from '@bivouac/testkit';
import { defenceAgainst, SCOUTED } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { northAfrica, northAfricaRules } from '../src/rules/index.ts';
import { damageOf, marker, seatIn, tile, tileOf, unit, zone } from './position.ts';

// Copies of a card have neighbouring numbers, the lowest first.
const [SECOND, RIFLEMAN, SABOTEUR] = [1, 7, 19];
const [SERGEANT, SCOUT_A, GUNNER_A, DRIVER_T, FOG] = [35, 39, 47, 55, 67];

test('north-africa/round: the example of one round in the rulebook, roll by roll', () => {
  const t = scriptedPlay(northAfrica, { scenario: 'base-under-threat' }, (luck) => {
    luck.expectShuffle('deck.one', 11, [
      ...[0, 3, 20, 27, 31, 68, 69],
      ...[FOG, SECOND, SABOTEUR, RIFLEMAN],
    ]);
    luck.expectShuffle('deck.two', 14, [
      ...[36, 37, 40, 43, 44, 45, 48, 56, 59, 63],
      ...[GUNNER_A, DRIVER_T, SCOUT_A, SERGEANT],
    ]);
  });
  // Both choose a card; Giovanni's is higher.
  t.play('lrdg', 'bid rifleman');
  t.play('italy', 'bid sergeant');
  t.expectEvents([
    { type: 'bidPlaced', seat: 1 },
    { type: 'bidsRevealed', cards: [RIFLEMAN, SERGEANT], first: 1 },
  ]);
  expect(t.state().public.bids).toEqual([RIFLEMAN, SERGEANT]);
  expect(zone(t, 'italy', 'hand')).toEqual(['scout-a', 'gunner-a', 'driver-t']);

  // The tank cannot go to 12A yet.
  t.play('italy', 'play driver-t', 'crew drive');
  t.expectRefused('italy', 'go 12a', 'illegal-action');
  for (let i = 0; i < 2; i++) t.match.undo(1);

  // The scout dismounts before the action and scouts one tile of two.
  t.play('italy', 'play scout-a', 'dismount', 'use scout', 'go 12a', 'done');
  t.expectEvents([
    { type: 'cardLaid', seat: 1, card: SCOUT_A },
    { type: 'dismounted', unit: unit('scout-a'), vehicle: unit('scout-car') },
    { type: 'cardPlayed', verb: 'scout' },
    { type: 'unitMoved', unit: unit('scout-a'), from: tile('19A'), to: tile('12A') },
    { type: 'tileScouted', seat: 1, tile: tile('12A') },
    { type: 'fogGained', seat: 1, count: 1, by: 1 },
  ]);
  expect(marker(t, 'italy', '12A')).toBe(SCOUTED);
  expect(zone(t, 'italy', 'discard')).toEqual(['sergeant', 'fog']);

  // The driver takes the tank to the tile just scouted, with all inside, and stays at the wheel.
  t.play('italy', 'play driver-t', 'crew drive', 'go 12a', 'done');
  expect(['tank', 'driver-t', 'gunner-t', 'mechanic-t'].map((name) => tileOf(t, name))).toEqual([
    ...['12A', '12A', '12A', '12A'],
  ]);

  // The machine gunner takes the seat that the scout has left, then navigates: 17A, 16B.
  t.play('italy', 'play gunner-a', 'shift 2', 'crew navigate', 'aim 17a', 'aim 16b');
  expect(seatIn(t, 'gunner-a')).toEqual(['scout-car', 2]);
  t.expectEvents([
    { type: 'cardLaid', seat: 1, card: GUNNER_A },
    { type: 'shifted', unit: unit('gunner-a'), place: 1 },
    { type: 'crewActed', verb: 'navigate' },
    { type: 'tileScouted', seat: 1, tile: tile('16B') },
    { type: 'fogGained', seat: 1, count: 1, by: 1 },
    { type: 'turnEnded', seat: 1, count: 0 },
  ]);
  expect(zone(t, 'italy', 'discard')).toEqual([
    ...['sergeant', 'scout-a', 'gunner-a', 'driver-t', 'fog', 'fog'],
  ]);

  // Johny: the saboteur stalks up to the tank; the second-in-command gives another turn to the saboteur.
  t.play('lrdg', 'play saboteur', 'use stalk', 'go 12a');
  t.play('lrdg', 'play second', 'use inspire', 'take saboteur');
  expect(zone(t, 'lrdg', 'hand')).toEqual(['saboteur', 'fog']);
  t.play('lrdg', 'play saboteur', 'use demolish');
  const shot = { verb: 'demolish', unit: unit('saboteur'), target: unit('tank') };
  expect(defenceAgainst(northAfricaRules, t.state().public, shot, 'counts')).toEqual([
    { source: 'base', value: 5 },
  ]);
  t.luck.expectDice('combat.demolish', 10, [5, 8]);
  t.play('lrdg', 'shoot italy-tank', 'unit italy-driver-t');
  t.expectEvents([
    { type: 'fired', verb: 'demolish', dice: [5, 8], total: 5, isHit: true },
    { type: 'casualty', unit: unit('driver-t'), zone: 'discard' },
    { type: 'vehicleDamaged', unit: unit('tank'), damage: 1, isInoperable: false },
    { type: 'turnEnded', seat: 0, count: 1 },
    { type: 'roundBegan', round: 2 },
    { type: 'cardsDrawn', seat: 0, count: 4 },
    { type: 'cardsDrawn', seat: 1, count: 4 },
  ]);
  expect(damageOf(t, 'tank')).toBe(1);
  expect(zone(t, 'italy', 'removed')).toEqual(['driver-t']);
  expect(t.state().public.round).toBe(2);
  t.end('lrdg', 'italy');
});
