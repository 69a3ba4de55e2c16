import { nth, ofSeat } from '@bivouac/kernel';
import { type Brief, distance, isMarked, placeOf, strengthOf } from './brief.ts';
import { costsTo, entryCost, fromAfar } from './field.ts';
import { guardWorth } from './goals.ts';
import { STAY, type Step } from './movement.ts';
import { PLAIN_COVER, RIFLEMEN, UNIT_COUNT } from './tables.ts';
import { wantedTiles } from './tasks.ts';
import { WEIGHTS } from './weights.ts';

/** How far ahead of the Riflemen the way is scouted. */
const LOOK_AHEAD = 5;

/** What a marker on each tile would be worth: the tiles on the Riflemen's way that lack one. */
export function missingMarkers(brief: Brief): readonly number[] {
  brief.memo.missing ??= lookForGaps(brief);
  return brief.memo.missing;
}

function lookForGaps(brief: Brief): number[] {
  const missing: number[] = [];
  for (let tile = 0; tile < brief.rules.tiles.length; tile++) missing.push(0);
  for (let i = 0; i < RIFLEMEN.length; i++) {
    const unit = brief.seat * UNIT_COUNT + nth(RIFLEMEN, i);
    const from = placeOf(brief, unit);
    if (from < 0 || strengthOf(brief, unit) === 0) continue;
    followWay(brief, unit, from, missing);
  }
  return missing;
}

/** Marks the gaps on the way to each goal: what closing one brings nearer. */
function followWay(brief: Brief, unit: number, from: number, missing: number[]): void {
  for (const { tile: goal, worth } of wantedTiles(brief, unit)) {
    const costs = costsTo(brief, goal);
    const cost = nth(costs, from);
    const gain =
      WEIGHTS.marker * (fromAfar(worth, cost - WEIGHTS.unscouted) - fromAfar(worth, cost));
    let tile = from;
    for (let step = 0, share = 1; step < LOOK_AHEAD && tile !== goal; step++, share *= 0.9) {
      tile = nextOnWay(brief, costs, tile);
      if (isMarked(brief, brief.seat, tile)) continue;
      missing[tile] = Math.max(nth(missing, tile), gain * share);
    }
  }
}

function nextOnWay(brief: Brief, costs: readonly number[], from: number): number {
  let next = from;
  let least = Number.POSITIVE_INFINITY;
  for (const near of nth(brief.scenario.neighbours, from)) {
    const cost = nth(costs, near) + entryCost(brief, near);
    if (cost < least) {
      least = cost;
      next = near;
    }
  }
  return next;
}

/** The best first step of a scout who may take `steps`. */
export function bestScoutStep(brief: Brief, unit: number, left: number): Step {
  const from = placeOf(brief, unit);
  const missing = missingMarkers(brief);
  const hasFog = ofSeat(brief.public.supplies, brief.seat).some(
    (card) => brief.rules.kindOf[card] === brief.rules.fog,
  );
  const known: (number | undefined)[] = [];
  const footing = (tile: number): number => {
    const worth =
      known[tile] ??
      WEIGHTS.scouting * nearGaps(brief, missing, tile) +
        guardWorth(brief, tile, unit) +
        WEIGHTS.cover * nth(PLAIN_COVER, tile);
    known[tile] = worth;
    return worth;
  };
  const marking = (tile: number): number => {
    if (isMarked(brief, brief.seat, tile)) return 0;
    return nth(missing, tile) - (hasFog ? WEIGHTS.fog : 0);
  };
  const here = footing(from);
  let best = STAY;
  const consider = (tile: number, gain: number): void => {
    if (gain > best.gain + 0.02) best = { tile, gain };
  };
  const { neighbours } = brief.scenario;
  for (const first of nth(neighbours, from)) {
    const gain = marking(first);
    consider(first, gain + footing(first) - here);
    if (left < 2) continue;
    for (const second of nth(neighbours, first)) {
      if (second === from) continue;
      consider(first, gain + marking(second) + footing(second) - here);
    }
  }
  return best;
}

/** How near a tile is to markers that are missing; scouts go anywhere. */
function nearGaps(brief: Brief, missing: readonly number[], from: number): number {
  let most = 0;
  for (const { tile } of brief.scenario.layout) {
    const worth = nth(missing, tile);
    if (worth > 0) most = Math.max(most, worth / (1 + distance(brief, from, tile)));
  }
  return most;
}
