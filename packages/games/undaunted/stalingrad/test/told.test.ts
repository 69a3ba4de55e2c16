import { SCOUTED } from '@bivouac/undaunted-core';
import { describe, expect, test } from 'vitest';
import { minesOf } from '../src/rules/index.ts';
import {
  card,
  isRouted,
  marker,
  type Play,
  playFrom,
  questionTo,
  type Side,
  seatOf,
  tile,
  tileOf,
  unit,
  zone,
} from './position.ts';

// Stalingrad: the events of an act that both sides see, or only one.

/** The events of a side, as its page gets them. */
const toldTo = (t: Play, side: Side, type: string) =>
  t.match
    .log(seatOf(side))
    .map(({ event }) => event)
    .filter((event) => event.type === type);

const LAID = [{ type: 'cardLaid' }, { type: 'cardPlayed' }];

describe('events of support actions', () => {
  test('stalingrad/inspire stalingrad/exert: the event names the card that acts again', () => {
    const t = playFrom({
      turn: 'soviet',
      soviet: {
        at: { 'rifleman-a': '504' },
        hand: 'P-002 Z-080',
        played: 'P-005',
        scouted: '504 505',
      },
    });
    const again = { seat: 0, card: card('soviet', 'P-005') };
    t.play('soviet', 'play s-p-002', 'use inspire', 'take s-p-005', 'use control');
    t.expectEvents([
      ...LAID,
      { type: 'inspired', ...again },
      { type: 'cardPlayed', verb: 'control' },
      { type: 'tileControlled' },
    ]);
    t.play('soviet', 'play s-z-080', 'use exert', 'take s-p-005', 'use move', 'go 505');
    t.expectEvents([
      ...LAID,
      { type: 'exerted', ...again },
      { type: 'cardPlayed', verb: 'move' },
      { type: 'unitMoved' },
      { type: 'unitSuppressed', unit: unit('soviet', 'rifleman-a') },
    ]);
  });

  test('stalingrad/rally: the event names the unit', () => {
    const t = playFrom({ turn: 'soviet', soviet: { hand: 'Z-082', suppressed: ['rifleman-b'] } });
    t.play('soviet', 'play s-z-082', 'use rally', 'unit soviet-rifleman-b');
    t.expectEvents([...LAID, { type: 'unitRallied', unit: unit('soviet', 'rifleman-b') }]);
  });

  test('stalingrad/anti-air: fire in vain reveals that there is no bomber, and the card may go back', () => {
    const t = playFrom({ turn: 'soviet', soviet: { hand: 'Z-088' } });
    t.play('soviet', 'play s-z-088', 'use anti-air');
    t.expectEvents([...LAID, { type: 'nothingShotDown', seat: 1, reveals: true }]);
    expect(questionTo(t, 'soviet')).toBe('stand-down');
    t.play('soviet', 'hunker');
    t.expectEvents([{ type: 'hunkeredDown', seat: 0, card: card('soviet', 'Z-088') }]);
    const hit = playFrom({
      turn: 'soviet',
      soviet: { hand: 'Z-088' },
      german: { discard: 'Z-089' },
    });
    hit.play('soviet', 'play s-z-088', 'use anti-air');
    const shotDown = { seat: 1, card: card('german', 'Z-089'), reveals: true };
    hit.expectEvents([...LAID, { type: 'planeShotDown', ...shotDown }]);
  });
});

describe('events of tokens', () => {
  test('stalingrad/mines stalingrad/smoke stalingrad/field-of-fire: the events say where they lie and whose they are', () => {
    const t = playFrom({
      turn: 'soviet',
      soviet: {
        at: { 'engineer-a': '504', 'gunner-a': '505' },
        fields: { 'gunner-a': '506' },
        hand: 'Z-050 V-050 V-020 P-020',
        scouted: '404',
      },
    });
    t.play('soviet', 'play s-z-050', 'use mines', 'mine 403', 'mine 603 against tanks');
    const infantry = { seat: 0, tile: tile('403'), other: tile('504'), isForTanks: false };
    const tanks = { seat: 0, tile: tile('504'), other: tile('603'), isForTanks: true };
    t.expectEvents([...LAID, { type: 'mineLaid', ...infantry }, { type: 'mineLaid', ...tanks }]);
    expect(minesOf(t.state().public)).toEqual([infantry, tanks]);
    t.play('soviet', 'play s-v-050', 'use smoke');
    const engineers = unit('soviet', 'engineer-a');
    t.expectEvents([...LAID, { type: 'smokeLaid', unit: engineers, tile: tile('504') }]);
    const gunners = unit('soviet', 'gunner-a');
    t.play('soviet', 'play s-v-020', 'use field-of-fire', 'aim 405');
    t.expectEvents([...LAID, { type: 'fieldOfFireSet', unit: gunners, tile: tile('405') }]);
    t.play('soviet', 'play s-p-020', 'use move', 'go 404');
    t.expectEvents([...LAID, { type: 'unitMoved' }, { type: 'fieldOfFireLifted', unit: gunners }]);
  });

  test('stalingrad/mines: a mine that goes off is gone, and no other', () => {
    const others = ['german 405-506', 'german 505-605', 'soviet 505-506'];
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { 'scout-a': '506' }, hand: 'P-014', supply: 'P-004 P-009' },
      german: { supply: 'P-004 P-009' },
      file: { mines: ['german 505-506', ...others] },
    });
    // Also from the tile with the higher number.
    t.luck.expectDice('combat.mine', 10, [5]);
    t.play('soviet', 'play s-p-014', 'use scout', 'go 505');
    const cleared = { seat: 1, tile: tile('505'), other: tile('506'), isForTanks: false };
    t.expectEvents([
      ...LAID,
      { type: 'fired', verb: 'mine', unit: -1, target: unit('soviet', 'scout-a') },
      { type: 'mineCleared', ...cleared },
      { type: 'casualty' },
    ]);
    expect(minesOf(t.state().public).map((mine) => [mine.seat, mine.tile, mine.other])).toEqual([
      [1, tile('405'), tile('506')],
      [1, tile('505'), tile('605')],
      [0, tile('505'), tile('506')],
    ]);
    t.end('soviet');
  });

  test('stalingrad/field-of-fire: a unit that gets through the first field meets the second', () => {
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { 'scout-a': '503' }, hand: 'P-014' },
      german: {
        at: { 'gunner-a': '507', 'gunner-b': '506' },
        fields: { 'gunner-a': '504', 'gunner-b': '504' },
      },
    });
    t.luck.expectDice('combat.suppress', 10, [1, 1, 1]);
    t.luck.expectDice('combat.suppress', 10, [10, 1, 1]);
    t.play('soviet', 'play s-p-014', 'use scout', 'go 504');
    t.expectEvents([
      ...LAID,
      { type: 'unitMoved' },
      { type: 'tileScouted' },
      { type: 'fired', unit: unit('german', 'gunner-a'), isHit: false },
      { type: 'fired', unit: unit('german', 'gunner-b'), isHit: true },
      { type: 'unitSuppressed' },
    ]);
    expect(marker(t, 'soviet', '504')).toBe(SCOUTED);
    t.end('soviet');
  });

  test('stalingrad/tunnels: ways through tunnels come once each, in the order of the map, and not to the same tile', () => {
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { 'rifleman-a': '504' }, hand: 'P-004', scouted: '403 404 504 505 603 607' },
      file: { tunnels: '504 505 607 403' },
    });
    t.play('soviet', 'play s-p-004', 'use move');
    t.expectOffers('soviet', ['go 403', 'go 404', 'go 505', 'go 603', 'go 607', 'done']);
    const back = playFrom({
      turn: 'soviet',
      soviet: { at: { 'rifleman-a': '605' }, hand: 'P-004', scouted: '403 505 606' },
      file: { tunnels: '605 403' },
    });
    back.play('soviet', 'play s-p-004', 'use move');
    back.expectOffers('soviet', ['go 403', 'go 505', 'go 606', 'done']);
  });

  test('stalingrad/tunnels: a tunnel that is destroyed is the only one', () => {
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { 'engineer-a': '504' }, hand: 'Z-048' },
      file: { tunnels: '503 504 607' },
    });
    t.luck.expectDice('combat.demolish', 10, [8, 1, 1]);
    t.play('soviet', 'play s-z-048', 'use demolish', 'collapse 503');
    t.expectEvents([
      ...LAID,
      {
        type: 'firedAt',
        modifiers: [
          { source: 'base', value: 7 },
          { source: 'range', value: 1 },
        ],
      },
      { type: 'tunnelDestroyed', tile: tile('503') },
    ]);
    expect(t.state().public.extra.tunnels).toEqual([tile('504'), tile('607')]);
  });
});

describe('events of casualties', () => {
  /** Soviet gunners fire at German scouts on their own tile and hit. */
  const shoot = (german: object) => {
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { 'gunner-a': '504' }, hand: 'P-020', supply: 'P-004 P-009' },
      german: { at: { 'scout-a': '504' }, supply: 'P-004 P-009', ...german },
    });
    t.luck.expectDice('combat.attack', 10, [10, 1]);
    t.play('soviet', 'play s-p-020', 'use attack', 'shoot german-scout-a');
    return t;
  };

  test('stalingrad/casualties: only the owner learns which card fell; both learn from where', () => {
    const t = shoot({ hand: 'P-015' });
    const casualty = { type: 'casualty', unit: unit('german', 'scout-a'), zone: 'hand' };
    const fallen = card('german', 'P-015');
    expect(toldTo(t, 'german', 'casualty')).toEqual([
      { ...casualty, reveals: true, secret: { 1: { card: fallen } } },
    ]);
    expect(toldTo(t, 'soviet', 'casualty')).toEqual([{ ...casualty, reveals: true }]);
    // The first card of the counter stands for every other.
    expect(t.state().public.gone).toEqual([[], [card('german', 'P-014')]]);
    expect(t.state().public.lostFrom).toEqual([[], [0]]);
  });

  test('stalingrad/casualties: from the play area the owner chooses one of two, and is not asked about one', () => {
    const two = shoot({ played: 'P-015 P-014' });
    expect(questionTo(two, 'german')).toBe('loss');
    two.expectOffers('german', ['take n-p-014', 'take n-p-015']);
    two.play('german', 'take n-p-015');
    expect(zone(two, 'german', 'removed')).toEqual(['P-015']);
    const one = shoot({ played: 'P-014', hand: 'P-015 P-016' });
    one.expectAwaiting('soviet');
    expect(zone(one, 'german', 'removed')).toEqual(['P-014']);
  });

  test('stalingrad/casualties: the choice among cards of the deck does not tell their order', () => {
    const t = shoot({ deck: 'P-016 P-014 P-015' });
    t.expectOffers('german', ['take n-p-014', 'take n-p-015', 'take n-p-016']);
  });

  test('stalingrad/rout: both see that a unit without a card is routed; then the attacker may drive it off', () => {
    const t = shoot({ scouted: '505' });
    t.expectEvents([
      ...LAID,
      { type: 'fired' },
      { type: 'unitRouted', unit: unit('german', 'scout-a'), reveals: true },
    ]);
    expect(questionTo(t, 'soviet')).toBe('drive-off');
    t.expectOffers('soviet', ['go 505', 'done']);
  });

  test('stalingrad/recon stalingrad/fog-of-war: Fog of War that Recon sets aside looks like Fog of War', () => {
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { 'scout-a': '504' }, hand: 'P-014 P-026', deck: 'P-004' },
    });
    t.play('soviet', 'play s-p-014', 'use recon');
    const { gone } = t.state().public;
    expect(gone).toEqual([[t.rules.fog], []]);
  });

  test('stalingrad/casualties: the first Soviet counter is a counter like any other', () => {
    const t = playFrom({
      turn: 'german',
      soviet: { at: { 'rifleman-a': '504' }, hand: 'P-005', supply: 'P-009' },
      german: { at: { 'gunner-a': '504' }, hand: 'P-020', supply: 'P-004 P-009' },
    });
    t.luck.expectDice('combat.attack', 10, [10, 1]);
    t.play('german', 'play n-p-020', 'use attack', 'shoot soviet-rifleman-a');
    expect(t.state().public.gone).toEqual([[card('soviet', 'P-004')], []]);
    const routed = playFrom({
      turn: 'soviet',
      soviet: { routed: ['rifleman-a'], hand: 'P-002', supply: 'P-004' },
    });
    routed.play('soviet', 'play s-p-002', 'use bolster', 'take s-p-004');
    expect(isRouted(routed, 'soviet', 'rifleman-a')).toBe(false);
  });

  test('stalingrad/tasks stalingrad/rout: a unit that is driven off to where its own task sends it has met the task', () => {
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { flamethrower: '504' }, hand: 'Z-060', supply: 'P-004 P-009' },
      german: {
        at: { 'scout-a': '505' },
        scouted: '404',
        discard: 'P-014',
        supply: 'P-004 P-009',
      },
      file: {
        goals: '404',
        german: {
          task: { kind: 'reach', marker: 'task', units: ['scout-a'], value: 1 },
        },
      },
    });
    t.luck.expectDice('combat.flamethrower', 10, [9, 8]);
    t.play('soviet', 'play s-z-060', 'use flamethrower', 'shoot german-scout-a', 'go 404');
    t.expectWinner('german');
    expect(tileOf(t, 'german', 'scout-a')).toBe('404');
  });
});
