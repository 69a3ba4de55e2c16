import { ofSeat } from '@bivouac/kernel';
import { type Brief, distance, placeOf, strengthOf } from './brief.ts';
import { hitChance, roleOf, sideOf } from './tables.ts';
import { defenceOf, hitWorth } from './targets.ts';

/** A mortar cannot aim at what is nearer. */
const LEAST_RANGE = 3;
/** Dice of a Blast. */
const BLAST = 1;

/** What a Blast on a tile does to the enemy, less what it does to our own. */
export function blastWorth(brief: Brief, tile: number): number {
  const { at } = brief.public;
  let worth = 0;
  for (let unit = 0; unit < at.length; unit++) {
    if (at[unit] !== tile) continue;
    const chance = hitChance(defenceOf(brief, unit, tile, true), BLAST);
    if (sideOf(unit) === brief.enemy) worth += chance * hitWorth(brief, unit);
    else worth -= chance * ownLoss(brief, unit);
  }
  return worth;
}

/** Our own men count for more than theirs: no player likes to shell their own riflemen. */
function ownLoss(brief: Brief, unit: number): number {
  const worth = roleOf(unit) === 'riflemen' ? 3 : 2;
  return worth + 2 / (strengthOf(brief, unit) + 1);
}

/** The tile most worth aiming at, and by how much it beats where the marker lies now. */
export function bestAim(brief: Brief, unit: number): { tile: number; worth: number } {
  const from = placeOf(brief, unit);
  const marked = ofSeat(brief.public.extra.targets, brief.seat);
  const now = marked >= 0 ? Math.max(0, blastWorth(brief, marked)) : 0;
  let best = { tile: -1, worth: 0 };
  for (const { tile } of brief.scenario.layout) {
    if (distance(brief, from, tile) < LEAST_RANGE) continue;
    const worth = aimWorth(brief, tile) - now;
    if (worth > best.worth) best = { tile, worth };
  }
  return best;
}

/** A marker pays off in later turns; an objective is where the enemy will be. */
export function aimWorth(brief: Brief, tile: number): number {
  const isObjective = brief.objectives.some((objective) => objective.tile === tile);
  return 0.9 * blastWorth(brief, tile) + (isObjective ? 0.05 : 0);
}
