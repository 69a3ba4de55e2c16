import { MODES } from '../data/cards.ts';
import { ARTILLERY } from '../data/kinds.ts';
import { distance, NEIGHBOURS, sortHexes } from '../map.ts';
import {
  classOf,
  endOfUnits,
  firstUnit,
  kindOf,
  leaderSeat,
  type Scenario,
  seatOf,
} from '../scenario.ts';
import {
  blocksOf,
  FOUGHT,
  hexOf,
  leaderOn,
  NO_BATTLE,
  ORDERED,
  type PublicPart,
  taskOf,
  unitAt,
} from '../state.ts';
import { type Blow, countDice, gunDice } from './dice.ts';
import { canSee, NO_GUNS } from './sight.ts';

const HOLD = MODES.indexOf('hold');
const MANOEUVRE = MODES.indexOf('manoeuvre');
const MELEE_ONLY = [MODES.indexOf('bayonet'), MODES.indexOf('steel')];

export function hasEnemyBeside(scenario: Scenario, part: PublicPart, unit: number): boolean {
  const seat = seatOf(scenario, unit);
  const near = NEIGHBOURS[hexOf(part, unit)] as readonly number[];
  for (let i = 0; i < near.length; i++) {
    const other = unitAt(part, near[i] as number);
    if (other >= 0 && seatOf(scenario, other) !== seat) return true;
  }
  return false;
}

/** An ordered unit that may still fight this turn. */
export function mayBattle(part: PublicPart, unit: number): boolean {
  if (part.mode === MANOEUVRE || hexOf(part, unit) < 0) return false;
  return (taskOf(part, unit) & (ORDERED | FOUGHT | NO_BATTLE)) === ORDERED;
}

export const mayMelee = (part: PublicPart): boolean => part.mode !== HOLD;
export const mayFire = (part: PublicPart): boolean => !MELEE_ONLY.includes(part.mode);

/** Hexes beside a unit with an enemy unit, or an enemy leader alone, ascending. */
export function meleeTargets(scenario: Scenario, part: PublicPart, unit: number): number[] {
  const seat = seatOf(scenario, unit);
  const found: number[] = [];
  for (const hex of NEIGHBOURS[hexOf(part, unit)] as readonly number[]) {
    if (enemyOn(scenario, part, seat, hex)) found.push(hex);
  }
  return found;
}

export function enemyOn(scenario: Scenario, part: PublicPart, seat: number, hex: number): boolean {
  const other = unitAt(part, hex);
  if (other >= 0) return seatOf(scenario, other) !== seat;
  const leader = leaderOn(part, hex);
  return leader >= 0 && leaderSeat(scenario, leader) !== seat;
}

/** Ověření dostřelu a výhledu for one unit at one target; whether anybody is beside it is not asked. */
export function canFireAt(
  scenario: Scenario,
  part: PublicPart,
  unit: number,
  target: number,
  isCombined: boolean,
): boolean {
  const kind = kindOf(scenario, unit);
  const from = hexOf(part, unit);
  const hex = hexOf(part, target);
  const apart = distance(from, hex);
  if (apart < 2 || apart > kind.range) return false;
  if (kind.class === ARTILLERY) {
    const steps = part.steps[unit] as number;
    if (gunDice(kind, blocksOf(part, unit), steps, apart) === 0) return false;
  }
  const gunSeat = kind.class === ARTILLERY && !isCombined ? seatOf(scenario, unit) : NO_GUNS;
  return canSee(scenario, part, from, hex, gunSeat);
}

export const rangedBlow = (part: PublicPart, unit: number, target: number): Blow => ({
  unit,
  from: hexOf(part, unit),
  hex: hexOf(part, target),
  target,
  isRanged: true,
  isBonus: false,
});

/** Hexes a unit can fire at with at least one die, ascending; with `onlyOne` at most one of them. */
export function fireTargets(
  scenario: Scenario,
  part: PublicPart,
  unit: number,
  onlyOne: boolean,
): number[] {
  const found: number[] = [];
  if (kindOf(scenario, unit).range === 0) return found;
  const seat = seatOf(scenario, unit);
  const end = endOfUnits(scenario, 1 - seat);
  for (let target = firstUnit(scenario, 1 - seat); target < end; target++) {
    if (hexOf(part, target) < 0) continue;
    if (!canFireAt(scenario, part, unit, target, false)) continue;
    if (countDice(scenario, part, rangedBlow(part, unit, target), null) === 0) continue;
    found.push(hexOf(part, target));
    if (onlyOne) return found;
  }
  return sortHexes(found);
}

/** Ordered guns that may join a melee (Kombinovaný útok): only against units. */
export function joinableGuns(
  scenario: Scenario,
  part: PublicPart,
  lead: number,
  target: number,
  joined: readonly number[],
): number[] {
  const found: number[] = [];
  if (target < 0 || classOf(scenario, lead) === ARTILLERY) return found;
  const seat = seatOf(scenario, lead);
  const hex = hexOf(part, target);
  for (let unit = 0; unit < part.at.length; unit++) {
    if (unit === lead || seatOf(scenario, unit) !== seat || joined.includes(unit)) continue;
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
