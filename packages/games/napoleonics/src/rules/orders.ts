import { idOf, ofSeat } from '@bivouac/kernel';
import { ARTILLERY, CAVALRY, INFANTRY } from './data/kinds.ts';
import type { HexId, LeaderId, UnitId } from './ids.ts';
import { neighboursOf, sectionsOf, sortHexes } from './map.ts';
import { classBitsOf, hasHorse, hasLeaders } from './pools.ts';
import {
  classOf,
  endOfUnits,
  firstUnit,
  kindOf,
  leaderSeat,
  type Scenario,
  seatOf,
} from './scenario.ts';
import { hexOf, isInSquare, leaderHexOf, type PublicPart, unitAt } from './state.ts';
import { isLeaderOrdered, isOrdered } from './tasks.ts';

/**
 * Orders given so far, four bits for each count: `sections` by the set of sections a piece stands in
 * (1 left, 2 centre, 4 right, 3 and 6 shared), `classes` by infantry, cavalry, artillery, leaders.
 */
interface Used {
  sections: number;
  classes: number;
  total: number;
}

const taken = (counts: number, at: number): number => (counts >> (4 * at)) & 15;

function countOrders(scenario: Scenario, part: PublicPart): Used {
  const used: Used = { sections: 0, classes: 0, total: 0 };
  const end = endOfUnits(scenario, part.active);
  for (let unit = firstUnit(scenario, part.active); unit < end; unit++) {
    if (!isOrdered(part, unit)) continue;
    charge(used, part.active, hexOf(part, unit), classOf(scenario, unit));
  }
  for (let leader: LeaderId = idOf(0); leader < part.leaderAt.length; leader++) {
    if (!isLeaderOrdered(part, leader)) continue;
    charge(used, part.active, leaderHexOf(part, leader), LEADER_CLASS);
  }
  return used;
}

function charge(used: Used, seat: number, hex: HexId, of: number): void {
  used.sections += 1 << (4 * sectionsOf(seat, hex));
  used.classes += 1 << (4 * of);
  used.total += 1;
}

/**
 * Rozkazy: whether one more piece in these sections fits. A piece on a hex that two sections share is
 * charged to whichever has orders left.
 * @rule napoleonics/orders
 */
function fitsSections(count: readonly number[], used: number, mask: number): boolean {
  const left = (count[0] ?? 0) - taken(used, 1) - (mask === 1 ? 1 : 0);
  const centre = (count[1] ?? 0) - taken(used, 2) - (mask === 2 ? 1 : 0);
  const right = (count[2] ?? 0) - taken(used, 4) - (mask === 4 ? 1 : 0);
  if (left < 0 || centre < 0 || right < 0) return false;
  const leftShared = taken(used, 3) + (mask === 3 ? 1 : 0) - left;
  const rightShared = taken(used, 6) + (mask === 6 ? 1 : 0) - right;
  return Math.max(leftShared, 0) + Math.max(rightShared, 0) <= centre;
}

/**
 * Élan: symbols of a class first, then flags, which are for any piece.
 * @rule napoleonics/tactic-cards
 */
function fitsClasses(count: readonly number[], used: number, of: number): boolean {
  let flags = count[3] ?? 0;
  for (let i = 0; i < 4; i++) {
    const wanted = taken(used, i) + (i === of ? 1 : 0);
    flags -= i === 3 ? wanted : Math.max(0, wanted - (count[i] ?? 0));
  }
  return flags >= 0;
}

/** Sets of sections that a hex can stand in: left, centre, left and centre, right, centre and right. */
const SECTION_SETS = [1, 2, 3, 4, 6];
const ALL_SECTIONS = SECTION_SETS.reduce((bits, set) => bits | (1 << set), 0);
/** From this bit on: infantry, cavalry, artillery, leaders, horse artillery. */
const CLASS_BITS = 8;
const LEADER_CLASS = 3;
const HORSE_CLASS = 4;
const EVERY_PIECE = (1 << INFANTRY) | (1 << CAVALRY) | (1 << ARTILLERY) | (1 << LEADER_CLASS);

/** Pools that can still give an order: a bit for each set of sections, and one for each class. 0: none. */
function openOrders(scenario: Scenario, part: PublicPart): number {
  const { orders } = part;
  const { kind, count } = orders;
  if (kind === 'none') return 0;
  const used = countOrders(scenario, part);
  if (kind === 'pool') {
    if (used.total >= (count[0] ?? 0)) return 0;
    const leaders = hasLeaders(orders) ? 1 << LEADER_CLASS : 0;
    const horse = hasHorse(orders) ? 1 << HORSE_CLASS : 0;
    return ALL_SECTIONS | ((classBitsOf(orders) | leaders | horse) << CLASS_BITS);
  }
  let open = 0;
  if (kind === 'classes') {
    for (let of = 0; of <= LEADER_CLASS; of++) {
      if (fitsClasses(count, used.classes, of)) open |= 1 << (CLASS_BITS + of);
    }
    return open === 0 ? 0 : open | ALL_SECTIONS;
  }
  for (let i = 0; i < SECTION_SETS.length; i++) {
    const set = SECTION_SETS[i] ?? 0;
    if (fitsSections(count, used.sections, set)) open |= 1 << set;
  }
  return open === 0 ? 0 : open | (EVERY_PIECE << CLASS_BITS);
}

const isOpen = (open: number, sections: number, of: number): boolean =>
  ((open >> sections) & (open >> (CLASS_BITS + of)) & 1) === 1;

/** Hexes of units that can still be ordered, and of leaders; ascending. */
export interface Orderable {
  readonly units: HexId[];
  readonly leaders: HexId[];
}

export function orderable(scenario: Scenario, part: PublicPart): Orderable {
  const found: Orderable = { units: [], leaders: [] };
  const open = openOrders(scenario, part);
  if (open === 0) return found;
  const end = endOfUnits(scenario, part.active);
  for (let unit = firstUnit(scenario, part.active); unit < end; unit++) {
    if (isOrderable(scenario, part, open, unit)) found.units.push(hexOf(part, unit));
  }
  for (let leader: LeaderId = idOf(0); leader < part.leaderAt.length; leader++) {
    if (isLeaderOrderable(scenario, part, open, leader)) {
      found.leaders.push(leaderHexOf(part, leader));
    }
  }
  sortHexes(found.units);
  sortHexes(found.leaders);
  return found;
}

/** Whether `orderable` would find any piece. */
export function isAnyPieceOrderable(scenario: Scenario, part: PublicPart): boolean {
  const open = openOrders(scenario, part);
  if (open === 0) return false;
  const end = endOfUnits(scenario, part.active);
  for (let unit = firstUnit(scenario, part.active); unit < end; unit++) {
    if (isOrderable(scenario, part, open, unit)) return true;
  }
  for (let leader: LeaderId = idOf(0); leader < part.leaderAt.length; leader++) {
    if (isLeaderOrderable(scenario, part, open, leader)) return true;
  }
  return false;
}

function isOrderable(scenario: Scenario, part: PublicPart, open: number, unit: UnitId): boolean {
  const hex = hexOf(part, unit);
  if (hex < 0 || isOrdered(part, unit)) return false;
  const sections = sectionsOf(part.active, hex);
  if (!isOpen(open, sections, classOf(scenario, unit))) {
    if (!isOpen(open, sections, HORSE_CLASS) || !isHorseArtillery(scenario, unit)) return false;
  }
  // La Grande Manoeuvre: squares cannot be ordered.
  const isManoeuvre = part.orders.kind === 'pool' && hasLeaders(part.orders);
  return !(isManoeuvre && isInSquare(part, unit));
}

export const isHorseArtillery = (scenario: Scenario, unit: UnitId): boolean =>
  kindOf(scenario, unit).type.endsWith('horse-artillery');

function isLeaderOrderable(
  scenario: Scenario,
  part: PublicPart,
  open: number,
  leader: LeaderId,
): boolean {
  const hex = leaderHexOf(part, leader);
  if (hex < 0 || leaderSeat(scenario, leader) !== part.active) return false;
  if (isLeaderOrdered(part, leader)) return false;
  if (!isOpen(open, sectionsOf(part.active, hex), LEADER_CLASS)) return false;
  const unit = unitAt(part, hex);
  return unit < 0 || !isInSquare(part, unit);
}

/**
 * Ordered squares that may be dissolved: no enemy cavalry beside them.
 * @rule napoleonics/leaving-square
 */
export function unformable(scenario: Scenario, part: PublicPart): HexId[] {
  const found: HexId[] = [];
  for (const unit of ofSeat(part.squares, part.active)) {
    if (unit < 0 || !isOrdered(part, unit)) continue;
    if (!hasEnemyCavalryBeside(scenario, part, unit)) found.push(hexOf(part, unit));
  }
  return sortHexes(found);
}

function hasEnemyCavalryBeside(scenario: Scenario, part: PublicPart, unit: UnitId): boolean {
  const seat = seatOf(scenario, unit);
  return neighboursOf(hexOf(part, unit)).some((hex) => {
    const other = unitAt(part, hex);
    if (other < 0 || seatOf(scenario, other) === seat) return false;
    return classOf(scenario, other) === CAVALRY;
  });
}

/** Orders left, for the counters on the table: per section, per class, or one number. */
export function ordersLeft(scenario: Scenario, part: PublicPart): readonly number[] {
  const { kind, count } = part.orders;
  const used = countOrders(scenario, part);
  if (kind === 'pool') return [(count[0] ?? 0) - used.total];
  if (kind === 'none') return [];
  if (kind === 'classes') {
    const over = [0, 1, 2].map((of) => taken(used.classes, of) - (count[of] ?? 0));
    const flags = over.reduce((sum, more) => sum - Math.max(0, more), count[3] ?? 0);
    return [...over.map((more) => Math.max(0, -more)), flags - taken(used.classes, 3)];
  }
  const left = (count[0] ?? 0) - taken(used.sections, 1);
  const centre = (count[1] ?? 0) - taken(used.sections, 2);
  const right = (count[2] ?? 0) - taken(used.sections, 4);
  const fromLeft = Math.min(left, taken(used.sections, 3));
  const fromRight = Math.min(right, taken(used.sections, 6));
  const shared = taken(used.sections, 3) - fromLeft + taken(used.sections, 6) - fromRight;
  return [left - fromLeft, centre - shared, right - fromRight];
}

/** Units of a side that a test accepts. */
export function unitsOf(
  scenario: Scenario,
  part: PublicPart,
  seat: number,
  accept: (unit: UnitId) => boolean,
): UnitId[] {
  const found: UnitId[] = [];
  const end = endOfUnits(scenario, seat);
  for (let unit = firstUnit(scenario, seat); unit < end; unit++) {
    if (hexOf(part, unit) >= 0 && accept(unit)) found.push(unit);
  }
  return found;
}

export const isInfantry = (scenario: Scenario, unit: UnitId): boolean =>
  classOf(scenario, unit) === INFANTRY;
