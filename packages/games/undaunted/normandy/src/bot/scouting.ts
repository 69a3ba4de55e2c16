import { type Brief, isMarked, placeOf, strengthOf } from './brief.ts';
import { passOf, pullOf } from './field.ts';
import { guardWorth, wantedTiles } from './goals.ts';
import { STAY, type Step } from './movement.ts';
import { PLAIN_COVER, RIFLEMEN, UNIT_COUNT } from './tables.ts';

/** A Fog of War in the own deck costs about a third of a card's play each time it comes round. */
export const FOG_COST = 0.3;

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
    const unit = brief.seat * UNIT_COUNT + (RIFLEMEN[i] as number);
    const from = placeOf(brief, unit);
    if (from < 0 || strengthOf(brief, unit) === 0) continue;
    followWay(brief, unit, from, missing);
  }
  return missing;
}

function followWay(brief: Brief, unit: number, from: number, missing: number[]): void {
  const wanted = wantedTiles(brief, unit, from);
  const pull = pullOf(brief, wanted, true);
  let tile = from;
  let share = 1;
  for (let step = 0; step < LOOK_AHEAD; step++) {
    let next = -1;
    let best = wanted[tile] as number;
    for (const near of brief.scenario.neighbours[tile] as readonly number[]) {
      const offered = (pull[near] as number) * passOf(brief, near, true);
      if (offered > best) {
        best = offered;
        next = near;
      }
    }
    if (next < 0) return;
    if (!isMarked(brief, brief.seat, next)) {
      const worth = 0.4 * share * (pull[next] as number);
      missing[next] = Math.max(missing[next] as number, worth);
    }
    tile = next;
    share *= 0.85;
  }
}

/** The best first step of a scout who may take so many. */
export function bestScoutStep(brief: Brief, unit: number, left: number): Step {
  const from = placeOf(brief, unit);
  const missing = missingMarkers(brief);
  const pull = pullOf(brief, missing, false);
  const hasFog = brief.public.supplies[brief.seat as 0 | 1].some(
    (card) => brief.rules.kindOf[card] === brief.rules.fog,
  );
  const footing = (tile: number): number =>
    0.35 * (pull[tile] as number) +
    guardWorth(brief, tile, unit) +
    0.06 * (PLAIN_COVER[tile] as number);
  const marking = (tile: number): number => {
    if (isMarked(brief, brief.seat, tile)) return 0;
    return (missing[tile] as number) - (hasFog ? FOG_COST : 0);
  };
  const here = footing(from);
  let best = STAY;
  const consider = (tile: number, gain: number): void => {
    if (gain > best.gain + 0.02) best = { tile, gain };
  };
  const { neighbours } = brief.scenario;
  for (const first of neighbours[from] as readonly number[]) {
    const gain = marking(first);
    consider(first, gain + footing(first) - here);
    if (left < 2) continue;
    for (const second of neighbours[first] as readonly number[]) {
      if (second === from) continue;
      consider(first, gain + marking(second) + footing(second) - here);
    }
  }
  return best;
}
