import { nth } from '@bivouac/kernel';
import { type Brief, isMarked, placeOf } from './brief.ts';
import { pullAt } from './field.ts';
import { guardWorth } from './goals.ts';
import { PLAIN_COVER, roleOf } from './tables.ts';
import { fireFrom } from './targets.ts';
import { wantedTiles } from './tasks.ts';
import { WEIGHTS } from './weights.ts';

/** A tile to go to and what the step gains. */
export interface Step {
  readonly tile: number;
  readonly gain: number;
}

export const STAY: Step = { tile: -1, gain: 0 };

/** The value of a tile for one of our units. */
export type Footing = (tile: number) => number;

/**
 * Riflemen are drawn by objectives, shooters by good shots; all units like cover and guards what
 * is threatened. Differences of this make up the worth of a step, so that no unit walks to and fro.
 */
export function footingOf(brief: Brief, unit: number): Footing {
  const role = roleOf(unit);
  const common: Footing = (tile) =>
    guardWorth(brief, tile, unit) + WEIGHTS.cover * nth(PLAIN_COVER, tile);
  if (role === 'riflemen') {
    const wishes = wantedTiles(brief, unit);
    // A side that wants to pin fights from near; a side that wants points only prefers it.
    const bite = brief.mine.goal.kind === 'pin' ? 1 : WEIGHTS.bite;
    return (tile) =>
      pullAt(brief, wishes, tile) + bite * fireFrom(brief, unit, tile) + common(tile);
  }
  if (role === 'mortar') return common;
  // A better place serves more than one shot.
  return (tile) => WEIGHTS.post * fireFrom(brief, unit, tile) + common(tile);
}

/** The best step onto a neighbouring tile; staying where one is, if none gains anything. */
export function bestStep(brief: Brief, unit: number, anyTile: boolean): Step {
  const from = placeOf(brief, unit);
  const footing = footingOf(brief, unit);
  const here = footing(from);
  let best = STAY;
  for (const tile of nth(brief.scenario.neighbours, from)) {
    if (!anyTile && !isMarked(brief, brief.seat, tile)) continue;
    const gain = footing(tile) - here;
    if (gain > best.gain + 0.02) best = { tile, gain };
  }
  return best;
}
