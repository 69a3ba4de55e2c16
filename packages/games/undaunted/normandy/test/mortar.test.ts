import { expect, test } from 'vitest';
import {
  expectNot,
  type Position,
  playFrom,
  type SidePosition,
  tile,
  tileOf,
  unit,
  zone,
} from './position.ts';

const turn = (us: SidePosition, de: SidePosition = {}): Position => ({
  scenario: 'tessy-sur-vire',
  turn: 'us',
  us: { at: { mortar: '16a', 'riflemen-a': '2a' }, hand: ['mortar', 'sergeant'], ...us },
  de: { hand: ['rifleman-a'], ...de },
});

test('normandy/target: the tile is at least three tiles from the mortar', () => {
  const t = playFrom(turn({}));
  t.play('us', 'play mortar', 'use target');
  // From 16A: everything but 4B and 2A (one step), 6B, 11B and 3B (two).
  const names = ['1b', '5b', '7b', '8b', '9a', '10a', '12a', '13a', '14a', '15a', '17a', '18a'];
  t.expectOffers(
    'us',
    names.map((name) => `aim ${name}`),
  );
  for (const name of ['16a', '4b', '2a', '6b', '11b', '3b', '7a']) {
    t.expectRefused('us', `aim ${name}`, 'illegal-action');
  }
  t.play('us', 'aim 5b');
  t.expectEvents([{ type: 'targetPlaced', seat: 0, tile: tile('5b') }]);
  expect(t.state().public.extra.targets).toEqual([tile('5b'), -1]);
  t.end('us');
});

test('normandy/target: every tile that cannot be aimed at has a reason', () => {
  const t = playFrom(turn({}));
  t.play('us', 'play mortar', 'use target');
  expectNot(t, 'us', 'aim 4b', { code: 'tile-too-near', tile: tile('4b'), distance: 1 });
  expectNot(t, 'us', 'aim 6b', { code: 'tile-too-near', tile: tile('6b'), distance: 2 });
  expectNot(t, 'us', 'aim 7a', { code: 'not-laid', tile: tile('7a') });
  t.end('us');
});

test('normandy/blast: every unit that is not waiting to be hit has a reason', () => {
  const t = playFrom(
    turn(
      { target: '1b' },
      { at: { 'riflemen-a': '1b', 'gunners-a': '1b', 'riflemen-b': '7b' }, hand: ['rifleman-a'] },
    ),
  );
  t.play('us', 'play mortar', 'use blast');
  t.luck.expectDice('combat.blast', 10, [1]);
  t.play('us', 'shoot de-riflemen-a');
  expectNot(t, 'us', 'shoot de-riflemen-a', { code: 'already-met', unit: unit('de-riflemen-a') });
  expectNot(t, 'us', 'shoot de-riflemen-b', {
    code: 'not-on-target',
    unit: unit('de-riflemen-b'),
    tile: tile('1b'),
  });
  expectNot(t, 'us', 'shoot de-scouts-a', { code: 'not-on-board', unit: unit('de-scouts-a') });
  t.end('us');
});

test('normandy/target: tile 1A is a tile like any other', () => {
  const t = playFrom({
    scenario: 'crossing-the-vire',
    turn: 'de',
    us: { at: { 'riflemen-a': '5a' } },
    de: {
      at: { mortar: '2b', 'riflemen-a': '1a' },
      hand: ['mortar', 'mortar', 'sergeant'],
      target: '1a',
    },
  });
  t.luck.expectDice('combat.blast', 10, [1]);
  t.play('de', 'play mortar', 'use blast', 'shoot de-riflemen-a');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired', target: unit('de-riflemen-a') },
  ]);
  t.play('de', 'play mortar', 'use move', 'go 4a');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'unitMoved' },
    { type: 'targetRemoved', seat: 1, tile: tile('1a') },
  ]);
  t.end('de');
});

test('normandy/target: a marker on the map is moved, the enemy marker stays', () => {
  const t = playFrom(turn({ target: '5b' }, { target: '2a' }));
  t.play('us', 'play mortar', 'use target', 'aim 12a');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed', verb: 'target' },
    { type: 'targetPlaced', tile: tile('12a') },
  ]);
  expect(t.state().public.extra.targets).toEqual([tile('12a'), tile('2a')]);
  t.end('us');
});

test('normandy/target: it is not offered when every tile is too near, as in the middle of Hill 314', () => {
  const t = playFrom({
    scenario: 'hill-314',
    turn: 'us',
    us: { at: { mortar: '3a', 'riflemen-a': '2a' }, hand: ['mortar', 'sergeant'] },
  });
  t.play('us', 'play mortar');
  expectNot(t, 'us', 'use target', { code: 'too-near' });
  t.end('us');
});

test('normandy/target normandy/spawning: a mortar off the map aims from its spawn tile', () => {
  const t = playFrom(turn({ at: { 'riflemen-a': '2a' } }));
  t.play('us', 'play mortar', 'use target', 'aim 1b');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'unitSpawned', tile: tile('16a') },
    { type: 'targetPlaced', tile: tile('1b') },
  ]);
  t.end('us');
});

test('normandy/blast: every unit on the tile gets its own roll, friend or enemy, without range', () => {
  const t = playFrom(
    turn(
      {
        at: { mortar: '16a', 'riflemen-a': '2a', 'scouts-a': '1b' },
        hand: ['mortar', 'scout-a', 'sergeant'],
        target: '1b',
      },
      { at: { 'riflemen-a': '1b', 'gunners-a': '1b', 'riflemen-b': '7b' } },
    ),
  );
  t.play('us', 'play mortar', 'use blast');
  t.expectOffers('us', ['shoot us-scouts-a', 'shoot de-riflemen-a', 'shoot de-gunners-a']);
  t.expectRefused('us', 'shoot de-riflemen-b', 'illegal-action');
  t.luck.expectDice('combat.blast', 10, [4]);
  t.play('us', 'shoot de-gunners-a');
  t.expectEvents([
    {
      type: 'fired',
      verb: 'blast',
      unit: unit('us-mortar'),
      modifiers: [
        { source: 'base', value: 4 },
        { source: 'cover', value: 1 },
      ],
      total: 5,
      isHit: false,
    },
  ]);
  // Each once: the two that are left, in any order.
  t.expectOffers('us', ['shoot us-scouts-a', 'shoot de-riflemen-a']);
  t.luck.expectDice('combat.blast', 10, [5]);
  t.luck.expectDice('combat.blast', 10, [6]);
  t.play('us', 'shoot de-riflemen-a', 'shoot us-scouts-a');
  t.expectEvents([
    { type: 'fired', total: 5, isHit: true },
    { type: 'casualty', unit: unit('de-riflemen-a'), zone: 'hand' },
    { type: 'fired', total: 6, isHit: true },
    { type: 'casualty', unit: unit('us-scouts-a'), zone: 'hand' },
  ]);
  expect(zone(t, 'us', 'removed')).toEqual(['scout-a']);
  expect(t.state().public.casualties).toEqual([1, 1]);
  // The marker stays for the next card.
  expect(t.state().public.extra.targets[0]).toBe(tile('1b'));
  t.expectOffers('us', ['end turn', 'play sergeant']);
  t.end('us');
});

test('normandy/blast: it needs a target marker', () => {
  const t = playFrom(turn({}, { target: '2a' }));
  t.play('us', 'play mortar');
  t.expectOffers('us', ['use move', 'use target', 'hunker']);
  expectNot(t, 'us', 'use blast', { code: 'no-target-marker' });
  t.end('us');
});

test('normandy/blast: an empty tile may be shelled, and no dice are rolled', () => {
  const t = playFrom(turn({ target: '17a' }));
  t.play('us', 'play mortar', 'use blast');
  t.expectEvents([{ type: 'cardLaid' }, { type: 'cardPlayed', verb: 'blast' }]);
  t.end('us');
});

test('normandy/blast: victory is checked after each roll (R-18)', () => {
  const t = playFrom({
    scenario: 'crossing-the-vire',
    turn: 'de',
    us: { at: { 'riflemen-a': '5a', 'scouts-a': '5a' } },
    de: { at: { mortar: '2b', 'riflemen-a': '2b' }, hand: ['mortar'], target: '5a' },
  });
  t.luck.expectDice('combat.blast', 10, [10]);
  t.play('de', 'play mortar', 'use blast', 'shoot us-riflemen-a');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired', isHit: true },
    { type: 'unitRemoved', unit: unit('us-riflemen-a') },
    { type: 'gameEnded', winners: [1], reason: 'pinned' },
  ]);
  t.expectWinner('de');
  t.end();
});

test('normandy/move normandy/target: a mortar that moves loses its target marker, one that stays keeps it (R-21)', () => {
  const t = playFrom(turn({ hand: ['mortar', 'mortar', 'sergeant'], target: '5b' }));
  t.play('us', 'play mortar', 'use move', 'done');
  expect(t.state().public.extra.targets[0]).toBe(tile('5b'));
  t.play('us', 'play mortar', 'use move', 'go 4b');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'unitMoved', unit: unit('us-mortar') },
    { type: 'targetRemoved', seat: 0, tile: tile('5b') },
  ]);
  expect(t.state().public.extra.targets[0]).toBe(-1);
  t.end('us');
});

test('normandy/move normandy/target: a mortar without a target marker has none to lose', () => {
  const t = playFrom(turn({}));
  t.play('us', 'play mortar', 'use move', 'go 4b');
  t.expectEvents([{ type: 'cardLaid' }, { type: 'cardPlayed' }, { type: 'unitMoved' }]);
  t.end('us');
});

test('normandy/guide normandy/target: a guided mortar loses its target marker, another unit does not matter', () => {
  const mortar = playFrom(turn({ hand: ['guide', 'sergeant'], target: '5b' }));
  mortar.play('us', 'play guide', 'use guide', 'unit us-mortar', 'go 4b');
  expect(mortar.state().public.extra.targets).toEqual([-1, -1]);
  mortar.end('us');
  const other = playFrom(turn({ hand: ['guide', 'sergeant'], target: '5b' }, { target: '2a' }));
  other.play('us', 'play guide', 'use guide', 'unit us-riflemen-a', 'go 4b');
  expect(other.state().public.extra.targets).toEqual([tile('5b'), tile('2a')]);
  other.end('us');
});

test('normandy/target: a suppressed mortar, or one with a casualty, keeps its target marker (R-20)', () => {
  const start: Position = {
    scenario: 'tessy-sur-vire',
    turn: 'us',
    us: {
      at: { 'gunners-a': '13a', 'riflemen-a': '2a' },
      hand: ['gunner-a', 'gunner-a', 'sergeant'],
    },
    de: { at: { mortar: '9a', 'riflemen-a': '10a' }, hand: ['mortar'], target: '2a' },
  };
  const t = playFrom(start);
  t.luck.expectDice('combat.suppress', 10, [10, 1, 1, 1]);
  t.luck.expectDice('combat.attack', 10, [10, 1]);
  t.play('us', 'play gunner-a', 'use suppress', 'shoot de-mortar');
  t.play('us', 'play gunner-a', 'use attack', 'shoot de-mortar');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired' },
    { type: 'casualty', unit: unit('de-mortar'), zone: 'hand' },
  ]);
  expect(t.state().public.extra.targets[1]).toBe(tile('2a'));
  t.end('us');
});

test('normandy/removed-units normandy/target: a removed mortar loses its target marker (R-19)', () => {
  const t = playFrom({
    scenario: 'tessy-sur-vire',
    turn: 'us',
    us: { at: { 'gunners-a': '13a', 'riflemen-a': '2a' }, hand: ['gunner-a', 'sergeant'] },
    de: { at: { mortar: '9a', 'riflemen-a': '10a' }, target: '2a' },
  });
  t.luck.expectDice('combat.attack', 10, [10, 1]);
  t.play('us', 'play gunner-a', 'use attack', 'shoot de-mortar');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired' },
    { type: 'unitRemoved', unit: unit('de-mortar') },
    { type: 'targetRemoved', seat: 1, tile: tile('2a') },
  ]);
  expect(t.state().public.extra.targets).toEqual([-1, -1]);
  expect(tileOf(t, 'de-mortar')).toBeNull();
  t.end('us');
});

test('normandy/target: a mortar on the first tile of the box aims from there, and units there are on the board', () => {
  expect(tile('1a')).toBe(0);
  const t = playFrom({
    scenario: 'crossing-the-vire',
    turn: 'de',
    us: { at: { 'riflemen-a': '1a', 'riflemen-b': '5a' } },
    de: { at: { mortar: '1a' }, target: '5a', hand: ['mortar', 'mortar'] },
  });
  t.play('de', 'play mortar', 'use blast');
  t.expectOffers('de', ['shoot us-riflemen-b']);
  const elsewhere = { code: 'not-on-target', unit: unit('us-riflemen-a'), tile: tile('5a') };
  expectNot(t, 'de', 'shoot us-riflemen-a', elsewhere);
  t.luck.expectDice('combat.blast', 10, [1]);
  t.play('de', 'shoot us-riflemen-b', 'play mortar', 'use target');
  // The mortar entered on 2B; from there it could not aim at 2B itself.
  const names = ['2b', '4a', '6a', '7a', '8b', '14a', '15a', '16b', '17a', '18a'];
  t.expectOffers(
    'de',
    names.map((name) => `aim ${name}`),
  );
});
