import { subjectKeys } from '@bivouac/kernel';
import type { Action } from '@bivouac/undaunted-core';
import { previewOf } from '@bivouac/undaunted-core/testing/previews.ts';
import { expect, test } from 'vitest';
import { normandy } from '../src/rules/index.ts';
import { type Play, playFrom, unit } from './position.ts';

// Tessy: cover 0 on 3B and 4B, 1 on the houses; hills on 16A, 2A and 9A.

const hillInSight = (): Play =>
  playFrom({
    scenario: 'tessy-sur-vire',
    turn: 'us',
    us: { at: { 'riflemen-a': '3b' }, hand: ['rifleman-a', 'sergeant'] },
    de: { at: { 'riflemen-a': '9a', 'riflemen-b': '5b' }, hand: ['sergeant'] },
  });

test('normandy/defence normandy/hills: a shot previews base, cover and range, and the chance of its dice', () => {
  const t = hillInSight();
  t.play('us', 'play rifleman-a', 'use attack');
  expect(t.view('us').question).toMatchObject({ kind: 'attack', aim: 'one' });
  const house = previewOf(t, 'us', 'shoot de-riflemen-b');
  expect(house).toMatchObject({
    shots: [{ verb: 'attack', unit: unit('us-riflemen-a'), target: unit('de-riflemen-b') }],
    throws: [{ dice: 1, sides: 10, total: 4 + 1 + 1 }],
    // 6 to 9, and the 0.
    outcomes: [
      { key: 'hit', weight: 1 },
      { key: 'miss', weight: 1 },
    ],
    total: 2,
  });
  const hill = previewOf(t, 'us', 'shoot de-riflemen-a');
  expect(hill.throws[0]?.modifiers.find(({ source }) => source === 'cover')?.value).toBe(3);
  t.end('us');
});

test('normandy/blast: range does not count, and the hill gives its lower cover', () => {
  const t = playFrom({
    scenario: 'tessy-sur-vire',
    turn: 'us',
    us: { at: { mortar: '3b' }, hand: ['mortar', 'sergeant'], target: '9a' },
    de: { at: { 'riflemen-a': '9a', 'gunners-a': '9a' }, hand: ['sergeant'] },
  });
  t.play('us', 'play mortar', 'use blast');
  // Each unit on the tile in turn.
  expect(t.view('us').question).toMatchObject({ kind: 'blast', aim: 'each' });
  expect(previewOf(t, 'us', 'shoot de-riflemen-a').throws).toEqual([
    {
      dice: 1,
      sides: 10,
      modifiers: [
        { source: 'base', value: 4 },
        { source: 'cover', value: 1 },
      ],
      total: 5,
    },
  ]);
  t.end('us');
});

test('an action without dice has no preview', () => {
  const t = hillInSight();
  const preview = (action: Action) => normandy.preview(t.view('us'), action);
  expect(preview({ kind: 'end' })).toBeNull();
  t.play('us', 'play rifleman-a');
  expect(normandy.answers(t.view('us'))).toEqual(['use', 'useFor', 'ready', 'hunker']);
  expect(preview({ kind: 'hunker' })).toBeNull();
  t.end('us');
});

test('an action concerns its card and counter, its act, its target and its tile', () => {
  const t = hillInSight();
  const keys = (line: string): readonly string[] => {
    const read = normandy.notation.parse(line);
    if (!read.ok) throw new Error(line);
    return subjectKeys(normandy, t.view('us'), read.value);
  };
  const rifleman = t.view('us').own?.hand.at(-1);
  expect(keys('play rifleman-a')).toEqual([`card:${rifleman}`, `unit:${unit('us-riflemen-a')}`]);
  expect(keys('end turn')).toEqual(['button:end']);
  // Neither a card in hand nor a counter on the map.
  expect(keys('play scout-a')).toEqual(['button:play']);
  t.play('us', 'play rifleman-a');
  expect(keys('use attack')).toEqual(['verb:11']);
  expect(keys('ready')).toEqual(['button:ready', `unit:${unit('us-riflemen-a')}`]);
  t.play('us', 'use attack');
  const target = unit('de-riflemen-a');
  expect(keys('shoot de-riflemen-a')).toEqual([
    `unit:${target}`,
    `tile:${t.view('us').public.at[target]}`,
  ]);
  t.end('us');
});
