import { CONTROLLED, SCOUTED } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import {
  card,
  expectNot,
  isRouted,
  isSuppressed,
  marker,
  playFrom,
  tileOf,
  unit,
  zone,
} from './position.ts';

// Stalingrad, Podpůrné akce.

test('stalingrad/inspire stalingrad/upgraded-actions: the card stays on the table and carries out one action that is not upgraded', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: {
      at: { 'rifleman-a': '504', 'gunner-b': '504' },
      hand: 'P-002',
      played: 'V-006 P-023',
      scouted: '504 505',
    },
    german: { at: { 'scout-a': '505' }, discard: 'P-014' },
  });
  t.play('soviet', 'play s-p-002', 'use inspire');
  // The gunner is of squad B; the leader is not a soldier.
  expectNot(t, 'soviet', 'take s-p-023', 'other-squad');
  expectNot(t, 'soviet', 'take s-p-002', 'not-to-inspire');
  t.play('soviet', 'take s-v-006');
  // Attack 3 is an upgraded act: not by Inspire.
  expectNot(t, 'soviet', 'use attack', 'upgraded-act');
  expectNot(t, 'soviet', 'hunker', 'act-owed');
  t.play('soviet', 'use control');
  expect(marker(t, 'soviet', '504')).toBe(CONTROLLED);
  expect(zone(t, 'soviet', 'played')).toEqual(['V-006', 'P-023', 'P-002']);
  expect(zone(t, 'soviet', 'hand')).toEqual(['P-001']);
});

test('stalingrad/inspire: not for the card of a suppressed unit, and not without a card of the squad on the table', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { hand: 'P-002', played: 'P-004', suppressed: ['rifleman-a'] },
  });
  t.play('soviet', 'play s-p-002');
  expectNot(t, 'soviet', 'use inspire', 'none-to-inspire');
});

test('stalingrad/exert stalingrad/upgraded-actions: an upgraded action is allowed too, then the unit is suppressed; not for a tank', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: {
      at: { 'rifleman-a': '504', 't34-a': '504' },
      hand: 'Z-080',
      played: 'V-006 Z-063',
      supply: 'P-009',
    },
    german: { at: { 'scout-a': '505' }, discard: 'P-014 P-015', supply: 'P-004 P-009' },
  });
  t.play('soviet', 'play s-z-080', 'use exert');
  t.expectOffers('soviet', ['take s-v-006']);
  t.play('soviet', 'take s-v-006', 'use attack');
  t.luck.expectDice('combat.attack', 10, [8, 1, 1]);
  t.play('soviet', 'shoot german-scout-a');
  t.play('german', 'take n-p-014');
  t.expectEvents([{ type: 'casualty' }, { type: 'unitSuppressed' }]);
  expect(isSuppressed(t, 'soviet', 'rifleman-a')).toBe(true);
});

test('stalingrad/rally: only a unit of the squad, where one is named', () => {
  const shaken = ['rifleman-a', 'rifleman-b'];
  const t = playFrom({
    turn: 'soviet',
    soviet: { hand: 'Z-076 Z-082', suppressed: shaken },
  });
  t.play('soviet', 'play s-z-076', 'use rally');
  expectNot(t, 'soviet', 'unit soviet-rifleman-b', 'unit-of-other-squad');
  t.play('soviet', 'unit soviet-rifleman-a');
  expect(isSuppressed(t, 'soviet', 'rifleman-a')).toBe(false);
  t.play('soviet', 'play s-z-082', 'use rally', 'unit soviet-rifleman-b');
  expect(isSuppressed(t, 'soviet', 'rifleman-b')).toBe(false);
});

test('stalingrad/rally stalingrad/rout: it does not help a routed unit, which waits for reinforcements', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: {
      at: { 'rifleman-b': '504', 'scout-b': '504' },
      suppressed: ['rifleman-b', 'scout-b'],
      routed: ['scout-b'],
      supply: 'P-017',
      hand: 'Z-082 Z-076',
    },
  });
  t.play('soviet', 'play s-z-082', 'use rally', 'unit soviet-scout-b');
  expect(isSuppressed(t, 'soviet', 'scout-b')).toBe(false);
  expect(isRouted(t, 'soviet', 'scout-b')).toBe(true);
});

test('stalingrad/guide: a unit of the named squad, neither suppressed nor routed', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: {
      at: { 'rifleman-a': '504', 'rifleman-b': '504', 'scout-b': '504', 'gunner-b': '504' },
      routed: ['scout-b'],
      suppressed: ['gunner-b'],
      hand: 'Z-078',
      scouted: '505',
      supply: 'P-017',
    },
  });
  t.play('soviet', 'play s-z-078', 'use guide');
  expectNot(t, 'soviet', 'unit soviet-rifleman-a', 'unit-of-other-squad');
  expectNot(t, 'soviet', 'unit soviet-scout-b', 'unit-routed');
  expectNot(t, 'soviet', 'unit soviet-gunner-b', 'unit-suppressed');
  t.play('soviet', 'unit soviet-rifleman-b', 'go 505');
  expect(tileOf(t, 'soviet', 'rifleman-b')).toBe('505');
});

test('stalingrad/assault: a move, then a combat action of the card; a unit that stays may fight too', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'rifleman-a': '504' }, hand: 'V-007', scouted: '505' },
    german: { at: { 'scout-a': '505' }, discard: 'P-014' },
  });
  t.play('soviet', 'play s-v-007', 'use assault');
  expect(t.view('soviet').question).toMatchObject({ kind: 'step', play: { verb: 'assault' } });
  t.play('soviet', 'go 505');
  t.expectOffers('soviet', ['use attack', 'done']);
  t.luck.expectDice('combat.attack', 10, [7]);
  t.play('soviet', 'use attack', 'shoot german-scout-a');
  expect(zone(t, 'german', 'removed')).toEqual(['P-014']);
});

test('stalingrad/assault stalingrad/field-of-fire: a field of fire ends the whole action', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'rifleman-a': '504' }, hand: 'V-007', scouted: '505' },
    german: { at: { 'gunner-a': '505' }, fields: { 'gunner-a': '505' }, discard: 'P-020' },
  });
  // 4 + 2 + 0.
  t.luck.expectDice('combat.suppress', 10, [6, 1, 1]);
  t.play('soviet', 'play s-v-007', 'use assault', 'go 505');
  expect(isSuppressed(t, 'soviet', 'rifleman-a')).toBe(true);
  t.expectOffers('soviet', ['end turn', 'play s-p-001']);
});

test('stalingrad/attack-stalk: a combat action, then a step onto any tile if the player likes', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { sniper: '504' }, hand: 'V-055' },
    german: { at: { 'scout-a': '505' }, discard: 'P-014' },
  });
  t.luck.expectDice('combat.attack', 10, [1, 1, 1]);
  t.play('soviet', 'play s-v-055', 'use attack-stalk');
  expect(t.view('soviet').question).toMatchObject({ kind: 'attack', play: { verb: 'attack' } });
  t.play('soviet', 'shoot german-scout-a');
  expect(t.view('soviet').question).toMatchObject({ kind: 'step', play: { verb: 'attack-stalk' } });
  t.play('soviet', 'go 404');
  expect(tileOf(t, 'soviet', 'sniper')).toBe('404');
  expect(marker(t, 'soviet', '404')).toBe(0);
});

test('stalingrad/attack-stalk: of several combat acts one has to be chosen', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'at-rifle': '504' }, hand: 'V-071' },
    german: { at: { 'scout-a': '505', 'panzer-a': '505' } },
  });
  t.play('soviet', 'play s-v-071', 'use attack-stalk');
  expect(t.view('soviet').question).toMatchObject({
    kind: 'assault',
    play: { verb: 'attack-stalk' },
  });
  t.expectOffers('soviet', ['use attack', 'use antitank']);
});

test('stalingrad/recon-scout: it needs Fog of War in hand; then Scout 1', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'scout-a': '504' }, hand: 'V-015 P-026', deck: 'P-004', supply: 'P-027' },
  });
  t.play('soviet', 'play s-v-015', 'use recon-scout');
  expect(t.view('soviet').question).toMatchObject({ kind: 'step', play: { verb: 'recon-scout' } });
  t.play('soviet', 'go 505');
  expect(zone(t, 'soviet', 'hand')).toEqual(['P-001', 'P-004']);
  expect(zone(t, 'soviet', 'removed')).toEqual(['P-026']);
  expect(marker(t, 'soviet', '505')).toBe(SCOUTED);
  expect(zone(t, 'soviet', 'discard')).toEqual(['P-027']);
  const dry = playFrom({
    turn: 'soviet',
    soviet: { at: { 'scout-a': '504' }, hand: 'V-015' },
  });
  dry.play('soviet', 'play s-v-015');
  expectNot(dry, 'soviet', 'use recon-scout', 'no-fog-in-hand');
});

test('stalingrad/anti-air: a bomber goes from hand, discards or deck; without one the card may go back', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { hand: 'Z-088 Z-089 Z-090' },
    german: { discard: 'Z-089 Z-090', deck: 'P-004 Z-091' },
  });
  t.play('soviet', 'play s-z-088', 'use anti-air');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'planeShotDown', seat: 1 },
  ]);
  expect(zone(t, 'german', 'discard')).toEqual(['Z-090']);
  t.play('soviet', 'play s-z-089', 'use anti-air');
  t.luck.expectShuffle('deck.two', 1, [168]);
  t.play('soviet', 'play s-z-090', 'use anti-air');
  expect(zone(t, 'german', 'deck')).toEqual(['P-004']);
  expect(t.state().public.extra.shotDown[1]).toHaveLength(3);
  // A plane shot down is no casualty.
  expect(t.state().public.casualties).toEqual([0, 0]);
  t.end('soviet');
  // Of two the one in hand.
  const two = playFrom({
    turn: 'soviet',
    soviet: { hand: 'Z-088' },
    german: { hand: 'Z-089', discard: 'Z-090' },
  });
  two.play('soviet', 'play s-z-088', 'use anti-air');
  expect(zone(two, 'german', 'discard')).toEqual(['Z-090']);
  // Of two in the deck the one with the lower number, whatever their order.
  const deep = playFrom({
    turn: 'soviet',
    soviet: { hand: 'Z-088' },
    german: { deck: 'Z-091 Z-090' },
  });
  deep.luck.expectShuffle('deck.two', 1, [card('german', 'Z-091')]);
  deep.play('soviet', 'play s-z-088', 'use anti-air');
  expect(zone(deep, 'german', 'deck')).toEqual(['Z-091']);
  const empty = playFrom({ turn: 'soviet', soviet: { hand: 'Z-088' } });
  empty.play('soviet', 'play s-z-088', 'use anti-air');
  empty.expectOffers('soviet', ['hunker', 'done']);
  expect(empty.view('soviet').question).toMatchObject({
    kind: 'stand-down',
    play: { verb: 'anti-air' },
  });
  empty.play('soviet', 'hunker');
  expect(zone(empty, 'soviet', 'supply')).toEqual(['Z-088']);
  const kept = playFrom({ turn: 'soviet', soviet: { hand: 'Z-088' } });
  kept.play('soviet', 'play s-z-088', 'use anti-air', 'done');
  expect(zone(kept, 'soviet', 'supply')).not.toContain('Z-088');
});

test('stalingrad/control: an enemy on the tile prevents it only if it controls the tile and is not routed', () => {
  const here = (german: object) =>
    playFrom({
      turn: 'soviet',
      soviet: { at: { 'rifleman-a': '504' }, hand: 'P-004', scouted: '504' },
      german: { at: { 'scout-a': '504' }, supply: 'P-014', ...german },
    });
  const t = here({ scouted: '504' });
  t.play('soviet', 'play s-p-004', 'use control');
  expect(marker(t, 'soviet', '504')).toBe(CONTROLLED);
  const held = here({ controlled: '504' });
  held.play('soviet', 'play s-p-004');
  expectNot(held, 'soviet', 'use control', 'enemy-present');
  const routed = here({ controlled: '504', routed: ['scout-a'] });
  routed.play('soviet', 'play s-p-004', 'use control');
  expect(marker(routed, 'german', '504')).toBe(SCOUTED);
});

test('stalingrad/merging: soldiers of C use the counters of A and count as squad A', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: {
      at: { 'rifleman-a': '504' },
      merged: 0,
      hand: 'Z-037 P-002',
      supply: 'Z-038 P-009',
      scouted: '505',
    },
  });
  t.play('soviet', 'play s-z-037', 'use move', 'go 505');
  expect(tileOf(t, 'soviet', 'rifleman-a')).toBe('505');
  t.play('soviet', 'play s-p-002', 'use bolster');
  t.expectOffers('soviet', ['take s-z-038', 'done']);
  expect(unit('soviet', 'rifleman-c')).toBeGreaterThan(0);
});
