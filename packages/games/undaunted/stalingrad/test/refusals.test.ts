import { describe, expect, test } from 'vitest';
import { expectNot, isSuppressed, playFrom, questionTo } from './position.ts';

// Stalingrad: why something is not on offer.

describe('stalingrad/inspire stalingrad/exert', () => {
  const leader = (more: object = {}) =>
    playFrom({
      turn: 'soviet',
      soviet: {
        at: { 'rifleman-a': '504' },
        hand: 'P-002',
        played: 'P-006 P-005 Z-076',
        // Both leaders of A could bolster their squad.
        supply: 'P-007 P-009',
        ...more,
      },
    });

  test('Inspire repeats soldiers on the table, in the order of their numbers, and no leader', () => {
    const t = leader();
    t.play('soviet', 'play s-p-002', 'use inspire');
    expect(questionTo(t, 'soviet')).toBe('inspire');
    t.expectOffers('soviet', ['take s-p-005', 'take s-p-006']);
    expectNot(t, 'soviet', 'take s-p-004', 'not-on-table');
    expectNot(t, 'soviet', 'take s-z-076', 'not-to-inspire');
  });

  test('Inspire leaves the soldier ready; Exert turns the counter over', () => {
    const inspired = leader({ scouted: '504' });
    inspired.play('soviet', 'play s-p-002', 'use inspire', 'take s-p-005', 'use control');
    expect(isSuppressed(inspired, 'soviet', 'rifleman-a')).toBe(false);
    const exerted = leader({ scouted: '504', hand: 'Z-080' });
    exerted.play('soviet', 'play s-z-080', 'use exert');
    expect(questionTo(exerted, 'soviet')).toBe('exert');
    exerted.play('soviet', 'take s-p-005', 'use control');
    expect(isSuppressed(exerted, 'soviet', 'rifleman-a')).toBe(true);
  });

  test('a card whose counter can enter nowhere cannot act again', () => {
    // Squad C has no riflemen on the map, beside whom its gunners could enter.
    const t = leader({ hand: 'Z-080', played: 'Z-045 P-005' });
    t.play('soviet', 'play s-z-080', 'use exert');
    t.expectOffers('soviet', ['take s-p-005']);
    expectNot(t, 'soviet', 'take s-z-045', 'not-to-inspire');
    const alone = leader({ hand: 'Z-080', played: 'Z-045' });
    alone.play('soviet', 'play s-z-080');
    expectNot(alone, 'soviet', 'use exert', 'none-to-inspire');
  });
});

describe('Rally and Bring Up', () => {
  test('stalingrad/rally: it needs a friendly suppressed unit', () => {
    const t = playFrom({
      turn: 'soviet',
      soviet: {
        at: { 'scout-a': '504', 'scout-b': '504' },
        suppressed: ['scout-a'],
        hand: 'Z-082 Z-076 Z-083',
      },
      german: { suppressed: ['rifleman-a'] },
    });
    t.play('soviet', 'play s-z-082', 'use rally');
    expect(questionTo(t, 'soviet')).toBe('rally');
    t.expectOffers('soviet', ['unit soviet-scout-a']);
    expectNot(t, 'soviet', 'unit german-rifleman-a', 'not-yours');
    expectNot(t, 'soviet', 'unit soviet-scout-b', 'not-shaken');
    t.play('soviet', 'unit soviet-scout-a', 'play s-z-083');
    expectNot(t, 'soviet', 'use rally', 'none-to-rally');
  });

  test('stalingrad/bring-up: it takes a card of the supply, but never Fog of War', () => {
    const t = playFrom({
      turn: 'soviet',
      soviet: { hand: 'Z-082 Z-083', supply: 'P-014 P-026' },
    });
    t.play('soviet', 'play s-z-082', 'use bring-up');
    expect(questionTo(t, 'soviet')).toBe('bring-up');
    t.expectOffers('soviet', ['take s-p-014']);
    expectNot(t, 'soviet', 'take fog', 'fog-not-bolstered');
    expectNot(t, 'soviet', 'take s-p-015', 'not-in-supply');
    // Fog of War is all that is left.
    t.play('soviet', 'take s-p-014', 'play s-z-083');
    expectNot(t, 'soviet', 'use bring-up', 'supply-empty');
  });
});

describe('mines and fields of fire', () => {
  test('stalingrad/mines: no mine fits where all edges have one', () => {
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { 'engineer-a': '403', 'engineer-b': '505' }, hand: 'Z-050 Z-053' },
      file: { mines: ['soviet 403-404', 'soviet 403-503', 'soviet 403-504'] },
    });
    t.play('soviet', 'play s-z-050');
    expectNot(t, 'soviet', 'use mines', 'edges-mined');
    t.play('soviet', 'hunker', 'play s-z-053', 'use mines');
    expectNot(t, 'soviet', 'mine 407', 'out-of-reach');
    expectNot(t, 'soviet', 'mine 407 against tanks', 'out-of-reach');
    expect(questionTo(t, 'soviet')).toBe('mines');
  });

  test('stalingrad/field-of-fire: it lies on the map, and is moved when it is laid again', () => {
    const t = playFrom({
      turn: 'german',
      german: { at: { 'gunner-a': '506' }, fields: { 'gunner-a': '504' }, hand: 'V-021' },
    });
    t.play('german', 'play n-v-021', 'use field-of-fire');
    expect(questionTo(t, 'german')).toBe('field');
    const tiles = [
      ...['403', '404', '405', '406', '407', '503', '505', '506', '507'],
      ...['603', '604', '605', '606', '607'],
    ];
    t.expectOffers(
      'german',
      tiles.map((name) => `aim ${name}`),
    );
    expectNot(t, 'german', 'aim 504', 'field-there');
    expectNot(t, 'german', 'aim 101', 'not-laid');
  });
});

describe('combat', () => {
  test('stalingrad/attack-stalk: it needs a target of the combat action on the card', () => {
    const near = (at: string) =>
      playFrom({
        turn: 'german',
        soviet: { at: { 'scout-a': at } },
        german: { at: { assault: '506' }, hand: 'Z-074' },
      });
    const t = near('504');
    t.play('german', 'play n-z-074');
    expectNot(t, 'german', 'use attack-stalk', 'no-target');
    const beside = near('505');
    beside.play('german', 'play n-z-074');
    beside.expectOffered('german', 'use attack-stalk');
  });

  test('stalingrad/bombard: it hits a tile of the map in range with something on it', () => {
    const t = playFrom({
      turn: 'german',
      soviet: { at: { 'scout-a': '407' } },
      german: { at: { 'infantry-gun': '504' }, hand: 'Z-075' },
    });
    t.play('german', 'play n-z-075', 'use bombard');
    expect(questionTo(t, 'german')).toBe('barrage');
    expectNot(t, 'german', 'aim 101', 'not-laid');
    expectNot(t, 'german', 'aim 504', 'out-of-range');
    expectNot(t, 'german', 'aim 506', 'nothing-there');
  });

  test('stalingrad/grenades: they need an enemy in range', () => {
    const t = playFrom({ turn: 'soviet', soviet: { at: { 'rifleman-a': '504' }, hand: 'V-004' } });
    t.play('soviet', 'play s-v-004');
    expectNot(t, 'soviet', 'use grenades', 'no-target');
  });

  test('stalingrad/demolish: it needs an enemy tank, a building or a tunnel on the map', () => {
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { 'engineer-a': '403', 't34-a': '403' }, hand: 'Z-048' },
      german: { at: { 'panzer-a': '403' }, discard: 'Z-066' },
    });
    // No building is in range: the tank alone is enough.
    t.play('soviet', 'play s-z-048', 'use demolish');
    expect(questionTo(t, 'soviet')).toBe('demolish');
    t.expectOffers('soviet', ['shoot german-panzer-a']);
    expectNot(t, 'soviet', 'shoot soviet-t34-a', 'own-unit');
    expectNot(t, 'soviet', 'shoot german-panzer-b', 'not-on-board');
    expectNot(t, 'soviet', 'raze 101', 'not-laid');
    expectNot(t, 'soviet', 'raze 406', 'out-of-range');
    expectNot(t, 'soviet', 'collapse 403', 'no-tunnel');
  });

  test('stalingrad/attack: fire is for enemies, so the first German counter is no target of the Germans', () => {
    const t = playFrom({
      turn: 'german',
      soviet: { at: { 'rifleman-a': '504', 'rifleman-b': '504' } },
      german: { at: { 'rifleman-a': '505', 'gunner-a': '505' }, hand: 'P-020' },
    });
    t.play('german', 'play n-p-020', 'use attack');
    t.expectOffers('german', ['shoot soviet-rifleman-a', 'shoot soviet-rifleman-b']);
  });

  test('stalingrad/control: the first German counter does not block control for its own side', () => {
    const t = playFrom({
      turn: 'german',
      soviet: { controlled: '504' },
      german: { at: { 'rifleman-a': '504' }, scouted: '504', hand: 'P-004' },
    });
    t.play('german', 'play n-p-004');
    t.expectOffered('german', 'use control');
  });
});
