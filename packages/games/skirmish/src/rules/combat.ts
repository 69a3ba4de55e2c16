import { type Io, nth, type Seat } from '@bivouac/kernel';
import {
  type AreaId,
  BASE_NEED,
  COVER,
  DICE,
  DIE_SIDES,
  NO_AREA,
  NO_UNIT,
  sideOf,
  UNIT_IDS,
  type UnitId,
} from './data.ts';
import type { Event, Modifier } from './events.ts';
import { areaOf, type PublicPart, type State, strengthOf } from './state.ts';

/** The first unit of a side in an area, or `NO_UNIT`. It takes the hits and returns fire. */
export function firstUnitIn(part: PublicPart, area: AreaId, side: Seat): UnitId {
  for (const unit of UNIT_IDS) {
    if (areaOf(part, unit) === area && sideOf(unit) === side) return unit;
  }
  return NO_UNIT;
}

/** What a die must reach against units in an area, part by part. */
export function needAgainst(area: AreaId): readonly Modifier[] {
  const cover = nth(COVER, area);
  const base: Modifier = { source: 'base', value: BASE_NEED };
  return cover === 0 ? [base] : [base, { source: 'cover', value: cover }];
}

/** What a die must reach against units in an area. */
export function totalAgainst(area: AreaId): number {
  let total = 0;
  for (const modifier of needAgainst(area)) total += modifier.value;
  return total;
}

/** One unit fires at another; each die that reaches the number takes one point of strength. */
export function fire(state: State, unit: UnitId, target: UnitId, io: Io<Event>): void {
  const part = state.public;
  const area = areaOf(part, target);
  const modifiers = needAgainst(area);
  const total = totalAgainst(area);
  const dice = io.chance.dice(DICE, DIE_SIDES, 'combat.fire');
  let hits = 0;
  for (const face of dice) if (face >= total) hits += 1;
  io.emit({ type: 'fired', unit, target, dice, modifiers, total, hits });
  const left = Math.max(0, strengthOf(part, target) - hits);
  part.strength[target] = left;
  if (left > 0) return;
  part.at[target] = NO_AREA;
  io.emit({ type: 'unitLost', unit: target });
}

export function hasUnits(part: PublicPart, side: Seat): boolean {
  return UNIT_IDS.some((unit) => sideOf(unit) === side && areaOf(part, unit) >= 0);
}
