import { distanceBetween, NOT_SCOUTED } from '@bivouac/undaunted-core';
import { describe, expect, test } from 'vitest';
import { scoreRound } from '../src/rules/points.ts';
import { reach } from '../src/rules/task.ts';
import { inBattle } from './in-battle.ts';
import {
  expectNot,
  marker,
  type Position,
  playFrom,
  questionTo,
  tile,
  tileOf,
  unit,
  zone,
} from './position.ts';

// Rare positions: cards that are public or gone, the first counter, both sides.

describe('stalingrad/casualties: the owner is asked whenever the enemy could not know which card falls (S-4)', () => {
  const gunners = (german: Position['german'], hand = 'P-020'): ReturnType<typeof playFrom> =>
    playFrom({
      turn: 'soviet',
      soviet: { at: { 'gunner-a': '504' }, hand, supply: 'P-004 P-009' },
      ...(german && { german }),
    });

  test('cards in the supply lie open, so with one other card nothing is asked', () => {
    const t = gunners({
      at: { 'scout-a': '504' },
      hand: 'P-014',
      supply: 'P-004 P-009 P-015 P-016',
    });
    t.luck.expectDice('combat.attack', 10, [10, 1]);
    t.play('soviet', 'play s-p-020', 'use attack', 'shoot german-scout-a');
    expect(zone(t, 'german', 'removed')).toEqual(['P-014']);
  });

  test('cards of another counter that have fallen do not count', () => {
    const t = gunners(
      {
        at: { 'scout-a': '504', 'scout-b': '504' },
        hand: 'P-014 P-015 P-017',
        supply: 'P-004 P-009',
      },
      'P-020 P-021',
    );
    t.luck.expectDice('combat.attack', 10, [10, 1]);
    t.play('soviet', 'play s-p-020', 'use attack', 'shoot german-scout-b');
    expect(zone(t, 'german', 'removed')).toEqual(['P-017']);
    t.luck.expectDice('combat.attack', 10, [10, 1]);
    t.play('soviet', 'play s-p-021', 'use attack', 'shoot german-scout-a');
    expect(questionTo(t, 'german')).toBe('loss');
    t.expectOffers('german', ['take n-p-014', 'take n-p-015']);
  });
});

test('stalingrad/range: steps from tile to tile, which a tunnel does not shorten', () => {
  const t = playFrom({ turn: 'soviet', file: { tunnels: '403 505' } });
  const from = (one: string, other: string): number =>
    distanceBetween(t.rules, t.state().public, tile(one), tile(other));
  expect([from('504', '504'), from('504', '404'), from('504', '505')]).toEqual([0, 1, 1]);
  expect([from('403', '505'), from('403', '407')]).toEqual([2, 4]);
});

test('stalingrad/defence stalingrad/works: the first counter fires over a distance at controlled ground without works', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'rifleman-a': '504' }, hand: 'P-004', supply: 'P-009' },
    german: { at: { 'scout-a': '505' }, controlled: '505', discard: 'P-014' },
  });
  expect(unit('soviet', 'rifleman-a')).toBe(0);
  t.luck.expectDice('combat.attack', 10, [1]);
  t.play('soviet', 'play s-p-004', 'use attack', 'shoot german-scout-a');
  const modifiers = [
    { source: 'base', value: 5 },
    { source: 'cover', value: 2 },
    { source: 'range', value: 1 },
  ];
  t.expectEvents([{ type: 'cardLaid' }, { type: 'cardPlayed' }, { type: 'fired', modifiers }]);
});

test('stalingrad/inspire stalingrad/tanks: a tank of the squad acts again, which Exert does not allow', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 't34-a': '504' }, hand: 'P-002 Z-080', played: 'Z-063', scouted: '505' },
  });
  t.play('soviet', 'play s-p-002', 'use inspire');
  t.expectOffers('soviet', ['take s-z-063']);
  t.play('soviet', 'take s-z-063', 'use move', 'go 505');
  expect(tileOf(t, 'soviet', 't34-a')).toBe('505');
  t.play('soviet', 'play s-z-080');
  expectNot(t, 'soviet', 'use exert', 'none-to-inspire');
});

test('stalingrad/bolster: the leader of squad C, while it is not merged, calls only their own squad', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { hand: 'Z-079', supply: 'P-004 Z-045' },
  });
  t.play('soviet', 'play s-z-079', 'use bolster');
  expectNot(t, 'soviet', 'take s-p-004', 'other-squad');
  t.play('soviet', 'take s-z-045');
  expect(zone(t, 'soviet', 'discard')).toEqual(['Z-045']);
});

test.each([
  ['soviet', 's', '403'],
  ['german', 'n', '607'],
] as const)(
  'stalingrad/entering: the %s scouts enter beside their own riflemen',
  (side, deck, home) => {
    const t = playFrom({ turn: side, [side]: { hand: 'P-014' } });
    t.play(side, `play ${deck}-p-014`, 'use conceal');
    expect(tileOf(t, side, 'scout-a')).toBe(home);
  },
);

test('stalingrad/tasks: victory points for deeds are not given again at the end of a round', () => {
  const t = playFrom({
    turn: 'soviet',
    file: {
      points: [
        { kind: 'casualty', seat: 0 },
        { kind: 'damage', seat: 1 },
        { kind: 'tunnel', seat: 1 },
      ],
    },
  });
  const state = t.state();
  const told: unknown[] = [];
  scoreRound(t.rules, state, { chance: {} as never, emit: (event) => told.push(event) });
  expect(told).toEqual([]);
  expect(state.public.extra).toMatchObject({ points: [0, 0], pointsOn: [] });
});

test('stalingrad/deck: the deck is shuffled in the order of card numbers, however it was picked', () => {
  const { piles, state } = inBattle('15a');
  for (const [at, why] of ['deck.one', 'deck.two'].entries()) {
    const deck = piles.get(why) ?? [];
    const ascending = deck.toSorted((a, b) => a - b);
    expect(deck).toEqual(ascending);
    const { picks } = state.books[at as 0 | 1];
    expect(picks).not.toEqual(ascending);
    expect(picks.toSorted((a, b) => a - b)).toEqual(ascending);
  }
});

test('stalingrad/tasks: the step that wins ends the battle, and nothing is scouted any more', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'scout-a': '504' }, hand: 'P-014', scouted: '504', supply: 'P-004 P-009' },
    german: { supply: 'P-004 P-009' },
    file: { escapes: '505', soviet: { task: reach('escape', ['scout-a']) } },
  });
  t.play('soviet', 'play s-p-014', 'use scout', 'go 505');
  t.expectWinner('soviet');
  expect(marker(t, 'soviet', '505')).toBe(NOT_SCOUTED);
});

test('stalingrad/withdrawal: a side with nothing but Fog of War in hand may withdraw', () => {
  const t = playFrom({
    turn: 'soviet',
    german: { isBare: true, hand: 'P-026', supply: 'P-004 P-009' },
    withdrawal: true,
  });
  t.play('soviet', 'end turn');
  t.expectOffers('german', ['end turn', 'withdraw']);
  t.play('german', 'withdraw');
  t.expectWinner('soviet');
});

test('stalingrad/fog-of-war stalingrad/turn: with nothing but Fog of War and no way to withdraw a turn ends by itself', () => {
  const fogAlone = (withdrawal?: true) =>
    playFrom({
      turn: 'soviet',
      soviet: { hand: 'P-004', deck: 'P-005 P-006 P-009 P-010' },
      german: { isBare: true, hand: 'P-026', deck: 'P-004 P-005 P-009 P-010' },
      ...(withdrawal && { withdrawal }),
    });
  const t = fogAlone();
  t.play('soviet', 'end turn');
  t.expectAwaiting('soviet', 'german');
  const mayWithdraw = fogAlone(true);
  mayWithdraw.play('soviet', 'end turn');
  mayWithdraw.expectOffers('german', ['end turn', 'withdraw']);
});
