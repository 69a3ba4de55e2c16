import { expect, test } from 'vitest';
import {
  count,
  expectNot,
  kind,
  many,
  type Position,
  playFrom,
  type SidePosition,
  tileOf,
  unit,
  zone,
} from './position.ts';

const turn = (us: SidePosition, de: SidePosition = {}): Position => ({
  scenario: 'tessy-sur-vire',
  turn: 'us',
  us,
  de: { hand: ['rifleman-a'], ...de },
});

test('normandy/fog-of-war: it can neither be played nor hunkered down', () => {
  const t = playFrom(turn({ hand: ['fog', 'rifleman-a'] }));
  t.expectOffers('us', ['end turn', 'play rifleman-a']);
  expectNot(t, 'us', 'play fog', { code: 'fog-cannot-be-played' });
  t.end('us');
});

test('normandy/fog-of-war: it stays in hand and is discarded at the end of the turn', () => {
  const t = playFrom(turn({ hand: ['fog', 'fog', 'rifleman-a'] }));
  t.play('us', 'play rifleman-a', 'hunker');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'hunkeredDown' },
    { type: 'turnEnded', seat: 0, count: 2, reveals: true },
  ]);
  expect(zone(t, 'us', 'discard')).toEqual(['fog', 'fog']);
  t.end('de');
});

test('normandy/fog-of-war: a hand of nothing else can only bid, and its turn passes by itself', () => {
  const t = playFrom({
    scenario: 'tessy-sur-vire',
    turn: 'bids',
    us: { hand: many('fog', 4) },
    de: { hand: ['sergeant', 'rifleman-a'] },
  });
  t.expectOffers('us', ['bid fog']);
  t.play('us', 'bid fog');
  t.play('de', 'bid sergeant');
  t.luck.expectShuffle('deck.one', 4, []);
  t.luck.expectShuffle('deck.two', 2, []);
  t.play('de', 'end turn');
  t.expectEvents([
    { type: 'turnEnded', seat: 1, count: 1 },
    { type: 'turnEnded', seat: 0, count: 3 },
    { type: 'roundBegan', round: 2 },
    { type: 'deckReshuffled', seat: 0 },
    { type: 'cardsDrawn', seat: 0, count: 4 },
    { type: 'deckReshuffled', seat: 1 },
    { type: 'cardsDrawn', seat: 1, count: 2 },
  ]);
  t.end('us', 'de');
});

test('normandy/recon: one Fog of War in hand leaves the game, then one card is drawn', () => {
  const t = playFrom(
    turn({ hand: ['scout-a', 'fog', 'fog'], deck: ['mortar', 'sergeant'], discard: ['fog'] }),
  );
  const supply = count(t, 'us', 'supply', 'fog');
  t.play('us', 'play scout-a', 'use recon');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed', verb: 'recon' },
    { type: 'fogRemoved', seat: 0, shows: true },
    { type: 'cardsDrawn', seat: 0, count: 1 },
  ]);
  expect(zone(t, 'us', 'hand')).toEqual(['sergeant', 'fog']);
  // Out of the game, not back to the supply; one from the hand, none from the discards.
  expect(zone(t, 'us', 'removed')).toEqual(['fog']);
  expect(count(t, 'us', 'supply', 'fog')).toBe(supply);
  expect(zone(t, 'us', 'discard')).toEqual(['fog']);
  expect(t.state().public.casualties).toEqual([0, 0]);
  t.expectOffers('us', ['end turn', 'play sergeant']);
  t.end('us');
});

test('normandy/recon normandy/reshuffle: an empty deck is made from the discards first', () => {
  const t = playFrom(turn({ hand: ['scout-a', 'fog'], discard: ['sniper', 'guide'] }));
  t.luck.expectShuffle('deck.one', 2, [29, 1]);
  t.play('us', 'play scout-a', 'use recon');
  expect(zone(t, 'us', 'hand')).toEqual(['guide']);
  expect(zone(t, 'us', 'deck')).toEqual(['sniper']);
  expect(zone(t, 'us', 'played')).toEqual(['scout-a']);
  t.end('us');
});

test('normandy/recon: Fog of War leaves the game even when no card is left to draw', () => {
  const t = playFrom(turn({ hand: ['scout-a', 'fog', 'rifleman-a'] }));
  t.play('us', 'play scout-a', 'use recon');
  t.expectEvents([{ type: 'cardLaid' }, { type: 'cardPlayed' }, { type: 'fogRemoved' }]);
  expect(zone(t, 'us', 'hand')).toEqual(['rifleman-a']);
  t.end('us');
});

test('normandy/recon: it is not offered without Fog of War in hand (R-2)', () => {
  const t = playFrom(turn({ hand: ['scout-a', 'rifleman-a'], discard: ['fog'], deck: ['fog'] }));
  t.play('us', 'play scout-a');
  t.expectOffers('us', ['use scout', 'use conceal', 'use attack', 'hunker']);
  expectNot(t, 'us', 'use recon', { code: 'no-fog-in-hand' });
  t.end('us');
});

test('normandy/recon: only scouts have it', () => {
  for (const card of [
    'sergeant',
    'guide',
    'leader-a',
    'rifleman-a',
    'sniper',
    'gunner-a',
    'mortar',
  ]) {
    const t = playFrom(turn({ hand: [card, 'fog'] }));
    t.play('us', `play ${card}`);
    expectNot(t, 'us', 'use recon', { code: 'not-on-card', card: kind(card), seat: 0 });
    t.end('us');
  }
});

test('normandy/conceal: one Fog of War moves from the enemy supply to the enemy discards', () => {
  const t = playFrom(
    turn({ hand: ['scout-a', 'rifleman-a'] }, { supply: ['fog', 'fog'], rest: 'removed' }),
  );
  t.play('us', 'play scout-a', 'use conceal');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed', verb: 'conceal' },
    { type: 'fogGained', seat: 1, count: 1, by: 0 },
  ]);
  expect([zone(t, 'de', 'supply'), zone(t, 'de', 'discard')]).toEqual([['fog'], ['fog']]);
  expect(zone(t, 'us', 'discard')).toEqual([]);
  t.end('us');
});

test('normandy/conceal: it may be played against an empty supply, without effect (R-2)', () => {
  const t = playFrom(
    turn({ at: {}, hand: ['scout-b', 'rifleman-a'] }, { supply: ['sniper'], rest: 'removed' }),
  );
  t.play('us', 'play scout-b', 'use conceal');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'unitSpawned', unit: unit('us-scouts-b') },
  ]);
  expect(tileOf(t, 'us-scouts-b')).toBe('16a');
  expect([zone(t, 'de', 'supply'), zone(t, 'de', 'discard')]).toEqual([['sniper'], []]);
  t.end('us');
});

test('normandy/fog-of-war normandy/casualties: a casualty never takes a Fog of War', () => {
  const t = playFrom(
    turn(
      { at: { 'gunners-a': '10a' }, hand: ['gunner-a', 'sergeant'] },
      { hand: ['fog'], discard: ['fog'], deck: ['fog'] },
    ),
  );
  t.luck.expectDice('combat.attack', 10, [10, 1]);
  t.play('us', 'play gunner-a', 'use attack', 'shoot de-riflemen-a');
  expect([zone(t, 'de', 'hand'), zone(t, 'de', 'discard'), zone(t, 'de', 'deck')]).toEqual([
    ['fog'],
    ['fog'],
    ['fog'],
  ]);
  expect(tileOf(t, 'de-riflemen-a')).toBeNull();
  t.end('us');
});
