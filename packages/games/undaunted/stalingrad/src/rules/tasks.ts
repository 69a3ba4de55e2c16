import type { Seat } from '@bivouac/kernel';
import { nth, ofSeat } from '@bivouac/kernel';
import { firstUnit, isControlled, lastUnit, scenarioOf, tileOf } from '@bivouac/undaunted-core';
import { counterNamed, unitKindOf } from './data/units.ts';
import type { CityPart, CityRules } from './extra.ts';
import { isRouted } from './ground.ts';
import { moreOf } from './more.ts';
import type { Task } from './task.ts';

/**
 * Value of the objectives that a side controls.
 * @rule stalingrad/objectives
 */
export function objectivesOf(rules: CityRules, part: CityPart, seat: Seat): number {
  const scenario = scenarioOf(rules, part);
  let sum = 0;
  for (const tile of moreOf(scenario).prizes) {
    if (isControlled(rules, part, seat, tile)) sum += nth(scenario.objectives, tile);
  }
  return sum;
}

/** The most victory points on one tile that a side controls. */
function bestStack(rules: CityRules, part: CityPart, seat: Seat): number {
  const { pointsOn } = part.extra;
  let most = 0;
  for (let i = 0; i < pointsOn.length; i += 2) {
    if (isControlled(rules, part, seat, nth(pointsOn, i))) {
      most = Math.max(most, nth(pointsOn, i + 1));
    }
  }
  return most;
}

function routedOf(rules: CityRules, part: CityPart, seat: Seat, names: readonly string[]): number {
  let count = 0;
  for (let unit = firstUnit(rules, seat); unit < lastUnit(rules, seat); unit++) {
    if (!isRouted(part, unit)) continue;
    if (names.length === 0 || names.includes(unitKindOf(unit).id)) count += 1;
  }
  return count;
}

/** Přesuňte jednotku X: routed counters do not count. */
function arrived(
  part: CityPart,
  seat: Seat,
  names: readonly string[],
  tiles: readonly number[],
): number {
  let most = 0;
  for (const tile of tiles) {
    const there = names.filter((name) => {
      const unit = counterNamed(seat, name);
      return unit >= 0 && tileOf(part, unit) === tile && !isRouted(part, unit);
    });
    most = Math.max(most, there.length);
  }
  return most;
}

/** How far a side has come with a task: done of needed. */
export interface Progress {
  readonly done: number;
  readonly needed: number;
}

/** @rule stalingrad/tasks */
export function progressOf(rules: CityRules, part: CityPart, seat: Seat, task: Task): Progress {
  const { escapes, goals } = moreOf(scenarioOf(rules, part));
  switch (task.kind) {
    case 'objectives':
      return { done: objectivesOf(rules, part, seat), needed: task.value };
    case 'rout':
      return { done: routedOf(rules, part, 1 - seat, task.units), needed: task.value };
    case 'points':
      return { done: ofSeat(part.extra.points, seat), needed: task.value };
    case 'stack':
      return { done: bestStack(rules, part, seat), needed: task.value };
    case 'reach': {
      const tiles = task.marker === 'escape' ? escapes : goals;
      return { done: arrived(part, seat, task.units, tiles), needed: task.value };
    }
    case 'and': {
      const met = task.of.filter((one) => isMet(rules, part, seat, one)).length;
      return { done: met, needed: task.of.length };
    }
    case 'or': {
      const all = task.of.map((one) => progressOf(rules, part, seat, one));
      return all.reduce((best, one) =>
        one.done / one.needed > best.done / best.needed ? one : best,
      );
    }
    case 'mix': {
      const done = task.of.reduce((sum, one) => sum + progressOf(rules, part, seat, one).done, 0);
      return { done, needed: task.value };
    }
  }
}

export function isMet(rules: CityRules, part: CityPart, seat: Seat, task: Task): boolean {
  const { done, needed } = progressOf(rules, part, seat, task);
  return done >= needed;
}
