import type { Seat } from '@bivouac/kernel';
import { nth } from '@bivouac/kernel';
import {
  enemyOf,
  goalOf,
  goneOf,
  isControlled,
  isScouted,
  neighboursOf,
  type Scenario,
  scenarioOf,
  sideStart,
  tileOf,
} from '@bivouac/undaunted-core';
import { IS_IMPASSABLE } from './data/tiles.ts';
import type { NorthPart, NorthRules } from './extra.ts';
import {
  hasAct,
  isSoldier,
  kindsWith,
  LRDG,
  moreIn,
  SIDES,
  SOLDIER_UNITS,
  STRUCTURE_UNITS,
  specialityOf,
  structureOf,
  VEHICLE_UNITS,
  vehicleOf,
} from './pieces.ts';
import { isNamed, tallyOf } from './tally.ts';

// Severní Afrika, Beznadějná situace: what a side could still reach if all went its way (N-14).

/** What a side has left to work with. */
interface Means {
  readonly rules: NorthRules;
  readonly part: NorthPart;
  readonly seat: Seat;
  /** Soldiers on the board with a card that is not out of the game. */
  readonly men: readonly number[];
  /** Whether it can still lay control markers; if not, its ground is what bears one already. */
  readonly canMark: boolean;
}

/** The seats of a vehicle that offer an act. */
const seatsFor = (vehicle: number, verb: string) =>
  vehicleOf(vehicle)?.seats.filter(({ acts }) => acts.some((act) => act.verb === verb)) ?? [];
const NAVIGABLE = VEHICLE_UNITS.filter((unit) => seatsFor(unit, 'navigate').length > 0);
const CONTROLLING = VEHICLE_UNITS.filter((unit) => seatsFor(unit, 'control').length > 0);
const [STRAFING, SPYING] = [kindsWith('strafe'), kindsWith('air-recon')];

function meansOf(rules: NorthRules, part: NorthPart, seat: Seat): Means {
  const men = SOLDIER_UNITS.filter((unit) => SIDES[unit] === seat && canAct(rules, part, unit));
  const canMark =
    men.some((unit) => hasAct(unit, 'scout')) ||
    hasCard(rules, part, seat, SPYING) ||
    // Either side may hold it: it may change hands.
    (men.length > 0 && NAVIGABLE.some((unit) => tileOf(part, unit) >= 0));
  return { rules, part, seat, men, canMark };
}

/** Whether a soldier is on the board and has a card left to move with. */
function canAct(rules: NorthRules, part: NorthPart, unit: number): boolean {
  if (tileOf(part, unit) < 0) return false;
  const kind = nth(rules.cardOf, nth(rules.counters, unit));
  // No soldier starts without cards: one who has lost none has some.
  return !goneOf(part, nth(SIDES, unit)).includes(kind) || cardsLeft(rules, part, unit) > 0;
}

/** Cards of a soldier that are not out of the game. */
function cardsLeft(rules: NorthRules, part: NorthPart, unit: number): number {
  const side = nth(SIDES, unit);
  const kind = nth(rules.cardOf, nth(rules.counters, unit));
  let left = 0;
  for (const card of sideStart(scenarioOf(rules, part), side).cards) {
    if (rules.kindOf[card] === kind) left += 1;
  }
  for (const gone of goneOf(part, side)) if (gone === kind) left -= 1;
  return left;
}

/** Whether the side has one of these cards. No commander's and no plane's is ever lost. */
function hasCard(rules: NorthRules, part: NorthPart, seat: Seat, kinds: readonly number[]) {
  const { cards } = sideStart(scenarioOf(rules, part), seat);
  return cards.some((card) => kinds.includes(nth(rules.kindOf, card)));
}

/** Whether a way leads from a tile to one that is wanted, over own markers alone. */
function hasWay(means: Means, from: number, isWanted: (tile: number) => boolean): boolean {
  if (means.canMark || isWanted(from)) return true;
  const { rules, part, seat } = means;
  const open = [from];
  for (let i = 0; i < open.length; i++) {
    for (const tile of neighboursOf(rules, part, nth(open, i))) {
      if (open.includes(tile) || !isScouted(rules, part, seat, tile)) continue;
      if (isWanted(tile)) return true;
      open.push(tile);
    }
  }
  return false;
}

const canReach = (means: Means, unit: number, tile: number): boolean =>
  hasAct(unit, 'stalk') || hasWay(means, tileOf(means.part, unit), (other) => other === tile);

/** Whether a soldier could Control a tile: by their card, or from a seat of the tank. */
function canTake(means: Means, tile: number): boolean {
  const { rules, part, seat, men, canMark } = means;
  if (isControlled(rules, part, seat, tile)) return true;
  if (!canMark && !isScouted(rules, part, seat, tile)) return false;
  if (men.some((unit) => hasAct(unit, 'control') && canReach(means, unit, tile))) return true;
  return CONTROLLING.some(
    (tank) =>
      tileOf(part, tank) >= 0 &&
      !IS_IMPASSABLE[tile] &&
      seatsFor(tank, 'control').some(({ speciality }) =>
        men.some((unit) => specialityOf(unit) === speciality),
      ) &&
      hasWay(means, tileOf(part, tank), (other) => other === tile),
  );
}

/** The most points that a side could still have. */
function pointsInReach(means: Means): number {
  const { rules, part, seat, men } = means;
  const scenario = scenarioOf(rules, part);
  let points = 0;
  for (const { tile } of scenario.layout) {
    const value = nth(scenario.objectives, tile);
    if (value > 0 && canTake(means, tile)) points += value;
  }
  for (const unit of STRUCTURE_UNITS) {
    const value = structureOf(unit)?.value ?? 0;
    const tile = tileOf(part, unit);
    if (value === 0) continue;
    if (seat !== LRDG) points += tile >= 0 && canTake(means, tile) ? value : 0;
    else if (part.extra.lost.includes(unit)) points += value;
    else if (tile >= 0) {
      const razes = (man: number) => hasAct(man, 'demolish') && canReach(means, man, tile);
      if (men.some(razes)) points += value;
    }
  }
  return points;
}

/**
 * How many points destroyed can already win, where fewer than the LRDG's goal do: that many structures are
 * gone then that Italy cannot reach its own goal any more, and being ahead is enough. Null where none can.
 */
export function earlyWin(scenario: Scenario): number | null {
  const [lrdg, italy] = [goalOf(scenario, LRDG), goalOf(scenario, enemyOf(LRDG))];
  if (lrdg.kind !== 'points' || italy.kind !== 'points') return null;
  if (scenario.objectives.some((value) => value > 0)) return null;
  const total = STRUCTURE_UNITS.reduce(
    (sum, unit) => sum + ((scenario.at[unit] ?? -1) >= 0 ? (structureOf(unit)?.value ?? 0) : 0),
    0,
  );
  // Where Italy could never reach its goal, any one point is ahead.
  const enough = Math.max(1, total - italy.value + 1);
  return enough < lrdg.value ? enough : null;
}

/** A soldier on foot needs a card of their own; a seat takes any soldier along, and any vehicle may change hands. */
function couldLeave(means: Means, unit: number): boolean {
  const { rules, part, seat, men } = means;
  if (men.length === 0) return false;
  if (isSoldier(unit)) {
    if (SIDES[unit] !== seat) return false;
    if (!men.includes(unit) && nth(part.extra.rides, unit) < 0) return false;
    if (men.includes(unit) && hasAct(unit, 'stalk')) return true;
  }
  const { exits } = moreIn(rules, part);
  return hasWay(means, tileOf(part, unit), (tile) => exits.includes(tile));
}

/**
 * Severní Afrika, Beznadějná situace: its own condition is out of reach for good (N-14).
 * @rule north-africa/beyond-all-hope
 */
export function isHopeless(rules: NorthRules, part: NorthPart, seat: Seat): boolean {
  const goal = goalOf(scenarioOf(rules, part), seat);
  if (goal.kind === 'pin') return false;
  // Every scenario starts with hope; without a loss or an escape it stays.
  const { lost, escaped } = part.extra;
  if (lost.length === 0 && escaped.length === 0 && goneOf(part, seat).length === 0) return false;
  const means = meansOf(rules, part, seat);
  if (goal.kind === 'points') return pointsInReach(means) < goal.value;
  const isArmed = means.men.length > 0 || hasCard(rules, part, seat, STRAFING);
  let most = tallyOf(part, seat, goal);
  part.at.forEach((tile, unit) => {
    if (tile < 0 || !isNamed(goal.who, unit)) return;
    const counts =
      goal.kind === 'escape'
        ? couldLeave(means, unit)
        : isArmed && (!isSoldier(unit) || SIDES[unit] !== seat);
    if (counts) most += 1;
  });
  return most < goal.value;
}
