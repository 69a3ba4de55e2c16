import { SCOUTED } from '@bivouac/undaunted-core';
import { describe, expect, test } from 'vitest';
import {
  expectNot,
  isSuppressed,
  marker,
  type Play,
  playFrom,
  type SidePosition,
  tileOf,
  zone,
} from './position.ts';

// Stalingrad, Pravidla pro vaši první hru: the sequence of play and the actions that the first battle
// brings. P-026 to P-035 are Fog of War.

/** A round about to begin: both turns end unplayed, and both sides have these decks. */
function nextRound(soviet: string, german: string): Play {
  const t = playFrom({ turn: 'german', soviet: { deck: soviet }, german: { deck: german } });
  t.play('german', 'end turn');
  t.play('soviet', 'end turn');
  return t;
}

describe('stalingrad/draw', () => {
  test('both sides draw four cards at the start of a round', () => {
    const t = nextRound('P-009 P-004 P-005 P-014 P-026', 'P-004 P-005 P-006 P-026');
    expect(t.state().public.round).toBe(2);
    expect(zone(t, 'soviet', 'hand')).toEqual(['P-004', 'P-005', 'P-014', 'P-026']);
    expect(zone(t, 'soviet', 'deck')).toEqual(['P-009']);
    expect(zone(t, 'german', 'hand')).toEqual(['P-004', 'P-005', 'P-006', 'P-026']);
    t.end('soviet', 'german');
  });

  test('an empty deck is made from the discards, without the cards in the play area', () => {
    const t = playFrom({
      turn: 'soviet',
      soviet: { played: 'P-004', deck: 'P-009', discard: 'P-014' },
    });
    t.luck.expectShuffle('deck.one', 1, []);
    t.play('soviet', 'play s-p-001', 'use command');
    expect(zone(t, 'soviet', 'discard')).toEqual([]);
    expect(zone(t, 'soviet', 'hand')).toEqual(['P-009', 'P-014']);
    expect(zone(t, 'soviet', 'played')).toEqual(['P-004', 'P-001']);
  });
});

describe('stalingrad/initiative', () => {
  test('the higher card takes the marker, and both cards go straight to the discards', () => {
    const t = nextRound('P-002 P-004 P-014 P-026', 'P-004 P-005 P-006 P-026');
    t.expectOffers('soviet', ['bid s-p-002', 'bid s-p-004', 'bid s-p-014', 'bid fog']);
    t.play('soviet', 'bid s-p-002');
    t.play('german', 'bid n-p-004');
    expect(t.state().public.initiative).toBe(0);
    expect(zone(t, 'soviet', 'discard')).toContain('P-002');
    expect(zone(t, 'german', 'discard')).toContain('P-004');
    expect([zone(t, 'soviet', 'played'), zone(t, 'german', 'played')]).toEqual([[], []]);
    t.end('soviet');
  });

  test('a tie leaves the marker where it is', () => {
    const t = nextRound('P-002 P-004 P-014 P-026', 'P-004 P-005 P-006 P-026');
    t.play('soviet', 'bid fog');
    t.play('german', 'bid fog');
    expect(t.state().public.initiative).toBe(1);
    t.end('german');
  });
});

test('stalingrad/turn: played cards stay in the play area until the turn ends, then all are discarded', () => {
  const t = playFrom({ turn: 'soviet', soviet: { hand: 'P-004 P-026', scouted: '503' } });
  t.play('soviet', 'play s-p-004', 'use move', 'done');
  expect([zone(t, 'soviet', 'played'), zone(t, 'soviet', 'discard')]).toEqual([['P-004'], []]);
  t.play('soviet', 'end turn');
  expect([zone(t, 'soviet', 'hand'), zone(t, 'soviet', 'played')]).toEqual([[], []]);
  expect(zone(t, 'soviet', 'discard')).toEqual(['P-001', 'P-004', 'P-026']);
  t.end('german');
});

test('stalingrad/playing-a-card: a card offers its actions and hunkering down', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'rifleman-a': '504' }, scouted: '504', hand: 'P-004' },
  });
  t.play('soviet', 'play s-p-004');
  t.expectOffers('soviet', ['use move', 'use control', 'use attack', 'hunker']);
  expectNot(t, 'soviet', 'use scout', 'not-on-card');
});

test('stalingrad/fog-of-war: it can be bid, but neither played nor hunkered down, and is discarded', () => {
  const t = nextRound('P-002 P-004 P-014 P-026', 'P-004 P-005 P-006 P-007');
  t.expectOffers('soviet', ['bid s-p-002', 'bid s-p-004', 'bid s-p-014', 'bid fog']);
  t.play('soviet', 'bid s-p-002');
  t.play('german', 'bid n-p-004');
  t.expectOffers('soviet', ['end turn', 'play s-p-004', 'play s-p-014']);
  expectNot(t, 'soviet', 'play fog', 'fog-cannot-be-played');
  t.play('soviet', 'end turn');
  expect(zone(t, 'soviet', 'discard')).toContain('P-026');
  t.end('german');
});

test('stalingrad/suppressed stalingrad/hunker-down: a card readies the unit, or goes to the supply and changes nothing', () => {
  const start = () => {
    const soviet = { suppressed: ['rifleman-a'], hand: 'P-004' };
    const t = playFrom({ turn: 'soviet', soviet });
    t.play('soviet', 'play s-p-004');
    t.expectOffers('soviet', ['ready', 'hunker']);
    return t;
  };
  const ready = start();
  ready.play('soviet', 'ready');
  expect(isSuppressed(ready, 'soviet', 'rifleman-a')).toBe(false);
  expect(zone(ready, 'soviet', 'played')).toEqual(['P-004']);
  const hunkered = start();
  hunkered.play('soviet', 'hunker');
  expect(isSuppressed(hunkered, 'soviet', 'rifleman-a')).toBe(true);
  expect(zone(hunkered, 'soviet', 'supply')).toEqual(['P-004']);
});

test('stalingrad/move stalingrad/control-markers: one tile, only onto a tile with a friendly marker, either face up', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'rifleman-a': '504' }, scouted: '503', controlled: '404', hand: 'P-004' },
    german: { scouted: '505' },
  });
  t.play('soviet', 'play s-p-004', 'use move');
  t.expectOffers('soviet', ['go 404', 'go 503', 'done']);
  expectNot(t, 'soviet', 'go 505', 'not-scouted');
  t.play('soviet', 'go 404');
  expect(tileOf(t, 'soviet', 'rifleman-a')).toBe('404');
});

test('stalingrad/scout: moves up to two tiles, marks each new one, takes one Fog of War per marker', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'scout-a': '504' }, scouted: '504', hand: 'P-014', supply: 'P-026' },
  });
  t.play('soviet', 'play s-p-014', 'use scout', 'go 505', 'go 506');
  expect([marker(t, 'soviet', '505'), marker(t, 'soviet', '506')]).toEqual([SCOUTED, SCOUTED]);
  // Two markers, but the supply has a single Fog of War.
  expect(zone(t, 'soviet', 'discard')).toEqual(['P-026']);
  expect(zone(t, 'soviet', 'supply')).toEqual([]);
});

test('stalingrad/stalk: one tile of any kind, without a marker or Fog of War', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { sniper: '504' }, hand: 'Z-054', supply: 'P-026' },
  });
  t.play('soviet', 'play s-z-054', 'use stalk', 'go 505');
  expect(tileOf(t, 'soviet', 'sniper')).toBe('505');
  expect(marker(t, 'soviet', '505')).not.toBe(SCOUTED);
  expect(zone(t, 'soviet', 'supply')).toEqual(['P-026']);
});

test('stalingrad/command: it draws two cards, or one if the player likes', () => {
  const command = (use: string): string[] => {
    const t = playFrom({ turn: 'soviet', soviet: { hand: 'P-002', deck: 'P-009 P-014' } });
    t.play('soviet', 'play s-p-001', use);
    return zone(t, 'soviet', 'hand');
  };
  expect(command('use command')).toEqual(['P-002', 'P-009', 'P-014']);
  expect(command('use command 1')).toEqual(['P-002', 'P-014']);
});

test('stalingrad/conceal: one Fog of War moves from the enemy supply to the enemy discards, if there is one', () => {
  const conceal = (supply: string): string[] => {
    const soviet = { at: { 'scout-a': '504' }, hand: 'P-014' };
    const t = playFrom({ turn: 'soviet', soviet, german: { supply } });
    t.play('soviet', 'play s-p-014', 'use conceal');
    return zone(t, 'german', 'discard');
  };
  expect(conceal('P-026 P-027')).toEqual(['P-026']);
  expect(conceal('')).toEqual([]);
});

test('stalingrad/recon: one Fog of War in hand is set aside for one card; without one it is not offered', () => {
  const play = (soviet: SidePosition): Play => {
    const t = playFrom({ turn: 'soviet', soviet: { at: { 'scout-a': '504' }, ...soviet } });
    t.play('soviet', 'play s-p-014');
    return t;
  };
  const t = play({ hand: 'P-014 P-026', deck: 'P-004' });
  t.play('soviet', 'use recon');
  expect(zone(t, 'soviet', 'removed')).toEqual(['P-026']);
  expect(zone(t, 'soviet', 'hand')).toEqual(['P-001', 'P-004']);
  expectNot(play({ hand: 'P-014', deck: 'P-004' }), 'soviet', 'use recon', 'no-fog-in-hand');
});

describe('stalingrad/dice', () => {
  // Gunners with Attack 2 at riflemen on 505: base 4, cover 2, one tile away.
  const shoot = (...dice: number[]): string[] => {
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { 'gunner-a': '504' }, hand: 'P-020' },
      german: { at: { 'rifleman-a': '505' }, discard: 'P-004' },
    });
    t.play('soviet', 'play s-p-020', 'use attack');
    t.luck.expectDice('combat.attack', 10, dice);
    t.play('soviet', 'shoot german-rifleman-a');
    return zone(t, 'german', 'removed');
  };

  test('the total itself hits, one less misses, a 0 always hits', () => {
    expect([shoot(7, 1), shoot(6, 6), shoot(10, 1)].map((lost) => lost.length)).toEqual([1, 0, 1]);
  });
});
