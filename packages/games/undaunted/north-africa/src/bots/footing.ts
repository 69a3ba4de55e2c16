import { nth } from '@bivouac/kernel';
import { CREW_RULES } from '../rules/crew.ts';
import { COVER, HILL } from '../rules/data/tiles.ts';
import {
  crewOf,
  hasAct,
  isInoperable,
  isSoldier,
  moreOf,
  ownerOf,
  vehicleOf,
} from '../rules/pieces.ts';
import { isNamed } from '../rules/tally.ts';
import { type Brief, strengthOf, type Wish } from './brief.ts';
import { dangerAt, fireFrom } from './fire.ts';
import { costsTo, fromAfar, type Gait } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** How a soldier moves by their own card. */
export function gaitOf(unit: number): Gait {
  return hasAct(unit, 'move') ? 'walk' : 'stalk';
}

/** The tiles that one of ours would like to reach. */
function wishesOf(brief: Brief, unit: number): readonly Wish[] {
  const { wishes } = brief.memo.placed;
  const known = wishes[unit];
  if (known !== undefined) return known;
  const found = findWishes(brief, unit);
  wishes[unit] = found;
  return found;
}

function findWishes(brief: Brief, unit: number): Wish[] {
  const { goal, prizes, perPoint } = brief.mine;
  if (goal.kind === 'escape') {
    if (!isNamed(goal.who, unit)) return [];
    const worth = WEIGHTS.goal / 2;
    return moreOf(brief.scenario).exits.map((tile) => ({ tile, worth, more: 1 }));
  }
  const wishes: Wish[] = [];
  for (const { tile, value, by } of prizes) {
    if (canDo(brief, unit, by)) wishes.push({ tile, worth: perPoint * value, more: 0 });
  }
  return wishes;
}

/** By the soldier's card, or from their seat. */
const canDo = (brief: Brief, unit: number, verb: string): boolean =>
  hasAct(unit, verb) ||
  CREW_RULES.seatActs(brief.rules, brief.part, unit).some((act) => act.verb === verb);

/** What draws one of ours to a tile. */
function pull(brief: Brief, unit: number, tile: number, gait: Gait): number {
  let most = 0;
  let sum = 0;
  for (const wish of wishesOf(brief, unit)) {
    const worth = fromAfar(wish.worth, nth(costsTo(brief, wish.tile, gait), tile) + wish.more);
    sum += worth;
    most = Math.max(most, worth);
  }
  return most + 0.3 * (sum - most);
}

/** The vehicle takes its driver where they want to go, if a soldier can drive it. */
export function isDriven(brief: Brief, vehicle: number): boolean {
  if (isInoperable(brief.part, vehicle)) return false;
  return crewOf(brief.part, vehicle).some(
    (unit) => brief.part.extra.places[unit] === 0 && strengthOf(brief, unit) > 0,
  );
}

const shelter = (tile: number): number =>
  WEIGHTS.cover * (COVER[tile] === HILL ? 2 : (COVER[tile] ?? 0));

/** What it is worth to one of our soldiers to be on a tile, on foot or in a vehicle. */
export function footing(brief: Brief, unit: number, tile: number): number {
  const { footings } = brief.memo.placed;
  const key = unit * brief.rules.tiles.length + tile;
  const known = footings.get(key);
  if (known !== undefined) return known;
  const worth = workOutFooting(brief, unit, tile);
  footings.set(key, worth);
  return worth;
}

function workOutFooting(brief: Brief, unit: number, tile: number): number {
  const vehicle = nth(brief.part.extra.rides, unit);
  const isCarried = vehicle >= 0 && isDriven(brief, vehicle);
  const onFoot = pull(brief, unit, tile, gaitOf(unit));
  const drawn = isCarried ? Math.max(onFoot * 0.9, pull(brief, unit, tile, 'drive')) : onFoot;
  return (
    drawn +
    WEIGHTS.post * fireFrom(brief, unit, tile) +
    shelter(tile) -
    WEIGHTS.danger * dangerAt(brief, unit, tile)
  );
}

/** The same for a vehicle with all inside. */
export function vehicleFooting(brief: Brief, vehicle: number, tile: number): number {
  let worth = 0;
  for (const unit of crewOf(brief.part, vehicle)) worth += footing(brief, unit, tile);
  const { goal } = brief.mine;
  if (goal.kind === 'escape' && isNamed(goal.who, vehicle)) {
    worth += pull(brief, vehicle, tile, 'drive');
  }
  return worth;
}

/** How much markers would help those who need them: the gain of a cheaper way. */
export function markerWorth(brief: Brief, tile: number): number {
  const { markers } = brief.memo.placed;
  const known = markers[tile];
  if (known !== undefined) return known;
  const worth = WEIGHTS.marker * shortenedBy(brief, tile);
  markers[tile] = worth;
  return worth;
}

/** By how much a marker on a tile would shorten a unit's way, at best. */
function shortenedBy(brief: Brief, tile: number): number {
  let worth = 0;
  for (let unit = 0; unit < brief.part.at.length; unit++) {
    const at = nth(brief.part.at, unit);
    if (at < 0 || ownerOf(brief.part, unit) !== brief.seat) continue;
    const isMover = isSoldier(unit)
      ? strengthOf(brief, unit) > 0 && gaitOf(unit) === 'walk'
      : isDriven(brief, unit);
    if (!isMover) continue;
    const gait: Gait = vehicleOf(unit) === undefined ? 'walk' : 'drive';
    const riders = gait === 'drive' ? [unit, ...crewOf(brief.part, unit)] : [unit];
    for (const rider of riders) {
      for (const wish of wishesOf(brief, rider)) {
        const costs = costsTo(brief, wish.tile, gait);
        const direct = nth(costs, at);
        const via = nth(costsTo(brief, tile, gait), at) + nth(costs, tile);
        // On the way, or nearly.
        if (via > direct + 0.6) continue;
        const gain =
          fromAfar(wish.worth, direct - WEIGHTS.unscouted) - fromAfar(wish.worth, direct);
        const near = 1 / (1 + 0.3 * nth(costsTo(brief, tile, gait), at));
        worth = Math.max(worth, gain * near);
      }
    }
  }
  return worth;
}
