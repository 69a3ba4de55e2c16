import type { Chance } from '@bivouac/kernel';
import { nth } from '@bivouac/kernel';
import { sufferCasualty } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { normandyRules } from '../src/rules/index.ts';
import {
  build,
  count,
  type Position,
  playFrom,
  type SidePosition,
  tileOf,
  unit,
  zone,
} from './position.ts';

/** The US Gunners beside German Riflemen A on open ground; Riflemen B elsewhere. */
const turn = (de: SidePosition, discard: 'open' | 'hidden' = 'open'): Position => ({
  scenario: 'tessy-sur-vire',
  turn: 'us',
  discard,
  us: { at: { 'gunners-a': '3b', 'riflemen-a': '2a' }, hand: ['gunner-a', 'gunner-a', 'sergeant'] },
  de: { at: { 'riflemen-a': '3b', 'riflemen-b': '7b' }, ...de },
});

const hit = ['play gunner-a', 'use attack', 'shoot de-riflemen-a'] as const;

test('normandy/casualties: the card comes from the hand first', () => {
  const t = playFrom(
    turn({
      hand: ['rifleman-a', 'rifleman-b'],
      discard: ['rifleman-a'],
      deck: ['rifleman-a'],
      supply: ['rifleman-a'],
      rest: 'removed',
    }),
  );
  const gone = count(t, 'de', 'removed', 'rifleman-a');
  t.luck.expectDice('combat.attack', 10, [4, 1]);
  t.play('us', ...hit);
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired', isHit: true },
    { type: 'casualty', unit: unit('de-riflemen-a'), zone: 'hand', reveals: true },
  ]);
  expect(zone(t, 'de', 'hand')).toEqual(['rifleman-b']);
  expect(zone(t, 'de', 'discard')).toEqual(['rifleman-a']);
  expect(zone(t, 'de', 'deck')).toEqual(['rifleman-a']);
  expect(count(t, 'de', 'removed', 'rifleman-a')).toBe(gone + 1);
  expect(t.state().public.casualties).toEqual([0, 1]);
  // The unit stands, ready, where it stood.
  expect(tileOf(t, 'de-riflemen-a')).toBe('3b');
  expect(t.state().public.isSuppressed).not.toContain(true);
  t.end('us');
});

test('normandy/casualties: then it comes from the discards, without shuffling', () => {
  const t = playFrom(
    turn({
      hand: ['rifleman-b', 'fog'],
      discard: ['sergeant', 'rifleman-a'],
      deck: ['rifleman-a', 'fog'],
    }),
  );
  t.luck.expectDice('combat.attack', 10, [4, 1]);
  t.play('us', ...hit);
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired' },
    { type: 'casualty', zone: 'discard' },
  ]);
  expect(zone(t, 'de', 'discard')).toEqual(['sergeant']);
  expect(zone(t, 'de', 'deck')).toEqual(['rifleman-a', 'fog']);
  t.end('us');
});

test('normandy/casualties: then it comes from the deck, which is shuffled', () => {
  const t = playFrom(
    turn({ hand: ['fog'], discard: ['fog'], deck: ['fog', 'rifleman-a', 'sniper', 'sergeant'] }),
  );
  t.luck.expectDice('combat.attack', 10, [4, 1]);
  // Sergeant 0, sniper 29, Fog: hand 44, deck 45, discard 46.
  t.luck.expectShuffle('deck.two', 3, [0, 45, 29]);
  t.play('us', ...hit);
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired' },
    { type: 'casualty', zone: 'deck' },
  ]);
  expect(zone(t, 'de', 'deck')).toEqual(['sergeant', 'fog', 'sniper']);
  expect(zone(t, 'de', 'removed')).toEqual(['rifleman-a']);
  t.end('us');
});

test('normandy/casualties normandy/removed-units: last the counter goes; the supply is not searched, the deck not shuffled (R-16)', () => {
  const t = playFrom(
    turn({ hand: ['rifleman-b'], discard: ['fog'], deck: ['fog', 'sergeant'], rest: 'supply' }),
  );
  expect(count(t, 'de', 'supply', 'rifleman-a')).toBe(5);
  t.luck.expectDice('combat.attack', 10, [4, 1]);
  t.play('us', ...hit);
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired' },
    { type: 'unitRemoved', unit: unit('de-riflemen-a'), reveals: true },
  ]);
  expect(tileOf(t, 'de-riflemen-a')).toBeNull();
  expect(count(t, 'de', 'supply', 'rifleman-a')).toBe(5);
  expect(zone(t, 'de', 'removed')).toEqual([]);
  // No card was lost, so none counts as a casualty.
  expect(t.state().public.casualties).toEqual([0, 0]);
  t.end('us');
});

test('normandy/casualties: of several copies in the deck the lowest falls, wherever it lies', () => {
  const state = build(turn({ hand: [], deck: ['rifleman-a', 'rifleman-a', 'rifleman-a', 'fog'] }));
  const copy = (at: number) => nth(state.secret.decks[1], at);
  const [low, middle, high, fog] = [copy(0), copy(1), copy(2), copy(3)];
  expect(low < middle && middle < high).toBe(true);
  state.secret.decks[1] = [middle, low, fog, high];
  const chance = { shuffle: () => undefined } as unknown as Chance;
  const io = { chance, emit: () => undefined };
  sufferCasualty(normandyRules, state, unit('de-riflemen-a'), io);
  expect(state.secret.decks[1]).toEqual([middle, fog, high]);
  expect(state.seats[1].removed).toEqual([low]);
});

test('normandy/casualties: two dice that hit cost one card', () => {
  const t = playFrom(turn({ hand: ['rifleman-a', 'rifleman-a'] }));
  t.luck.expectDice('combat.attack', 10, [10, 9]);
  t.play('us', ...hit);
  expect(zone(t, 'de', 'hand')).toEqual(['rifleman-a']);
  expect(zone(t, 'de', 'removed')).toEqual(['rifleman-a']);
  t.end('us');
});

test('normandy/casualties: two attacks in a row take a card, then the counter', () => {
  const t = playFrom(turn({ discard: ['rifleman-a'] }));
  t.luck.expectDice('combat.attack', 10, [4, 1]);
  t.luck.expectDice('combat.attack', 10, [4, 1]);
  t.play('us', ...hit);
  expect(tileOf(t, 'de-riflemen-a')).toBe('3b');
  t.play('us', ...hit);
  expect(tileOf(t, 'de-riflemen-a')).toBeNull();
  expect(zone(t, 'de', 'removed')).toEqual(['rifleman-a']);
  t.end('us');
});

test('normandy/casualties: only a card of the unit that was hit falls, not of another squad', () => {
  const t = playFrom(
    turn({ hand: ['rifleman-b', 'rifleman-c', 'scout-a', 'gunner-a', 'leader-a'] }),
  );
  t.luck.expectDice('combat.attack', 10, [4, 1]);
  t.play('us', ...hit);
  expect(zone(t, 'de', 'hand')).toHaveLength(5);
  expect(tileOf(t, 'de-riflemen-a')).toBeNull();
  t.end('us');
});

test('normandy/casualties: a miss costs nothing', () => {
  const t = playFrom(turn({ hand: ['rifleman-a'] }));
  t.luck.expectDice('combat.attack', 10, [3, 3]);
  t.play('us', ...hit);
  t.expectEvents([{ type: 'cardLaid' }, { type: 'cardPlayed' }, { type: 'fired', isHit: false }]);
  expect(zone(t, 'de', 'hand')).toEqual(['rifleman-a']);
  t.end('us');
});

test('normandy/casualties normandy/suppressed: a suppressed unit that is hit stays suppressed', () => {
  const t = playFrom(turn({ hand: ['rifleman-a'], suppressed: ['riflemen-a'] }));
  t.luck.expectDice('combat.attack', 10, [4, 1]);
  t.play('us', ...hit);
  expect(t.state().public.isSuppressed[unit('de-riflemen-a')]).toBe(true);
  t.end('us');
});

test('normandy/casualties: cards in the play area are not searched in their owner’s turn (R-17)', () => {
  const us: SidePosition = {
    at: { mortar: '16a', 'scouts-a': '1b', 'riflemen-a': '2a' },
    hand: ['mortar', 'sergeant'],
    played: ['scout-a', 'scout-a'],
    target: '1b',
  };
  const t = playFrom({ scenario: 'tessy-sur-vire', turn: 'us', us });
  t.luck.expectDice('combat.blast', 10, [6]);
  t.play('us', 'play mortar', 'use blast', 'shoot us-scouts-a');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired', isHit: true },
    { type: 'unitRemoved', unit: unit('us-scouts-a') },
  ]);
  expect(zone(t, 'us', 'played')).toEqual(['scout-a', 'scout-a', 'mortar']);
  t.end('us');
});

test('normandy/casualties: a hit between bid and turn takes a card from the hand', () => {
  const t = playFrom({
    scenario: 'tessy-sur-vire',
    turn: 'us',
    us: { at: { 'gunners-a': '3b', 'riflemen-a': '2a' }, hand: ['gunner-a'] },
    de: { at: { 'riflemen-a': '3b' }, hand: ['rifleman-a', 'scout-a'] },
  });
  t.luck.expectDice('combat.attack', 10, [4, 1]);
  t.play('us', ...hit);
  // The Germans have one card fewer to play.
  t.expectOffers('de', ['end turn', 'play scout-a']);
  t.end('de');
});
