import { expect, test } from 'vitest';
import { expectNot, isSuppressed, playFrom, questionTo, tileOf, zone } from './position.ts';

// Stalingrad, Podpůrné akce, Bojové akce: cases at the edges of the rules.

test('stalingrad/assault: it offers each combat action of the card, and carries out the one that is chosen', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'gunner-b': '504' }, hand: 'V-025' },
    german: { at: { 'scout-a': '505' } },
  });
  t.play('soviet', 'play s-v-025', 'use assault');
  expect(questionTo(t, 'soviet')).toBe('assault');
  t.expectOffers('soviet', ['use attack', 'use suppress', 'done']);
  t.luck.expectDice('combat.suppress', 10, [10, 1, 1, 1]);
  t.play('soviet', 'use suppress', 'shoot german-scout-a');
  expect(isSuppressed(t, 'german', 'scout-a')).toBe(true);
});

test('stalingrad/guide: Guide of one squad moves no unit of another, also for the leader of squad A', () => {
  const t = playFrom({
    turn: 'german',
    german: { at: { 'rifleman-b': '504' }, hand: 'Z-082', scouted: '505' },
  });
  t.play('german', 'play n-z-082', 'use guide');
  expectNot(t, 'german', 'unit german-rifleman-b', 'unit-of-other-squad');
});

test('stalingrad/merging: each side merges its own squads, so German soldiers of C use the counters of B', () => {
  const t = playFrom({
    turn: 'german',
    german: { at: { 'rifleman-b': '504' }, merged: 1, hand: 'Z-037', scouted: '505' },
  });
  t.play('german', 'play n-z-037', 'use move', 'go 505');
  expect(tileOf(t, 'german', 'rifleman-b')).toBe('505');
});

test('stalingrad/buildings stalingrad/defence: from inside the same building only its plain cover counts, for the first counter too', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'rifleman-a': '406' }, hand: 'P-004' },
    german: { at: { 'scout-a': '406' } },
  });
  t.luck.expectDice('combat.attack', 10, [1]);
  t.play('soviet', 'play s-p-004', 'use attack', 'shoot german-scout-a');
  t.expectEvents([{ type: 'cardLaid' }, { type: 'cardPlayed' }, { type: 'fired', total: 5 + 1 }]);
});

test('stalingrad/entering stalingrad/tanks: the tiles where a tank may enter are offered in the order of the map', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'rifleman-a': '505', 'rifleman-b': '504' }, hand: 'Z-066' },
  });
  t.play('soviet', 'play s-z-066');
  t.expectOffers('soviet', ['hunker', 'go 504', 'go 505']);
  expect(t.view('soviet').question).toMatchObject({ kind: 'entry', play: { verb: '' } });
  // Not at all, and the card is spent.
  t.play('soviet', 'hunker');
  expect(tileOf(t, 'soviet', 't34-b')).toBe(undefined);
  t.expectNotOffered('soviet', 'use move');
  expect(zone(t, 'soviet', 'supply')).toContain('Z-066');
});

test('stalingrad/demolish stalingrad/tanks: against a tank its armour and the distance count, as the event says', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'engineer-a': '504' }, hand: 'Z-048' },
    german: { at: { 'panzer-a': '505' } },
  });
  t.luck.expectDice('combat.demolish', 10, [1]);
  t.play('soviet', 'play s-z-048', 'use demolish', 'shoot german-panzer-a');
  const modifiers = [
    { source: 'base', value: 6 },
    { source: 'range', value: 1 },
  ];
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired', total: 7, modifiers },
  ]);
});

test('stalingrad/mines stalingrad/scout: a mine that hits at the first step ends the whole Scout', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: {
      at: { 'scout-a': '505' },
      hand: 'P-014',
      discard: 'P-015',
      scouted: '504 505',
      supply: 'P-004 P-009',
    },
    german: { supply: 'P-004 P-009' },
    file: { mines: ['german 505-506'] },
  });
  t.luck.expectDice('combat.mine', 10, [10]);
  t.play('soviet', 'play s-p-014', 'use scout', 'go 506');
  expect(tileOf(t, 'soviet', 'scout-a')).toBe('505');
  t.expectNotOffered('soviet', 'go 504');
});
