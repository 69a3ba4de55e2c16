import type { Seat } from '@bivouac/kernel';
import { nth, ofSeat } from '@bivouac/kernel';
import {
  counterFor,
  enemyOf,
  goneOf,
  isControlled,
  isScouted,
  type KindId,
  neighboursOf,
  type Scenario,
  scenarioOf,
  supplyOf,
} from '@bivouac/undaunted-core';
import type { Sight } from '@bivouac/undaunted-core/bots';
import { COUNTERS, counterNamed, SPLIT, unitKindOf } from '../rules/data/units.ts';
import type { CityPart, CityRules, Extra } from '../rules/extra.ts';
import { isRouted } from '../rules/ground.ts';
import { moreOf } from '../rules/more.ts';
import type { Question } from '../rules/questions.ts';
import type { Task } from '../rules/task.ts';
import { progressOf } from '../rules/tasks.ts';
import { WEIGHTS } from './weights.ts';

export type CitySight = Sight<Extra, Question>;

/** A tile that a side would like to have, and for whom. */
export interface Wish {
  readonly tile: number;
  readonly worth: number;
  /** By Control, or by standing there. */
  readonly by: 'control' | 'stand';
  /** The counters that count; none: any. */
  readonly units: readonly number[];
}

/** What a side is after. */
export interface Aims {
  readonly wishes: readonly Wish[];
  /** What routing each enemy counter is worth. */
  readonly prey: readonly number[];
  /** What a damaged building, a destroyed tunnel, and an enemy casualty are worth. */
  readonly damage: number;
  readonly tunnel: number;
  readonly casualty: number;
}

/** The state of affairs, worked out once for each decision. */
export interface Brief extends CitySight {
  readonly part: CityPart;
  readonly scenario: Scenario;
  readonly enemy: Seat;
  readonly mine: Aims;
  readonly theirs: Aims;
  /** Cards of each counter that go round: neither gone nor in the supply. */
  readonly cards: readonly number[];
  readonly memo: Map<number, number[]>;
}

export function briefOf(sight: CitySight): Brief {
  const { rules, public: part, seat } = sight;
  const enemy = enemyOf(seat);
  return {
    ...sight,
    part,
    scenario: scenarioOf(rules, part),
    enemy,
    mine: aimsOf(rules, part, seat, true),
    theirs: aimsOf(rules, part, enemy, false),
    cards: countCards(rules, part),
    memo: new Map(),
  };
}

export const sideOf = (unit: number): Seat => (unit < SPLIT ? 0 : 1);

/** The enemy's sealed task is unknown. */
function aimsOf(rules: CityRules, part: CityPart, seat: Seat, knowsSecret: boolean): Aims {
  const { tasks, secrets } = moreOf(scenarioOf(rules, part));
  const secret = knowsSecret ? ofSeat(secrets, seat) : null;
  const sum = {
    wishes: [] as Wish[],
    prey: COUNTERS.map(() => 0),
    damage: 0,
    tunnel: 0,
    casualty: 0,
  };
  addAims(sum, rules, part, seat, ofSeat(tasks, seat), 1);
  if (secret !== null) addAims(sum, rules, part, seat, secret, 0.6);
  return sum;
}

interface Sum {
  readonly wishes: Wish[];
  readonly prey: number[];
  damage: number;
  tunnel: number;
  casualty: number;
}

function addAims(
  sum: Sum,
  rules: CityRules,
  part: CityPart,
  seat: Seat,
  task: Task,
  share: number,
  needed?: number,
): void {
  const { done, needed: own } = progressOf(rules, part, seat, task);
  const need = Math.max(1, needed ?? own - done);
  const each = (share * WEIGHTS.goal) / (need + 1);
  const { escapes, goals, pointRules } = moreOf(scenarioOf(rules, part));
  const control = (tile: number, worth: number): void => {
    sum.wishes.push({ tile, worth, by: 'control', units: [] });
  };
  switch (task.kind) {
    case 'objectives':
      scenarioOf(rules, part).objectives.forEach((value, tile) => {
        if (value > 0 && !isControlled(rules, part, seat, tile)) control(tile, each * value);
      });
      return;
    case 'rout':
      COUNTERS.forEach((_, unit) => {
        if (sideOf(unit) === seat || nth(part.at, unit) < 0) return;
        const isNamed = task.units.length === 0 || task.units.includes(unitKindOf(unit).id);
        if (isNamed && !isRouted(part, unit)) sum.prey[unit] = nth(sum.prey, unit) + each;
      });
      return;
    case 'points':
      for (const rule of pointRules) {
        if (rule.kind === 'drop' || rule.seat !== seat) continue;
        if (rule.kind !== 'hold') sum[rule.kind] += each;
        else if (!isControlled(rules, part, seat, rule.tile)) control(rule.tile, 2 * each);
      }
      return;
    case 'stack':
      for (const rule of pointRules) {
        if (rule.kind !== 'drop' || isControlled(rules, part, seat, rule.tile)) continue;
        control(rule.tile, 3 * each);
      }
      return;
    case 'reach': {
      const units = task.units.map((name) => counterNamed(seat, name));
      for (const tile of task.marker === 'escape' ? escapes : goals) {
        sum.wishes.push({ tile, worth: each, by: 'stand', units });
      }
      return;
    }
    case 'mix':
      for (const one of task.of) addAims(sum, rules, part, seat, one, share, need);
      return;
    default:
      for (const one of task.of) addAims(sum, rules, part, seat, one, share);
  }
}

function countCards(rules: CityRules, part: CityPart): number[] {
  const counts = COUNTERS.map(() => 0);
  const add = (seat: Seat, kind: KindId, by: number): void => {
    const unit = counterFor(rules, part, seat, kind);
    if (unit >= 0) counts[unit] = nth(counts, unit) + by;
  };
  for (const seat of [0, 1] as const) {
    for (const card of part.extra.cards[seat]) add(seat, nth(rules.kindOf, card), 1);
    for (const card of supplyOf(part, seat)) add(seat, nth(rules.kindOf, card), -1);
    for (const kind of goneOf(part, seat)) add(seat, kind, -1);
  }
  return counts;
}

/** Cost of the way to a tile from every tile, for a side's walkers. */
export function costsTo(brief: Brief, seat: Seat, goal: number): readonly number[] {
  const key = 2 * goal + seat;
  const known = brief.memo.get(key);
  if (known !== undefined) return known;
  const { rules, part } = brief;
  const costs = new Array<number>(rules.tiles.length).fill(99);
  costs[goal] = 0;
  const queue = [goal];
  for (let i = 0; i < queue.length; i++) {
    const tile = nth(queue, i);
    const enter = isScouted(rules, part, seat, tile) ? 1 : 1 + WEIGHTS.unscouted;
    const cost = nth(costs, tile) + enter;
    for (const near of neighboursOf(rules, part, tile)) {
      if (cost >= nth(costs, near)) continue;
      costs[near] = cost;
      queue.push(near);
    }
  }
  brief.memo.set(key, costs);
  return costs;
}
