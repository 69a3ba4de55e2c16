import { nth, type Seat } from '@bivouac/kernel';
import type { Goal, Scenario } from '@bivouac/undaunted-core';
import { CONTROLLED, enemyOf, goalOf, NOT_SCOUTED, scenarioOf } from '@bivouac/undaunted-core';
import { SCENARIOS } from '../rules/data/scenarios.ts';
import { objectiveValue } from '../rules/victory.ts';
import { copiesOf, kindOfUnit, subtractCards, UNIT_COUNT } from './tables.ts';
import type { Sight } from './types.ts';
import { WEIGHTS } from './weights.ts';

const COPIES: readonly (readonly (readonly number[])[])[] = SCENARIOS.map((scenario) => [
  copiesOf(scenario, 0),
  copiesOf(scenario, 1),
]);

/** An objective as it stands now. */
export interface Objective {
  readonly tile: number;
  readonly value: number;
  /** Control markers on it: own and enemy. */
  readonly mine: number;
  readonly theirs: number;
}

/** How far a side is from its goal. */
export interface Standing {
  readonly goal: Goal;
  readonly points: number;
  /** Points still missing; 0 for a side that wants to pin. */
  readonly need: number;
  /** What one more point is worth, in the unit of the whole bot: a fair play of a card is 1. */
  readonly perPoint: number;
}

/** The state of affairs, worked out once for each decision and read by every rule of thumb. */
export interface Brief extends Sight {
  readonly scenario: Scenario;
  readonly enemy: Seat;
  /** Cards by kind that are neither removed nor in the supply, per side: what keeps a unit alive. */
  readonly cards: readonly [readonly number[], readonly number[]];
  readonly objectives: readonly Objective[];
  readonly mine: Standing;
  readonly theirs: Standing;
  /** Results that several rules ask for, kept while this one decision is made. */
  readonly memo: Memo;
}

export interface Memo {
  readonly hits: (number | undefined)[];
  readonly threats: (number | undefined)[];
  readonly costs: (readonly number[] | undefined)[];
  missing: readonly number[] | undefined;
  prizes: readonly { readonly tile: number; readonly worth: number }[] | undefined;
  tasks: readonly number[] | undefined;
}

export function briefOf(sight: Sight): Brief {
  const { rules, seat, public: part } = sight;
  const scenario = scenarioOf(rules, part);
  const enemy = enemyOf(seat);
  const objectives: Objective[] = [];
  let points = 0;
  let enemyPoints = 0;
  for (let i = 0; i < scenario.layout.length; i++) {
    const { tile } = nth(scenario.layout, i);
    const value = objectiveValue(scenario, part, tile);
    if (value === 0) continue;
    const mine = part.control[seat * rules.tiles.length + tile] ?? NOT_SCOUTED;
    const theirs = part.control[enemy * rules.tiles.length + tile] ?? NOT_SCOUTED;
    if (mine === CONTROLLED) points += value;
    if (theirs === CONTROLLED) enemyPoints += value;
    objectives.push({ tile, value, mine, theirs });
  }
  return {
    ...sight,
    scenario,
    enemy,
    cards: [cardsLeft(sight, 0), cardsLeft(sight, 1)],
    objectives,
    mine: standing(goalOf(scenario, seat), points, goalOf(scenario, enemy)),
    theirs: standing(goalOf(scenario, enemy), enemyPoints, goalOf(scenario, seat)),
    memo: {
      hits: [],
      threats: [],
      costs: [],
      missing: undefined,
      prizes: undefined,
      tasks: undefined,
    },
  };
}

function standing(goal: Goal, points: number, against: Goal): Standing {
  if (goal.kind === 'pin') return { goal, points, need: 0, perPoint: 0 };
  const need = Math.max(1, goal.value - points);
  // The last points are worth the most: they end the game.
  // Against an enemy who wants to pin, time runs out: every turn costs men.
  const hurry = against.kind === 'pin' ? WEIGHTS.hurry : 1;
  return { goal, points, need, perPoint: (hurry * WEIGHTS.goal) / (need + 1) };
}

function cardsLeft({ public: part }: Sight, seat: 0 | 1): number[] {
  const left = (COPIES[part.scenario]?.[seat] ?? []).slice();
  subtractCards(left, part.supplies[seat]);
  for (const kind of part.gone[seat]) left[kind] = nth(left, kind) - 1;
  return left;
}

/** Cards of a unit of either side that still go round. */
export const strengthOf = (brief: Brief, unit: number): number =>
  nth(brief.cards[unit < UNIT_COUNT ? 0 : 1], kindOfUnit(unit));

export const isMarked = (brief: Brief, seat: number, tile: number): boolean =>
  brief.public.control[seat * brief.rules.tiles.length + tile] !== NOT_SCOUTED;

/** How many counters of a side stand on a tile. */
export function countersOn(brief: Brief, seat: number, tile: number): number {
  const { at } = brief.public;
  let count = 0;
  for (let unit = seat * UNIT_COUNT; unit < (seat + 1) * UNIT_COUNT; unit++) {
    if (at[unit] === tile) count += 1;
  }
  return count;
}

/** Where a unit stands, or would stand once one of its cards is played. */
export function placeOf(brief: Brief, unit: number): number {
  const at = brief.public.at[unit] ?? -1;
  return at >= 0 ? at : (brief.scenario.spawns[unit] ?? -1);
}

export const distance = (brief: Brief, from: number, to: number): number =>
  nth(nth(brief.scenario.distances, from), to);
