import { scriptedPlay } from '@bivouac/testkit';
import { CONTROLLED, defenceAgainst, SCOUTED, setMarker } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { pointsOf } from '../src/rules/index.ts';
import { exampleScenario, normandyWith } from './example-scenario.ts';
import {
  count,
  expectNot,
  marker,
  names,
  type Play,
  tile,
  tileOf,
  unit,
  zone,
} from './position.ts';

// Copies of a card have neighbouring numbers, the lowest first.
const SERGEANT = 0;
const LEADER_A = 2;
const LEADER_C = 4;
const SCOUT_B = 8;
const RIFLEMAN_A = 14;
const GUNNER_C = 38;
const FOG = 44;

const { game, rules } = normandyWith(exampleScenario());

/** Hans (de): Sergeant, Scout B, two Riflemen A. John (us): Leaders A and C, Gunner C, Fog. */
function table(): Play {
  return scriptedPlay(game, {}, (luck) => {
    luck.expectShuffle('deck.one', 11, [
      ...[0, 3, 5, 8, 14, 19, 45],
      ...[FOG, GUNNER_C, LEADER_C, LEADER_A],
    ]);
    luck.expectShuffle('deck.two', 10, [
      ...[2, 3, 5, 19, 44, 45],
      ...[RIFLEMAN_A, RIFLEMAN_A + 1, SCOUT_B, SERGEANT],
    ]);
  });
}

test('normandy/round: the example of one round in the rulebook, roll by roll', () => {
  const t = table();
  expect(zone(t, 'de', 'hand')).toEqual(['sergeant', 'scout-b', 'rifleman-a', 'rifleman-a']);
  expect(zone(t, 'us', 'hand')).toEqual(['leader-a', 'leader-c', 'gunner-c', 'fog']);
  expect(t.state().public.initiative).toBe(0);

  // Hans's card is higher: the marker is turned over and Hans plays first; both cards are discarded.
  t.play('us', 'bid leader-a');
  t.play('de', 'bid sergeant');
  t.expectEvents([
    { type: 'bidPlaced', seat: 1 },
    { type: 'bidsRevealed', cards: [LEADER_A, SERGEANT], first: 1 },
  ]);
  expect(t.state().public.initiative).toBe(1);
  expect(zone(t, 'de', 'discard')).toEqual(['sergeant']);
  expect(zone(t, 'us', 'discard')).toEqual(['leader-a']);
  expect(zone(t, 'de', 'hand')).toEqual(['scout-b', 'rifleman-a', 'rifleman-a']);
  t.expectAwaiting('de');

  // The Riflemen cannot yet go to 17B: no German marker lies there.
  t.play('de', 'play rifleman-a', 'use move');
  expectNot(t, 'de', 'go 17b', { code: 'not-scouted', tile: tile('17b') });
  for (let i = 0; i < 2; i++) t.match.undo(1);

  // The Scouts: over 3B, which is known, to 17B, which is not: a marker and one Fog of War.
  t.play('de', 'play scout-b', 'use scout', 'go 3b', 'go 17b');
  t.expectEvents([
    { type: 'cardLaid', seat: 1, card: SCOUT_B },
    { type: 'cardPlayed', verb: 'scout' },
    { type: 'unitMoved', unit: unit('de-scouts-b'), from: tile('6b'), to: tile('3b') },
    { type: 'unitMoved', unit: unit('de-scouts-b'), from: tile('3b'), to: tile('17b') },
    { type: 'tileScouted', seat: 1, tile: tile('17b') },
    { type: 'fogGained', seat: 1, count: 1, by: 1 },
  ]);
  expect(marker(t, 'de', '17b')).toBe(SCOUTED);
  expect(count(t, 'de', 'supply', 'fog')).toBe(7);
  expect(zone(t, 'de', 'discard')).toEqual(['sergeant', 'fog']);

  // Riflemen A move there, and take it with their second card. The hand is empty: the turn ends.
  t.play('de', 'play rifleman-a', 'use move', 'go 17b', 'play rifleman-a', 'use control');
  t.expectEvents([
    { type: 'cardLaid', card: RIFLEMAN_A },
    { type: 'cardPlayed', verb: 'move' },
    { type: 'unitMoved', unit: unit('de-riflemen-a'), from: tile('3b'), to: tile('17b') },
    { type: 'cardLaid', card: RIFLEMAN_A + 1 },
    { type: 'cardPlayed', verb: 'control' },
    { type: 'tileControlled', seat: 1, tile: tile('17b'), isTaken: false },
    { type: 'turnEnded', seat: 1, count: 0 },
  ]);
  expect(marker(t, 'de', '17b')).toBe(CONTROLLED);
  expect(pointsOf(rules, t.state().public, 1)).toBe(3 + 1);
  expect(zone(t, 'de', 'played')).toEqual([]);
  expect(zone(t, 'de', 'discard')).toEqual([
    ...['sergeant', 'scout-b', 'rifleman-a', 'rifleman-a', 'fog'],
  ]);
  t.expectAwaiting('us');

  // From where they are the Gunners would need a 9; John moves them to 2A instead.
  const shot = { verb: 'attack', unit: unit('us-gunners-c'), target: unit('de-riflemen-a') };
  expect(defenceAgainst(rules, t.state().public, shot, 'counts')).toEqual([
    { source: 'base', value: 4 },
    { source: 'cover', value: 3 },
    { source: 'range', value: 2 },
  ]);
  t.play('us', 'play gunner-c', 'use move', 'go 2a');
  t.expectEvents([
    { type: 'cardLaid', card: GUNNER_C },
    { type: 'cardPlayed', verb: 'move' },
    { type: 'unitMoved', unit: unit('us-gunners-c'), from: tile('16b'), to: tile('2a') },
  ]);

  // The Squad Leader inspires them: the card is back in hand, and attacks.
  t.play('us', 'play leader-c', 'use inspire', 'take gunner-c');
  t.expectEvents([
    { type: 'cardLaid', card: LEADER_C },
    { type: 'cardPlayed', verb: 'inspire' },
    { type: 'inspired', seat: 0, card: GUNNER_C },
  ]);
  expect(zone(t, 'us', 'hand')).toEqual(['gunner-c', 'fog']);

  // Base 4, cover 3, range 1: 8. Two dice, 5 and 8: a hit. Fog of War is all John has left.
  t.luck.expectDice('combat.attack', 10, [5, 8]);
  t.play('us', 'play gunner-c', 'use attack', 'shoot de-riflemen-a');
  t.expectEvents([
    { type: 'cardLaid', card: GUNNER_C },
    { type: 'cardPlayed', verb: 'attack' },
    {
      type: 'fired',
      ...shot,
      dice: [5, 8],
      modifiers: [
        { source: 'base', value: 4 },
        { source: 'cover', value: 3 },
        { source: 'range', value: 1 },
      ],
      total: 8,
      isHit: true,
    },
    { type: 'casualty', unit: unit('de-riflemen-a'), zone: 'discard' },
    { type: 'turnEnded', seat: 0, count: 1, cards: [FOG] },
    { type: 'roundBegan', round: 2 },
    { type: 'cardsDrawn', seat: 0, count: 4 },
    { type: 'cardsDrawn', seat: 1, count: 4 },
  ]);

  // One card, from the discards; the counter stays. John discards the played cards and the Fog.
  expect(zone(t, 'de', 'discard')).toEqual(['sergeant', 'scout-b', 'rifleman-a', 'fog']);
  expect(zone(t, 'de', 'removed')).toEqual(['rifleman-a']);
  expect(tileOf(t, 'de-riflemen-a')).toBe('17b');
  expect(zone(t, 'us', 'discard')).toEqual(['leader-a', 'leader-c', 'gunner-c', 'fog']);
  expect(names(t.state().public.plays[0])).toEqual([]);
  game.check(t.state());
  t.end('us', 'de');
});

test('normandy/dice: in the rulebook example two eights are one hit', () => {
  const t = table();
  t.play('us', 'bid leader-a');
  t.play('de', 'bid sergeant', 'play scout-b', 'use scout', 'go 3b', 'go 17b');
  t.play('de', 'play rifleman-a', 'use move', 'go 17b', 'play rifleman-a', 'use control');
  t.play('us', 'play gunner-c', 'use move', 'go 2a', 'play leader-c', 'use inspire');
  t.play('us', 'take gunner-c');
  t.luck.expectDice('combat.attack', 10, [9, 8]);
  t.play('us', 'play gunner-c', 'use attack', 'shoot de-riflemen-a');
  expect(zone(t, 'de', 'removed')).toEqual(['rifleman-a']);
  expect(t.state().public.casualties).toEqual([0, 1]);
  t.end('us', 'de');
});

test('normandy/control: in the rulebook example the gunners on 2A prevent it', () => {
  const t = table();
  t.play('us', 'bid leader-a');
  t.play('de', 'bid sergeant', 'play scout-b', 'use scout', 'go 3b', 'go 17b', 'end turn');
  t.play('us', 'play gunner-c', 'use move', 'go 2a', 'end turn');
  t.play('us', 'bid scout-b');
  t.play('de', 'bid scout-a');
  // The Germans have scouted 2A meanwhile, and their Riflemen B stand there too.
  const later = t.state();
  setMarker(rules, later.public, 1, tile('2a'), SCOUTED);
  later.public.at[unit('de-riflemen-b')] = tile('2a');
  game.check(later);
  const next = scriptedPlay({ ...game, setup: () => later }, {}, () => undefined);
  next.play('de', 'play rifleman-b');
  expectNot(next, 'de', 'use control', { code: 'enemy-present', tile: tile('2a') });
  next.end('de');
});
