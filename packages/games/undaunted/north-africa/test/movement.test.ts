import { NOT_SCOUTED, SCOUTED } from '@bivouac/undaunted-core';
import { describe, expect, test } from 'vitest';
import { expectNot, many, marker, playFrom, tile, tileOf, zone } from './position.ts';

// Severní Afrika, Akce pohybu; Navigace; Průzkumný let. The board is drawn in position.ts.

const ITALY = { at: { 'rifleman-a': '4A', hangar: '9A', 'motor-pool': '9A' } } as const;
const fogs = (cards: readonly string[]): number => cards.filter((card) => card === 'fog').length;

describe('on foot', () => {
  test('north-africa/move north-africa/control-markers: a soldier enters tiles with a friendly marker, either face up, impassable ones too', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: {
        at: { rifleman: '8A', saboteur: '10A' },
        scouted: ['7B'],
        controlled: ['9A'],
        hand: ['rifleman'],
      },
      italy: ITALY,
    });
    t.play('lrdg', 'play rifleman', 'use move');
    t.expectOffers('lrdg', ['go 7b', 'go 9a', 'done']);
    expectNot(t, 'lrdg', 'go 6a', { code: 'not-scouted', tile: tile('6A') });
    expectNot(t, 'lrdg', 'go 10a', { code: 'out-of-reach', tile: tile('10A') });
    t.play('lrdg', 'go 7b');
    expect(tileOf(t, 'rifleman')).toBe('7B');
  });

  test('north-africa/scout: a soldier goes up to two tiles, and marks each new one for one Fog of War', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: { at: { scout: '8A', saboteur: '10A' }, scouted: ['6A'], hand: ['scout', 'scout'] },
      italy: ITALY,
    });
    t.play('lrdg', 'play scout', 'use scout', 'go 6a', 'go 3a');
    expect([marker(t, 'lrdg', '6A'), marker(t, 'lrdg', '3A')]).toEqual([SCOUTED, SCOUTED]);
    expect([fogs(zone(t, 'lrdg', 'discard')), fogs(zone(t, 'lrdg', 'supply'))]).toEqual([1, 3]);
    t.play('lrdg', 'play scout', 'use scout', 'go 2a', 'go 5a');
    expect(fogs(zone(t, 'lrdg', 'discard'))).toBe(3);
  });

  test('north-africa/stalk: a soldier goes one tile, without a marker or Fog of War', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: { at: { sniper: '8A', saboteur: '10A' }, hand: ['sniper'] },
      italy: ITALY,
    });
    t.play('lrdg', 'play sniper', 'use stalk');
    expect(t.view('lrdg').question).toMatchObject({ kind: 'step', play: { verb: 'stalk' } });
    t.play('lrdg', 'go 6a');
    expect([tileOf(t, 'sniper'), marker(t, 'lrdg', '6A')]).toEqual(['6A', NOT_SCOUTED]);
    expect(fogs(zone(t, 'lrdg', 'discard'))).toBe(0);
  });
});

describe('north-africa/navigate', () => {
  const start = (deck: readonly string[] = []) =>
    playFrom({
      turn: 'lrdg',
      lrdg: {
        at: { scout: '8A', saboteur: '10A', 'command-car': '8A' },
        seats: { scout: ['command-car', 2] },
        scouted: ['8A', '9A'],
        hand: ['scout'],
        deck,
      },
      italy: ITALY,
    });

  test('the first tile is beside the vehicle, the second beside the first, dunes too', () => {
    const t = start();
    t.play('lrdg', 'play scout', 'crew navigate');
    t.expectOffers('lrdg', ['aim 5a', 'aim 6a', 'aim 7b', 'aim 9a', 'done']);
    expectNot(t, 'lrdg', 'aim 10a', { code: 'out-of-reach', tile: tile('10A') });
    t.play('lrdg', 'aim 7b');
    // Beside 7B, not beside the vehicle: 9A and 6A are open no more.
    t.expectOffers('lrdg', ['aim 5a', 'done']);
    expectNot(t, 'lrdg', 'aim 7b', { code: 'already-chosen', tile: tile('7B') });
    t.play('lrdg', 'aim 5a', 'done');
    expect([marker(t, 'lrdg', '7B'), marker(t, 'lrdg', '5A')]).toEqual([SCOUTED, SCOUTED]);
    expect(fogs(zone(t, 'lrdg', 'discard'))).toBe(2);
  });

  test('a tile with a marker may be a link, but not the last one (N-9)', () => {
    const t = start();
    t.play('lrdg', 'play scout', 'crew navigate', 'aim 9a');
    t.expectOffers('lrdg', ['aim 6a', 'aim 10a', 'aim 21a', 'done']);
    expectNot(t, 'lrdg', 'aim 8a', { code: 'already-scouted', tile: tile('8A') });
    t.play('lrdg', 'aim 10a', 'done');
    expect(marker(t, 'lrdg', '10A')).toBe(SCOUTED);
    expect(fogs(zone(t, 'lrdg', 'discard'))).toBe(1);
  });

  test('Done ends it without a marker, Fog of War or another question', () => {
    const t = start();
    t.play('lrdg', 'play scout', 'crew navigate', 'done');
    t.expectEvents([{ type: 'cardLaid' }, { type: 'crewActed', verb: 'navigate' }]);
    expect(t.view('lrdg').question?.kind).toBe('aside');
    expect(fogs(zone(t, 'lrdg', 'discard'))).toBe(0);
  });

  test('with one Fog of War left in the supply the second marker is free', () => {
    const t = start(many('fog', 3));
    t.play('lrdg', 'play scout', 'crew navigate', 'aim 5a', 'aim 1a', 'done');
    expect(marker(t, 'lrdg', '1A')).toBe(SCOUTED);
    expect(fogs(zone(t, 'lrdg', 'discard'))).toBe(1);
  });
});

test('north-africa/air-recon: it marks any two tiles without a marker, however far apart', () => {
  const t = playFrom({
    turn: 'italy',
    lrdg: { at: { rifleman: '10A', saboteur: '10A' } },
    italy: { ...ITALY, scouted: ['9A'], hand: ['plane'] },
  });
  t.play('italy', 'play plane', 'use air-recon');
  expectNot(t, 'italy', 'aim 9a', { code: 'already-scouted', tile: tile('9A') });
  t.play('italy', 'aim 1a', 'aim 10a');
  expect([marker(t, 'italy', '1A'), marker(t, 'italy', '10A')]).toEqual([SCOUTED, SCOUTED]);
  expect(fogs(zone(t, 'italy', 'discard'))).toBe(2);
});

test('north-africa/air-recon: with every tile marked nothing is asked', () => {
  const t = playFrom({
    turn: 'italy',
    lrdg: { at: { rifleman: '10A', saboteur: '10A' } },
    italy: {
      ...ITALY,
      scouted: ['2A', '3A', '4A', '5A', '6A', '21A', '7B', '8A', '9A', '10A'],
      hand: ['plane'],
    },
  });
  t.play('italy', 'play plane', 'use air-recon');
  t.expectOffers('italy', ['aim 1a', 'done']);
  t.play('italy', 'aim 1a');
  expect(t.view('italy').question?.kind).toBe('card');
});
