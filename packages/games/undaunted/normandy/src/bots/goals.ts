import { nth } from '@bivouac/kernel';
import { CONTROLLED, NOT_SCOUTED } from '@bivouac/undaunted-core';
import { type Brief, countersOn, distance, isMarked, type Objective, strengthOf } from './brief.ts';
import { RIFLEMEN, UNIT_COUNT } from './tables.ts';
import { WEIGHTS } from './weights.ts';

/** A move that ends the game in one's favour beats everything else. */
export const WIN = 1000;

/** Whether taking this objective now reaches the goal. */
export const wouldWin = (brief: Brief, { mine, value }: Objective): boolean =>
  mine !== CONTROLLED && brief.mine.goal.kind === 'points' && value >= brief.mine.need;

/** The value of taking an objective, without the enemies on it. */
export function takingWorth(brief: Brief, objective: Objective): number {
  const { mine, theirs } = brief;
  if (objective.mine === CONTROLLED) return raisingWorth(brief, objective);
  let worth = mine.perPoint * Math.min(objective.value, mine.need);
  // Taking what the enemy holds also throws them back.
  if (objective.theirs === CONTROLLED) worth += WEIGHTS.denial * theirs.perPoint * objective.value;
  if (wouldWin(brief, objective)) worth *= WEIGHTS.decisive;
  return worth;
}

/** Scenario 10: Control goes on raising the radio's tile by one point. */
function raisingWorth(brief: Brief, { tile }: Objective): number {
  return brief.seat === 0 && tile === brief.scenario.radio ? brief.mine.perPoint : 0;
}

/**
 * How bad it is that no unit of ours stands on this objective: an enemy Riflemen unit could control
 * it next turn (facts 8.2, threatened objective). Any counter on the tile stops that.
 */
export function threatTo(brief: Brief, objective: Objective): number {
  const { threats } = brief.memo;
  const known = threats[objective.tile];
  if (known !== undefined) return known;
  const threat = workOutThreat(brief, objective);
  threats[objective.tile] = threat;
  return threat;
}

function workOutThreat(brief: Brief, { tile, value, theirs }: Objective): number {
  if (theirs === CONTROLLED || brief.theirs.goal.kind !== 'points') return 0;
  const near = nearestThreat(brief, tile, theirs !== NOT_SCOUTED);
  if (near === 0) return 0;
  const { need, perPoint } = brief.theirs;
  const loss = value >= need ? WEIGHTS.threatOfLoss : 0;
  return near * (WEIGHTS.threat * perPoint * Math.min(value, need) + loss);
}

/** 1 if an enemy Riflemen unit is on the tile, less if it can step there, 0 if none can. */
function nearestThreat(brief: Brief, tile: number, isScouted: boolean): number {
  let threat = 0;
  for (let i = 0; i < RIFLEMEN.length; i++) {
    const unit = brief.enemy * UNIT_COUNT + nth(RIFLEMEN, i);
    const at = nth(brief.public.at, unit);
    if (at < 0 || strengthOf(brief, unit) === 0) continue;
    const steps = distance(brief, at, tile);
    // A suppressed unit needs one card more for the same.
    const pace = brief.public.isSuppressed[unit] ? 0.6 : 1;
    if (steps === 0) threat = Math.max(threat, pace);
    else if (steps === 1 && isScouted) threat = Math.max(threat, 0.45 * pace);
    else if (steps === 1 || (steps === 2 && isScouted)) threat = Math.max(threat, 0.15 * pace);
  }
  return threat;
}

/** What a counter of ours is worth on a tile because it keeps the enemy from taking it. */
export function guardWorth(brief: Brief, tile: number, unit: number): number {
  const objective = brief.objectives.find((candidate) => candidate.tile === tile);
  if (objective === undefined) return 0;
  const isHere = brief.public.at[unit] === tile ? 1 : 0;
  // Another counter already does the work.
  const others = countersOn(brief, brief.seat, tile) - isHere;
  const threat = threatTo(brief, objective);
  return others > 0 ? 0.2 * threat : threat;
}

/** What Control is worth where the unit stands; 0 where it would change nothing that counts. */
export function controlWorth(brief: Brief, tile: number): number {
  const objective = brief.objectives.find((candidate) => candidate.tile === tile);
  if (objective === undefined || countersOn(brief, brief.enemy, tile) > 0) return 0;
  if (!isMarked(brief, brief.seat, tile)) return 0;
  if (wouldWin(brief, objective)) return WIN;
  if (objective.mine === CONTROLLED) {
    const gain = raisingWorth(brief, objective);
    return gain > 0 && brief.mine.need <= 1 ? WIN : gain;
  }
  return takingWorth(brief, objective);
}
