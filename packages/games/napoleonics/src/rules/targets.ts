import { idOf } from '@bivouac/kernel';
import { ARTILLERY } from './data/kinds.ts';
import { type Blow, countDice, gunDice } from './dice.ts';
import { type HexId, NO_HEX, NO_UNIT, type UnitId } from './ids.ts';
import { distance, neighboursOf, sortHexes } from './map.ts';
import {
  classOf,
  endOfUnits,
  firstUnit,
  kindOf,
  leaderSeat,
  type Scenario,
  seatOf,
} from './scenario.ts';
import { canSee, NO_GUNS } from './sight.ts';
import { blocksOf, hexOf, leaderOn, modeOf, type PublicPart, stepsOf, unitAt } from './state.ts';
import { isToBattle } from './tasks.ts';

export function hasEnemyBeside(scenario: Scenario, part: PublicPart, unit: UnitId): boolean {
  const seat = seatOf(scenario, unit);
  const near = neighboursOf(hexOf(part, unit));
  for (let i = 0; i < near.length; i++) {
    const other = unitAt(part, near[i] ?? NO_HEX);
    if (other >= 0 && seatOf(scenario, other) !== seat) return true;
  }
  return false;
}

/** An ordered unit that may still fight this turn. */
export function mayBattle(part: PublicPart, unit: UnitId): boolean {
  if (modeOf(part) === 'manoeuvre' || hexOf(part, unit) < 0) return false;
  return isToBattle(part, unit);
}

export const mayMelee = (part: PublicPart): boolean => modeOf(part) !== 'hold';
export function mayFire(part: PublicPart): boolean {
  const mode = modeOf(part);
  return mode !== 'bayonet' && mode !== 'steel';
}

/**
 * Hexes beside a unit with an enemy unit, or an enemy leader alone, ascending.
 * @rule napoleonics/melee
 */
export function meleeTargets(scenario: Scenario, part: PublicPart, unit: UnitId): HexId[] {
  const seat = seatOf(scenario, unit);
  const found: HexId[] = [];
  for (const hex of neighboursOf(hexOf(part, unit))) {
    if (enemyOn(scenario, part, seat, hex)) found.push(hex);
  }
  return found;
}

/** Whether `meleeTargets` would find any. */
export function hasMeleeTarget(scenario: Scenario, part: PublicPart, unit: UnitId): boolean {
  const seat = seatOf(scenario, unit);
  const near = neighboursOf(hexOf(part, unit));
  for (let i = 0; i < near.length; i++) {
    if (enemyOn(scenario, part, seat, near[i] ?? NO_HEX)) return true;
  }
  return false;
}

/** @rule napoleonics/lone-leader */
export function enemyOn(scenario: Scenario, part: PublicPart, seat: number, hex: HexId): boolean {
  const other = unitAt(part, hex);
  if (other >= 0) return seatOf(scenario, other) !== seat;
  const leader = leaderOn(part, hex);
  return leader >= 0 && leaderSeat(scenario, leader) !== seat;
}

/**
 * Ověření dostřelu a výhledu for one unit at one target; units beside it are not considered.
 * @rule napoleonics/ranged napoleonics/artillery
 */
export function canFireAt(
  scenario: Scenario,
  part: PublicPart,
  unit: UnitId,
  target: UnitId,
  isCombined: boolean,
): boolean {
  const kind = kindOf(scenario, unit);
  const from = hexOf(part, unit);
  const hex = hexOf(part, target);
  const apart = distance(from, hex);
  if (apart < 2 || apart > kind.range) return false;
  if (kind.class === ARTILLERY) {
    const steps = stepsOf(part, unit);
    if (gunDice(kind, blocksOf(part, unit), steps, apart) === 0) return false;
  }
  const gunSeat = kind.class === ARTILLERY && !isCombined ? seatOf(scenario, unit) : NO_GUNS;
  return canSee(scenario, part, from, hex, gunSeat);
}

export const rangedBlow = (part: PublicPart, unit: UnitId, target: UnitId): Blow => ({
  unit,
  from: hexOf(part, unit),
  hex: hexOf(part, target),
  target,
  isRanged: true,
  isBonus: false,
});

/** Hexes a unit can fire at with at least one die, ascending. */
export function fireTargets(scenario: Scenario, part: PublicPart, unit: UnitId): HexId[] {
  const found: HexId[] = [];
  let target = nextFireTarget(scenario, part, unit, -1);
  for (; target >= 0; target = nextFireTarget(scenario, part, unit, target)) {
    found.push(hexOf(part, target));
  }
  return sortHexes(found);
}

/** Whether `fireTargets` would find any. */
export const hasFireTarget = (scenario: Scenario, part: PublicPart, unit: UnitId): boolean =>
  nextFireTarget(scenario, part, unit, -1) >= 0;

/** The first enemy after another one in the order of battle that a unit can fire at; -1 for none. */
function nextFireTarget(scenario: Scenario, part: PublicPart, unit: UnitId, after: number): UnitId {
  const { range } = kindOf(scenario, unit);
  if (range === 0) return NO_UNIT;
  const from = hexOf(part, unit);
  const enemy = 1 - seatOf(scenario, unit);
  const end = endOfUnits(scenario, enemy);
  for (
    let target: UnitId = idOf(Math.max(after + 1, firstUnit(scenario, enemy)));
    target < end;
    target++
  ) {
    const hex = hexOf(part, target);
    if (hex < 0 || distance(from, hex) > range) continue;
    if (!canFireAt(scenario, part, unit, target, false)) continue;
    if (countDice(scenario, part, rangedBlow(part, unit, target), null) > 0) return target;
  }
  return NO_UNIT;
}

/**
 * Ordered guns that may join a melee (Kombinovaný útok): only against units. Who joined has fought.
 * @rule napoleonics/combined-arms
 */
export function joinableGuns(
  scenario: Scenario,
  part: PublicPart,
  lead: UnitId,
  target: UnitId,
): HexId[] {
  const found: HexId[] = [];
  if (target < 0 || classOf(scenario, lead) === ARTILLERY) return found;
  const seat = seatOf(scenario, lead);
  const hex = hexOf(part, target);
  const end = endOfUnits(scenario, seat);
  for (let unit = firstUnit(scenario, seat); unit < end; unit++) {
    if (classOf(scenario, unit) !== ARTILLERY || !mayBattle(part, unit)) continue;
    const apart = distance(hexOf(part, unit), hex);
    const isAble =
      apart === 1
        ? mayMelee(part)
        : mayFire(part) &&
          !hasEnemyBeside(scenario, part, unit) &&
          canFireAt(scenario, part, unit, target, true);
    if (isAble) found.push(hexOf(part, unit));
  }
  return sortHexes(found);
}
