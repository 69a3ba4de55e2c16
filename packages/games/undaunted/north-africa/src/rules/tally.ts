import type { Seat } from '@bivouac/kernel';
import { nth } from '@bivouac/kernel';
import {
  enemyOf,
  type Goal,
  goalOf,
  isControlled,
  scenarioOf,
  tileOf,
} from '@bivouac/undaunted-core';
import type { NorthPart, NorthRules } from './extra.ts';
import {
  idOf,
  isSoldier,
  LRDG,
  ownerOf,
  STRUCTURE_UNITS,
  structureOf,
  vehicleOf,
} from './pieces.ts';

/** Whether a goal speaks of this counter: by name, or as one of the soldiers or vehicles. */
export function isNamed(who: readonly string[], unit: number): boolean {
  if (who.includes(idOf(unit))) return true;
  if (isSoldier(unit)) return who.includes('soldiers');
  return vehicleOf(unit) !== undefined && who.includes('vehicles');
}

/**
 * Obsazování cílů: objectives on tiles that the side controls, and structures.
 * @rule north-africa/objectives north-africa/structures
 */
export function pointsOf(rules: NorthRules, part: NorthPart, seat: Seat): number {
  const scenario = scenarioOf(rules, part);
  let points = 0;
  for (const { tile } of scenario.layout) {
    const value = nth(scenario.objectives, tile);
    if (value > 0 && isControlled(rules, part, seat, tile)) points += value;
  }
  for (const unit of STRUCTURE_UNITS) {
    const value = structureOf(unit)?.value ?? 0;
    const tile = tileOf(part, unit);
    if (
      seat === LRDG
        ? part.extra.lost.includes(unit)
        : tile >= 0 && isControlled(rules, part, seat, tile)
    ) {
      points += value;
    }
  }
  return points;
}

/**
 * How many of a goal's counters have left the board, or have been put out of action.
 * @rule north-africa/escape north-africa/neutralize
 */
export function tallyOf(part: NorthPart, seat: Seat, goal: Goal): number {
  if (goal.kind !== 'escape' && goal.kind !== 'neutralize') return 0;
  const { escaped, lost, lostOf } = part.extra;
  let count = 0;
  if (goal.kind === 'escape') {
    for (const unit of escaped) {
      if (ownerOf(part, unit) === seat && isNamed(goal.who, unit)) count += 1;
    }
    return count;
  }
  lost.forEach((unit, i) => {
    if (lostOf[i] === enemyOf(seat) && isNamed(goal.who, unit)) count += 1;
  });
  return count;
}

/** How far a side has come: points, or heads. */
export function progressOf(rules: NorthRules, part: NorthPart, seat: Seat): number {
  const goal = goalOf(scenarioOf(rules, part), seat);
  return goal.kind === 'points' ? pointsOf(rules, part, seat) : tallyOf(part, seat, goal);
}
