import { SCOUTED } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import {
  expectNot,
  marker,
  type Position,
  playFrom,
  type SidePosition,
  tile,
  tileOf,
  unit,
  zone,
} from './position.ts';

// Tessy: 16A is next to 4B and 2A; 2A to 16A, 4B, 11B and 3B. The US know 4B 11B 3B 16A 2A.
const turn = (us: SidePosition, de: SidePosition = {}): Position => ({
  scenario: 'tessy-sur-vire',
  turn: 'us',
  us,
  de: { hand: ['rifleman-a'], ...de },
});

test('normandy/move: a unit moves one tile, onto a tile with a friendly control marker', () => {
  const t = playFrom(turn({ hand: ['rifleman-a', 'sergeant'] }));
  t.play('us', 'play rifleman-a', 'use move');
  t.expectOffers('us', ['go 3b', 'go 4b', 'go 11b', 'go 16a', 'done']);
  t.play('us', 'go 11b');
  t.expectEvents([
    { type: 'unitMoved', unit: unit('us-riflemen-a'), from: tile('2a'), to: tile('11b') },
  ]);
  expect(tileOf(t, 'us-riflemen-a')).toBe('11b');
  // One tile and no more: the next question is about the next card.
  t.expectOffers('us', ['end turn', 'play sergeant']);
  t.end('us');
});

test('normandy/move normandy/control-markers: either face of a friendly marker lets a unit in, no marker keeps it out', () => {
  const t = playFrom(
    turn(
      {
        at: { 'riflemen-a': '11b' },
        hand: ['rifleman-a', 'sergeant'],
        scouted: ['11b', '3b'],
        controlled: ['6b'],
      },
      { scouted: ['1b', '4b'], controlled: ['5b'] },
    ),
  );
  t.play('us', 'play rifleman-a', 'use move');
  t.expectOffers('us', ['go 3b', 'go 6b', 'done']);
  // Enemy markers, of either face, do not help; nor does a known tile that is too far.
  for (const name of ['1b', '4b', '5b', '2a']) {
    expectNot(t, 'us', `go ${name}`, { code: 'not-scouted', tile: tile(name) });
  }
  expectNot(t, 'us', 'go 16a', { code: 'out-of-reach', tile: tile('16a') });
  expectNot(t, 'us', 'go 11b', { code: 'already-there', tile: tile('11b') });
  t.end('us');
});

test('normandy/stacking: enemy units and markers do not keep a unit out', () => {
  const t = playFrom(
    turn(
      { hand: ['rifleman-a', 'sergeant'] },
      { at: { 'riflemen-a': '11b', 'gunners-a': '11b' }, controlled: ['11b'] },
    ),
  );
  t.play('us', 'play rifleman-a', 'use move', 'go 11b');
  expect([tileOf(t, 'us-riflemen-a'), tileOf(t, 'de-gunners-a')]).toEqual(['11b', '11b']);
  t.end('us');
});

test('normandy/move: a unit may move 0 tiles (R-3)', () => {
  const t = playFrom(turn({ hand: ['gunner-a', 'sergeant'] }));
  t.play('us', 'play gunner-a', 'use move', 'done');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed', verb: 'move' },
    { type: 'unitSpawned', unit: unit('us-gunners-a'), tile: tile('2a') },
  ]);
  expect(tileOf(t, 'us-gunners-a')).toBe('2a');
  t.end('us');
});

test('normandy/move: with nowhere to go the card is spent without a question', () => {
  const t = playFrom(turn({ hand: ['rifleman-a', 'sergeant'], scouted: ['2a'] }));
  t.play('us', 'play rifleman-a', 'use move');
  t.expectEvents([{ type: 'cardLaid' }, { type: 'cardPlayed', verb: 'move' }]);
  expect(zone(t, 'us', 'played')).toEqual(['rifleman-a']);
  t.end('us');
});

test('normandy/guide: any own unit moves one scouted tile', () => {
  const t = playFrom(
    turn({
      at: { 'riflemen-a': '2a', 'scouts-b': '16a', sniper: '11b', 'gunners-c': '3b' },
      suppressed: ['gunners-c'],
      hand: ['guide', 'sergeant'],
    }),
  );
  t.play('us', 'play guide', 'use guide');
  t.expectOffers('us', ['unit us-riflemen-a', 'unit us-scouts-b', 'unit us-sniper']);
  // Not a suppressed one, not an absent one, not the enemy's.
  const gunners = unit('us-gunners-c');
  const absent = unit('us-riflemen-b');
  const enemy = unit('de-riflemen-a');
  expectNot(t, 'us', 'unit us-gunners-c', { code: 'unit-suppressed', unit: gunners });
  expectNot(t, 'us', 'unit us-riflemen-b', { code: 'not-on-board', unit: absent });
  expectNot(t, 'us', 'unit de-riflemen-a', { code: 'not-yours', unit: enemy });
  t.play('us', 'unit us-sniper');
  expect(t.view('us').question).toMatchObject({ kind: 'step', play: { verb: 'guide' } });
  // A guided Sniper needs a marker, like every other counter.
  expectNot(t, 'us', 'go 6b', { code: 'not-scouted', tile: tile('6b') });
  t.expectOffers('us', ['go 2a', 'go 3b', 'go 4b', 'done']);
  t.play('us', 'go 4b');
  t.expectEvents([{ type: 'unitMoved', unit: unit('us-sniper'), to: tile('4b') }]);
  t.expectOffers('us', ['end turn', 'play sergeant']);
  t.end('us');
});

test('normandy/guide: it may move 0 tiles and is not offered without a counter to guide', () => {
  const t = playFrom(turn({ hand: ['guide', 'sergeant'] }));
  t.play('us', 'play guide', 'use guide', 'unit us-riflemen-b', 'done');
  expect(tileOf(t, 'us-riflemen-b')).toBe('16a');
  t.end('us');
  const alone = playFrom(
    turn({ at: { 'riflemen-a': '2a' }, suppressed: ['riflemen-a'], hand: ['guide'] }),
  );
  alone.play('us', 'play guide');
  alone.expectOffers('us', ['use bolster', 'hunker']);
  expectNot(alone, 'us', 'use guide', { code: 'none-to-guide' });
  alone.end('us');
});

test('normandy/scout: moves up to two tiles, marks each new one, takes one Fog of War per marker', () => {
  const t = playFrom(turn({ hand: ['scout-a', 'sergeant'] }));
  t.play('us', 'play scout-a', 'use scout', 'go 4b');
  // 4B was known: no marker, no Fog.
  t.expectEvents([{ type: 'cardLaid' }, { type: 'cardPlayed' }, { type: 'unitMoved' }]);
  t.expectOffers('us', ['go 2a', 'go 6b', 'go 11b', 'go 16a', 'done']);
  t.play('us', 'go 6b');
  t.expectEvents([
    { type: 'unitMoved', unit: unit('us-scouts-a'), from: tile('4b'), to: tile('6b') },
    { type: 'tileScouted', seat: 0, tile: tile('6b') },
    { type: 'fogGained', seat: 0, count: 1, by: 0 },
  ]);
  expect(marker(t, 'us', '6b')).toBe(SCOUTED);
  expect(zone(t, 'us', 'discard')).toEqual(['fog']);
  // Two tiles and no more.
  t.expectOffers('us', ['end turn', 'play sergeant']);
  t.end('us');
});

test('normandy/scout: two new tiles bring two Fog of War, and enemy markers do not matter', () => {
  const t = playFrom(turn({ at: { 'scouts-a': '11b' }, hand: ['scout-a', 'sergeant'] }));
  t.play('us', 'play scout-a', 'use scout', 'go 1b', 'go 10a');
  expect([marker(t, 'us', '1b'), marker(t, 'us', '10a')]).toEqual([SCOUTED, SCOUTED]);
  expect(marker(t, 'de', '10a')).toBe(SCOUTED);
  expect(zone(t, 'us', 'discard')).toEqual(['fog', 'fog']);
  t.end('us');
});

test('normandy/scout: it may stop early, and go there and back', () => {
  const t = playFrom(turn({ hand: ['scout-a', 'sergeant'] }));
  t.play('us', 'play scout-a', 'use scout', 'go 11b', 'done');
  expect(tileOf(t, 'us-scouts-a')).toBe('11b');
  t.end('us');
  const back = playFrom(turn({ at: { 'scouts-a': '11b' }, hand: ['scout-a', 'sergeant'] }));
  back.play('us', 'play scout-a', 'use scout', 'go 5b', 'go 11b');
  expect(tileOf(back, 'us-scouts-a')).toBe('11b');
  expect(zone(back, 'us', 'discard')).toEqual(['fog']);
  back.end('us');
});

test('normandy/scout: markers are placed even when the supply runs out of Fog of War', () => {
  const t = playFrom(
    turn({
      at: { 'scouts-a': '11b' },
      hand: ['scout-a', 'sergeant'],
      supply: ['fog'],
      rest: 'removed',
    }),
  );
  t.play('us', 'play scout-a', 'use scout', 'go 1b', 'go 10a');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'unitMoved' },
    { type: 'tileScouted', tile: tile('1b') },
    { type: 'fogGained', count: 1 },
    { type: 'unitMoved' },
    { type: 'tileScouted', tile: tile('10a') },
  ]);
  expect(zone(t, 'us', 'discard')).toEqual(['fog']);
  expect(marker(t, 'us', '10a')).toBe(SCOUTED);
  t.end('us');
});

test('normandy/stalk: moves one tile of any kind, without a marker or Fog of War', () => {
  const t = playFrom(turn({ at: { sniper: '11b' }, hand: ['sniper', 'sergeant'] }));
  t.play('us', 'play sniper', 'use stalk');
  t.expectOffers('us', [...['go 1b', 'go 2a', 'go 3b', 'go 4b', 'go 5b', 'go 6b'], 'done']);
  expectNot(t, 'us', 'go 10a', { code: 'out-of-reach', tile: tile('10a') });
  t.play('us', 'go 1b');
  t.expectEvents([{ type: 'unitMoved', unit: unit('us-sniper'), to: tile('1b') }]);
  expect(marker(t, 'us', '1b')).toBe(0);
  expect(zone(t, 'us', 'discard')).toEqual([]);
  // The card says 1; the 2 of the Czech quick reference is a slip (facts 9).
  t.expectOffers('us', ['end turn', 'play sergeant']);
  t.end('us');
});

test('normandy/stalk: it may go back from an unscouted tile, and move 0 tiles', () => {
  const t = playFrom(turn({ at: { sniper: '10a' }, hand: ['sniper', 'sniper', 'sergeant'] }));
  t.play('us', 'play sniper', 'use stalk', 'done', 'play sniper', 'use stalk', 'go 18a');
  expect(tileOf(t, 'us-sniper')).toBe('18a');
  t.end('us');
});
