import { must, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { CONTROLLED, NOT_SCOUTED } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { isHopeless } from '../src/rules/hope.ts';
import { type NorthState, northAfrica, northAfricaRules, pointsOf } from '../src/rules/index.ts';
import { kind, type Position, playFrom, testGame, tile, unit } from './position.ts';

// Severní Afrika, Beznadějná situace (N-14): scenarios that lack a card, and the ends of the box.

type Part = NorthState['public'];
const GOALS = {
  lrdg: { kind: 'neutralize', value: 5, who: ['soldiers'] },
  italy: { kind: 'points', value: 3 },
};
const LRDG = { at: { rifleman: '10A' } } as const;
const partOf = (position: Omit<Position, 'turn'>): Part =>
  playFrom({ turn: 'lrdg', ...position }).state().public;

/** The rules of a scenario in which neither deck has this card. */
function without(name: string, goals: NonNullable<Position['goals']>) {
  const { rules } = testGame(goals);
  const scenario = must(rules.scenarios[0], 'a scenario');
  const [lrdg, italy] = scenario.sides.map((side) => ({
    ...side,
    cards: side.cards.filter((card) => rules.kindOf[card] !== kind(name)),
  }));
  const sides = [must(lrdg, 'lrdg'), must(italy, 'italy')] as const;
  return { ...rules, scenarios: [{ ...scenario, sides }] };
}

test('north-africa/beyond-all-hope: a unit that takes no part in a scenario gives no hope', () => {
  const goals = { lrdg: { ...GOALS.lrdg, value: 1 }, italy: GOALS.italy };
  const part = partOf({ goals, lrdg: { at: {} }, italy: { at: { 'rifleman-a': '4A' } } });
  expect(isHopeless(testGame(goals).rules, part, 0)).toBe(true);
  // The scout has no counter and no card there, so no scout card can be out of the game.
  part.gone = [part.gone[0].filter((gone) => gone !== kind('scout')), part.gone[1]];
  expect(isHopeless(without('scout', goals), part, 0)).toBe(true);
});

test('north-africa/beyond-all-hope: the tank that has to take the first tile (1A) may stand there already', () => {
  const italy = (tank: string) => ({
    at: { 'mechanic-t': tank, tank, 'motor-pool': '1A', hangar: '1A' },
    seats: { 'mechanic-t': ['tank', 3] as const },
  });
  for (const start of ['1A', '4A']) {
    const part = partOf({ goals: GOALS, lrdg: LRDG, italy: italy(start) });
    expect(isHopeless(testGame(GOALS).rules, part, 1)).toBe(false);
  }
});

test('north-africa/beyond-all-hope: if no soldier can scout, the tank takes the tiles that its side’s markers lead to', () => {
  const rules = without('plane', GOALS);
  const hopeless = (...scouted: string[]): boolean => {
    const at = { 'mechanic-t': '4A', tank: '4A', 'motor-pool': '9A', hangar: '9A' };
    const seats = { 'mechanic-t': ['tank', 3] as const };
    const italy = { at, seats, scouted };
    return isHopeless(rules, partOf({ goals: GOALS, lrdg: LRDG, italy }), 1);
  };
  // 2A is worth one point; the motor pool and the hangar on 9A three.
  expect(hopeless('4A', '21A', '9A')).toBe(false);
  expect(hopeless('4A', '9A')).toBe(true);
});

test('north-africa/beyond-all-hope north-africa/structures: a destroyed structure gives Italy nothing, even if it controls the last tile (22B)', () => {
  const io = { chance: seededChance(seedFromPhrase('hope')), emit: () => undefined };
  const { public: part } = northAfrica.setup({ scenario: 'barce', options: {} }, io);
  part.control = part.control.map(() => NOT_SCOUTED).with(tile('22B'), CONTROLLED);
  part.at[unit('motor-pool')] = -1;
  part.extra.lost.push(unit('motor-pool'));
  part.extra.lostOf.push(1);
  expect(pointsOf(northAfricaRules, part, 1)).toBe(0);
});
