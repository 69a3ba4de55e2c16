import { scriptedPlay } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import { defenceOf, stalingrad, stalingradRules } from '../src/rules/index.ts';
import { expectNot, isSuppressed, tile, tileOf, unit, zone } from './position.ts';

// Numbers of cards in the game: Soviet P-001 is 0, German P-001 is 165; Fog of War 339 and 354.
const [SERGEANT, RIFLEMAN_A, SCOUT_A, GUNNER_A, FOG] = [0, 3, 13, 19, 339];
const [N_LEADER_B, N_RIFLEMAN_A, N_GUNNER_A, N_FOG] = [167, 168, 184, 354];

test('stalingrad/round: the example of one round in the rulebook, roll by roll', () => {
  const t = scriptedPlay(stalingrad, { scenario: '011' }, (luck) => {
    // The top card is the last.
    luck.expectShuffle('deck.one', 11, [
      ...[1, 2, 8, 16, 22, 340, RIFLEMAN_A],
      ...[SERGEANT, SCOUT_A, GUNNER_A, FOG],
    ]);
    luck.expectShuffle('deck.two', 11, [
      ...[165, 166, 173, 178, 181, 187, 355],
      ...[N_LEADER_B, N_RIFLEMAN_A, N_GUNNER_A, N_FOG],
    ]);
  });
  // Both choose a card; Marie's is higher.
  t.play('soviet', 'bid s-p-001');
  t.play('german', 'bid n-p-004');
  t.expectEvents([
    { type: 'bidPlaced', seat: 1 },
    { type: 'bidsRevealed', cards: [SERGEANT, N_RIFLEMAN_A], first: 0 },
  ]);
  expect(zone(t, 'soviet', 'hand')).toEqual(['P-014', 'P-020', 'P-026']);

  // The scout's Recon: Fog of War out of the game for a Rifleman A.
  t.play('soviet', 'play s-p-014', 'use recon');
  t.expectEvents([
    { type: 'cardLaid', card: SCOUT_A },
    { type: 'cardPlayed', verb: 'recon' },
    { type: 'fogRemoved', seat: 0 },
    { type: 'cardsDrawn', seat: 0, count: 1 },
  ]);
  expect(zone(t, 'soviet', 'hand')).toEqual(['P-004', 'P-020']);

  // Suppress 4 from the park at the gunners in the house: 4 + 3 + 2 = 9; 2, 3, 8 and 0.
  t.play('soviet', 'play s-p-020', 'use suppress');
  const target = unit('german', 'gunner-a');
  const shot = { verb: 'suppress', unit: unit('soviet', 'gunner-a'), target };
  expect(defenceOf(stalingradRules, t.state().public, shot)).toEqual([
    { source: 'base', value: 4 },
    { source: 'cover', value: 3 },
    { source: 'range', value: 2 },
  ]);
  t.luck.expectDice('combat.suppress', 10, [2, 3, 8, 10]);
  t.play('soviet', 'shoot german-gunner-a');
  t.expectEvents([
    { type: 'fired', verb: 'suppress', target, dice: [2, 3, 8, 0], total: 9, isHit: true },
    { type: 'unitSuppressed', unit: target },
  ]);

  // Rifleman A goes to 504; 505 would be better ground, but it is not scouted.
  t.play('soviet', 'play s-p-004', 'use move');
  expectNot(t, 'soviet', 'go 505', 'not-scouted');
  t.play('soviet', 'go 504');
  t.expectEvents([
    { type: 'unitMoved', from: tile('604'), to: tile('504') },
    { type: 'turnEnded', seat: 0, count: 0 },
  ]);
  expect(tileOf(t, 'soviet', 'rifleman-a')).toBe('504');
  expect(zone(t, 'soviet', 'discard')).toEqual(['P-001', 'P-004', 'P-014', 'P-020']);

  // František: the gunners can only be readied.
  t.play('german', 'play n-p-020');
  t.expectOffers('german', ['ready', 'hunker']);
  t.play('german', 'ready');
  expect(isSuppressed(t, 'german', 'gunner-a')).toBe(false);
  // Leader B cannot inspire gunners of squad A, and bolsters instead.
  t.play('german', 'play n-p-003');
  expectNot(t, 'german', 'use inspire', 'none-to-inspire');
  t.play('german', 'use bolster');
  expectNot(t, 'german', 'take n-p-005', 'other-squad');
  t.play('german', 'take n-p-010', 'take n-p-024');
  // The Fog of War that is left goes to the discards with what was played; a new round begins.
  t.expectEvents([
    { type: 'bolstered', seat: 1 },
    { type: 'bolstered', seat: 1 },
    { type: 'turnEnded', seat: 1, count: 1, cards: [N_FOG] },
    { type: 'roundBegan', round: 2 },
    { type: 'cardsDrawn', seat: 0, count: 4 },
    { type: 'cardsDrawn', seat: 1, count: 4 },
  ]);
  expect(zone(t, 'german', 'discard')).toEqual([
    ...['P-003', 'P-004', 'P-010', 'P-020', 'P-024', 'P-026'],
  ]);
  t.end('soviet', 'german');
});
