import { expect, test } from 'vitest';
import { expectNot, many, playFrom, tile, tileOf, unit, zone } from './position.ts';

const TESSY = 'tessy-sur-vire';

test('normandy/suppressed: a card only readies the counter instead of acting', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'us',
    us: { hand: ['rifleman-a', 'rifleman-a', 'sergeant'], suppressed: ['riflemen-a'] },
  });
  t.play('us', 'play rifleman-a');
  t.expectOffers('us', ['ready', 'hunker']);
  for (const verb of ['move', 'attack', 'control']) {
    const why = { code: 'unit-suppressed', unit: unit('us-riflemen-a') };
    expectNot(t, 'us', `use ${verb}`, why);
  }
  t.play('us', 'ready');
  t.expectEvents([{ type: 'unitReadied', unit: unit('us-riflemen-a') }]);
  expect(t.state().public.isSuppressed).not.toContain(true);
  // The card lies on the table; the next one acts as usual.
  expect(zone(t, 'us', 'played')).toEqual(['rifleman-a']);
  t.play('us', 'play rifleman-a', 'use move', 'go 11b');
  expect(tileOf(t, 'us-riflemen-a')).toBe('11b');
  t.end('us');
});

test('normandy/suppressed normandy/hunker-down: hunkering down leaves the counter suppressed', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'us',
    us: { hand: ['rifleman-a', 'sergeant'], suppressed: ['riflemen-a'] },
  });
  t.play('us', 'play rifleman-a', 'hunker');
  expect(t.state().public.isSuppressed[unit('us-riflemen-a')]).toBe(true);
  expect(zone(t, 'us', 'supply')).toContain('rifleman-a');
  t.end('us');
});

test('normandy/suppressed: a ready unit is not readied, and other units still act', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'us',
    us: { hand: ['rifleman-a', 'rifleman-b', 'sergeant'], suppressed: ['riflemen-b'] },
  });
  t.play('us', 'play rifleman-a');
  expectNot(t, 'us', 'ready', { code: 'not-suppressed' });
  t.play('us', 'use move', 'go 11b');
  expect(tileOf(t, 'us-riflemen-a')).toBe('11b');
  t.end('us');
});

test('normandy/suppressed normandy/inspire: Inspire returns the card and the unit acts (R-6)', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'us',
    us: { hand: ['rifleman-a', 'leader-a', 'sergeant'], suppressed: ['riflemen-a'] },
  });
  t.play('us', 'play rifleman-a', 'ready', 'play leader-a', 'use inspire', 'take rifleman-a');
  t.play('us', 'play rifleman-a', 'use move', 'go 3b');
  expect(tileOf(t, 'us-riflemen-a')).toBe('3b');
  t.end('us');
});

test('normandy/spawning: the counter is placed first and acts from there', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'us',
    us: { hand: ['gunner-c', 'sergeant'] },
  });
  expect(tileOf(t, 'us-gunners-c')).toBeNull();
  t.luck.expectDice('combat.suppress', 10, [1, 1, 1, 1]);
  t.play('us', 'play gunner-c', 'use suppress', 'shoot de-mortar');
  t.expectEvents([
    { type: 'cardLaid', seat: 0 },
    { type: 'cardPlayed', verb: 'suppress' },
    { type: 'unitSpawned', unit: unit('us-gunners-c'), tile: tile('16a') },
    { type: 'fired', total: 4 + 1 + 4, isHit: false },
  ]);
  t.end('us');
});

test('normandy/spawning: an action without movement places the counter too (R-4)', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'de',
    de: { hand: ['scout-a', 'scout-b', 'fog'], deck: ['sergeant'] },
  });
  t.play('de', 'play scout-a', 'use conceal', 'play scout-b', 'use recon');
  expect([tileOf(t, 'de-scouts-a'), tileOf(t, 'de-scouts-b')]).toEqual(['10a', '7b']);
  t.end('de');
});

test('normandy/spawning: each unit enters at its own spawn marker', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'de',
    us: { at: {} },
    de: { at: {}, hand: ['rifleman-a', 'gunner-b', 'scout-c', 'sniper', 'mortar', 'sergeant'] },
  });
  for (const [card, verb] of [
    ['rifleman-a', 'move'],
    ['gunner-b', 'move'],
    ['scout-c', 'scout'],
    ['sniper', 'stalk'],
    ['mortar', 'move'],
  ]) {
    t.play('de', `play ${card}`, `use ${verb}`);
    // If the counter may enter a neighbour, the game asks; this test goes nowhere.
    if (t.match.actions(1).some(({ kind }) => kind === 'done')) t.play('de', 'done');
  }
  const units = ['riflemen-a', 'gunners-b', 'scouts-c', 'sniper', 'mortar'];
  expect(units.map((name) => tileOf(t, `de-${name}`))).toEqual(['10a', '7b', '12a', '12a', '9a']);
  t.end('de');
});

test('normandy/spawning normandy/hunker-down: hunkering down places no counter', () => {
  const t = playFrom({ scenario: TESSY, turn: 'us', us: { hand: ['gunner-c', 'sergeant'] } });
  t.play('us', 'play gunner-c', 'hunker');
  t.expectEvents([{ type: 'cardLaid' }, { type: 'hunkeredDown', seat: 0 }]);
  expect(tileOf(t, 'us-gunners-c')).toBeNull();
  t.end('us');
});

test('normandy/spawning normandy/stacking: a unit enters a tile with an enemy on it (R-26)', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'us',
    us: { at: {}, hand: ['rifleman-a', 'sergeant'] },
    de: { at: { 'riflemen-a': '2a' } },
  });
  t.play('us', 'play rifleman-a', 'use move', 'done');
  expect([tileOf(t, 'us-riflemen-a'), tileOf(t, 'de-riflemen-a')]).toEqual(['2a', '2a']);
  t.end('us');
});

test('normandy/spawning: the US snipers of scenario 4 enter on unscouted 6A (R-25)', () => {
  const t = playFrom({
    scenario: 'behind-enemy-lines',
    turn: 'us',
    us: { at: { 'riflemen-a': '13b' }, hand: ['sniper', 'sniper', 'sergeant'] },
  });
  t.play('us', 'play sniper', 'use stalk');
  expect(t.view('us').question).toMatchObject({ kind: 'step', play: { verb: 'stalk' } });
  expect(tileOf(t, 'us-sniper')).toBe('6a');
  t.expectOffers('us', ['go 1b', 'go 3b', 'go 12b', 'done']);
  t.play('us', 'go 12b');
  expect(t.state().public.control[tile('6a')]).toBe(0);
  expect(t.state().public.control[tile('12b')]).toBe(0);
  t.luck.expectDice('combat.attack', 10, [1, 2, 3]);
  t.play('us', 'play sniper', 'use attack', 'shoot de-riflemen-a');
  t.end('us');
});

test('normandy/removed-units: a removed unit returns ready on its spawn tile (R-27)', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'us',
    us: { at: { 'gunners-a': '11b' }, hand: ['gunner-a'], deck: many('fog', 4) },
    de: {
      at: { 'riflemen-a': '1b', 'riflemen-b': '7b' },
      suppressed: ['riflemen-a'],
      hand: ['sergeant', 'fog'],
      deck: ['leader-a'],
      supply: many('rifleman-a', 2),
      rest: 'removed',
    },
  });
  // Hand, discards and deck hold no Rifleman A; the two in the supply are not taken.
  t.luck.expectDice('combat.attack', 10, [9, 1]);
  t.play('us', 'play gunner-a', 'use attack', 'shoot de-riflemen-a');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired', isHit: true },
    { type: 'unitRemoved', unit: unit('de-riflemen-a') },
    { type: 'turnEnded', seat: 0 },
  ]);
  expect(tileOf(t, 'de-riflemen-a')).toBeNull();
  expect(t.state().public.isSuppressed).not.toContain(true);
  expect(zone(t, 'de', 'supply')).toEqual(['rifleman-a', 'rifleman-a']);
  // Bolstered, and drawn in the next round, it comes back where its squad enters.
  t.luck.expectShuffle('deck.two', 3, []);
  t.play('de', 'play sergeant', 'use bolster', 'take rifleman-a', 'done');
  expect(zone(t, 'de', 'hand')).toEqual(['sergeant', 'leader-a', 'rifleman-a', 'fog']);
  t.play('us', 'bid fog');
  t.play('de', 'bid sergeant', 'play rifleman-a', 'use move');
  t.expectEvents([
    { type: 'bidPlaced' },
    { type: 'bidsRevealed' },
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'unitSpawned', unit: unit('de-riflemen-a'), tile: tile('10a') },
  ]);
  expect(t.state().public.isSuppressed[unit('de-riflemen-a')]).toBe(false);
  t.end('de');
});
