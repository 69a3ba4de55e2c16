import { expect, test } from 'vitest';
import { BOOK, normandy, normandyRules } from '../src/rules/index.ts';
import { expectNot, kind, many, type Play, playFrom, reason, tile, unit } from './position.ts';

// Normandie: why something is not on offer.

const tessy = (us: object, de: object = {}): Play =>
  playFrom({ scenario: 'tessy-sur-vire', turn: 'us', us, de });

test('normandy/target: a tile that is too near has its own reason', () => {
  const t = tessy({ at: { mortar: '2a' }, hand: ['mortar'] });
  t.play('us', 'play mortar', 'use target');
  expectNot(t, 'us', 'aim 2a', { code: 'tile-too-near', tile: tile('2a'), distance: 0 });
  const near = normandyRules.scenarios[7]?.neighbours[tile('2a')]?.[0] ?? -1;
  const line = `aim ${BOOK.tiles[near]}`;
  expectNot(t, 'us', line, { code: 'tile-too-near', tile: near, distance: 1 });
});

test('normandy/blast: a unit elsewhere, already hit, or off the map has its own reason', () => {
  const t = tessy(
    { at: { mortar: '2a' }, hand: ['mortar'], target: '12a' },
    { at: { 'riflemen-a': '12a', 'riflemen-b': '12a', 'scouts-a': '2a' } },
  );
  t.play('us', 'play mortar', 'use blast');
  const elsewhere = { code: 'not-on-target', unit: unit('de-scouts-a'), tile: tile('12a') };
  expectNot(t, 'us', 'shoot de-scouts-a', elsewhere);
  expectNot(t, 'us', 'shoot de-sniper', { code: 'not-on-board', unit: unit('de-sniper') });
  t.luck.expectDice('combat.blast', 10, [1]);
  t.play('us', 'shoot de-riflemen-a');
  expectNot(t, 'us', 'shoot de-riflemen-a', { code: 'already-met', unit: unit('de-riflemen-a') });
});

test('normandy/bolster normandy/inspire: a card that cannot be taken has its reason', () => {
  const t = tessy({
    hand: ['leader-a', 'leader-b'],
    played: ['rifleman-b', 'mortar'],
    supply: ['rifleman-a', 'sniper', ...many('fog', 2)],
    rest: 'deck',
  });
  const because = (line: string, code: string): void => {
    const card = kind(line.slice(5));
    expectNot(t, 'us', line, code === 'fog-not-bolstered' ? { code } : { code, card, seat: 0 });
  };
  t.play('us', 'play leader-a', 'use bolster');
  because('take fog', 'fog-not-bolstered');
  because('take sniper', 'other-squad');
  because('take rifleman-b', 'other-squad');
  because('take gunner-a', 'not-in-supply');
  t.play('us', 'take rifleman-a', 'play leader-b', 'use inspire');
  because('take mortar', 'other-squad');
  because('take leader-b', 'not-to-inspire');
  because('take scout-b', 'not-on-table');
});

test('normandy/bolster: nothing stands against the first card of the box in the supply', () => {
  const t = tessy({ hand: ['guide'], supply: ['sergeant'], rest: 'deck' });
  t.play('us', 'play guide', 'use bolster');
  t.expectOffered('us', 'take sergeant');
  expect(reason(t, 'us', 'take sergeant')).toBeUndefined();
});

test('normandy/move: no counter leaves the board in a game without escape', () => {
  const t = tessy({ at: { 'riflemen-a': '2a' }, hand: ['rifleman-a'] });
  t.play('us', 'play rifleman-a', 'use move');
  t.expectRefused('us', 'leave', 'unknown-notation');
});

test('normandy/turn: a player who is not asked, or a game that is over, has its reason', () => {
  const t = tessy({ hand: ['sergeant'] }, { hand: ['sergeant'] });
  const view = t.view('de');
  expect(normandy.explain?.(view, { kind: 'end' })).toEqual({ code: 'not-your-decision' });
  const over = { ...view, question: null };
  expect(normandy.explain?.(over, { kind: 'end' })).toEqual({ code: 'game-over' });
});

test('normandy/attack: units on the first tile of the box are on the board, and fire is for the enemy alone', () => {
  expect(tile('1a')).toBe(0);
  const t = playFrom({
    scenario: 'crossing-the-vire',
    turn: 'de',
    us: { at: { 'riflemen-a': '1a', 'riflemen-b': '5a' } },
    de: { at: { 'riflemen-a': '2b', 'riflemen-b': '1a' }, hand: ['rifleman-a', 'rifleman-a'] },
  });
  t.play('de', 'play rifleman-a', 'use attack');
  t.expectOffers('de', ['shoot us-riflemen-a', 'shoot us-riflemen-b']);
  expectNot(t, 'de', 'shoot de-riflemen-b', { code: 'own-unit', unit: unit('de-riflemen-b') });
  t.luck.expectDice('combat.attack', 10, [1]);
  t.play('de', 'shoot us-riflemen-a', 'play rifleman-a', 'use move');
  // 1B is the other side of a tile that lies on the table.
  expectNot(t, 'de', 'go 1b', { code: 'not-laid', tile: tile('1b') });
});
