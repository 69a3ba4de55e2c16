import type { Io, Seat } from '@bivouac/kernel';
import { BASE_NEED, COVER, DICE, sideOf, UNITS } from './data.ts';
import type { Event, Modifier } from './events.ts';
import { areaOf, type PublicPart, type State, strengthOf } from './state.ts';

/** The first unit of a side in an area, or -1. It takes the hits and returns fire. */
export function firstUnitIn(part: PublicPart, area: number, side: Seat): number {
  for (let unit = 0; unit < UNITS.length; unit++) {
    if (part.at[unit] === area && sideOf(unit) === side) return unit;
  }
  return -1;
}

/** What a die must reach against units in an area, part by part. */
export function needAgainst(area: number): readonly Modifier[] {
  const cover = COVER[area] ?? 0;
  const base: Modifier = { source: 'base', value: BASE_NEED };
  return cover === 0 ? [base] : [base, { source: 'cover', value: cover }];
}

/** What a die must reach against units in an area. */
export function totalAgainst(area: number): number {
  let total = 0;
  for (const modifier of needAgainst(area)) total += modifier.value;
  return total;
}

/** How likely fire at an area is to score no hit, one hit, two hits. */
export function hitChances(area: number): readonly number[] {
  const hit = Math.max(0, 7 - totalAgainst(area)) / 6;
  let chances: readonly number[] = [1];
  for (let die = 0; die < DICE; die++) {
    // With one more die there are as many hits as before, or one more.
    const before = chances;
    chances = [...before, 0].map((same, hits) => same * (1 - hit) + (before[hits - 1] ?? 0) * hit);
  }
  return chances;
}

/** One unit fires at another; each die that reaches the number takes one point of strength. */
export function fire(state: State, unit: number, target: number, io: Io<Event>): void {
  const part = state.public;
  const area = areaOf(part, target);
  const modifiers = needAgainst(area);
  const total = totalAgainst(area);
  const dice = io.chance.dice(DICE, 6, 'combat.fire');
  let hits = 0;
  for (const face of dice) if (face >= total) hits += 1;
  io.emit({ type: 'fired', unit, target, dice, modifiers, total, hits });
  const left = Math.max(0, strengthOf(part, target) - hits);
  part.strength[target] = left;
  if (left > 0) return;
  part.at[target] = -1;
  io.emit({ type: 'unitLost', unit: target });
}

export function hasUnits(part: PublicPart, side: Seat): boolean {
  for (let unit = 0; unit < UNITS.length; unit++) {
    if (sideOf(unit) === side && areaOf(part, unit) >= 0) return true;
  }
  return false;
}
