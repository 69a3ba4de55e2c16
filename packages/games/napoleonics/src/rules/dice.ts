import { nth } from '@bivouac/kernel';
import { ARTILLERY, CAVALRY, INFANTRY, type UnitKind } from './data/kinds.ts';
import { type ByClass, HILL_TO_HILL, WORKS_IN, WORKS_OUT } from './data/terrain.ts';
import type { Modifier, ModifierSource, RollWhy } from './events.ts';
import type { HexId, UnitId } from './ids.ts';
import { BOARD, between, distance } from './map.ts';
import { classOf, groundAt, kindOf, type Scenario, seatOf } from './scenario.ts';
import { blocksOf, isInSquare, modeOf, type PublicPart, stepsOf } from './state.ts';
import { isOrdered } from './tasks.ts';

/** One unit against what stands on a hex. */
export interface Blow {
  readonly unit: UnitId;
  readonly from: HexId;
  readonly hex: HexId;
  /** -1 against a leader alone. */
  readonly target: UnitId;
  /** Whether sabers count; guns that join from afar fight a melee too. */
  readonly isRanged: boolean;
  /** A cavalry bonus melee. */
  readonly isBonus: boolean;
}

/**
 * Whether an attack comes through field works of the target's hex; a corner counts if both sides do.
 * @rule napoleonics/field-works
 */
export function isThroughWorks(scenario: Scenario, from: HexId, hex: HexId): boolean {
  const works = scenario.works[hex] ?? 0;
  if (works === 0) return false;
  const steps = between(from, hex);
  const last = steps[steps.length - 1] ?? [from];
  return last.every((near) => {
    const side = BOARD.findDirection(hex, near);
    return side !== undefined && ((works >> side) & 1) === 1;
  });
}

/**
 * Base dice of guns at a distance; 0 where they do not reach or may not fire (facts 3.4).
 * @rule napoleonics/artillery
 */
export function gunDice(kind: UnitKind, blocks: number, steps: number, apart: number): number {
  const { guns } = kind;
  if (guns === null) return 0;
  const table = blocks === 1 ? guns.one : steps > 0 ? guns.fullMoved : guns.full;
  return table?.[apart - 1] ?? 0;
}

/**
 * Přidání bojových kostek podle karty velení: only units that were ordered.
 * @rule napoleonics/tactic-cards
 */
function cardDice(scenario: Scenario, part: PublicPart, blow: Blow, kind: UnitKind): number {
  const mode = modeOf(part);
  if (mode === 'normal') return 0;
  if (!isOrdered(part, blow.unit)) return 0;
  if (seatOf(scenario, blow.unit) !== part.active) return 0;
  switch (mode) {
    case 'bayonet':
      return kind.class === INFANTRY && kind.isGuard ? 1 : 0;
    case 'bombard':
      return kind.class === ARTILLERY ? (kind.isGuard ? 3 : 2) : 0;
    case 'charge': {
      if (kind.class !== CAVALRY) return 0;
      // Město, mlýn: no charge into or out of buildings.
      const { isBuilding } = groundAt(scenario, blow.hex);
      if (isBuilding || groundAt(scenario, blow.from).isBuilding) return 0;
      return kind.isGuard ? 2 : 1;
    }
    case 'elan':
    case 'leadership':
      return 1;
    case 'hold':
      return blow.isRanged ? 1 : 0;
    case 'steel':
      return blow.isBonus ? 0 : 1;
    default:
      return 0;
  }
}

function note(
  list: Modifier[] | null,
  source: ModifierSource,
  value: number,
  unit: UnitId,
  terrain = -1,
): number {
  if (list !== null && value !== 0) list.push({ source, value, unit, terrain });
  return value;
}

/**
 * Určení síly útoku: how many dice, never below 0. With a list, each part is written into it with
 * its source; the parts add up to the result.
 * @rule napoleonics/melee napoleonics/ranged
 */
export function countDice(
  scenario: Scenario,
  part: PublicPart,
  blow: Blow,
  list: Modifier[] | null,
): number {
  const { unit } = blow;
  const kind = kindOf(scenario, unit);
  let total = baseDice(scenario, part, blow, kind, list);
  total += note(list, 'card', cardDice(scenario, part, blow, kind), unit);
  total += note(list, 'square', squareLimit(scenario, part, blow, total), unit);
  total += terrainDice(scenario, part, blow, kind, list);
  if (total < 0) total += note(list, 'no-dice', -total, unit);
  return total;
}

function baseDice(
  scenario: Scenario,
  part: PublicPart,
  blow: Blow,
  kind: UnitKind,
  list: Modifier[] | null,
): number {
  const { unit, target } = blow;
  const blocks = blocksOf(part, unit);
  const steps = stepsOf(part, unit);
  if (kind.class === ARTILLERY) {
    const apart = distance(blow.from, blow.hex);
    const guns = note(list, 'guns', gunDice(kind, blocks, steps, apart), unit);
    return guns + (apart === 1 ? note(list, 'kind', kind.melee, unit) : 0);
  }
  let total = note(list, 'blocks', blocks, unit);
  if (!blow.isRanged) {
    const onInfantry = target >= 0 && classOf(scenario, target) === INFANTRY;
    return total + note(list, 'kind', kind.melee + (onInfantry ? kind.meleeOnInfantry : 0), unit);
  }
  if (steps > 0) total += note(list, 'moved', -movedLoss(kind, blocks), unit);
  return total + note(list, 'kind', steps > 0 ? kind.rangedMoved : kind.rangedStill, unit);
}

/**
 * Fire after a move: half the blocks, rounded by nation.
 * @rule napoleonics/ranged
 */
function movedLoss(kind: UnitKind, blocks: number): number {
  return blocks - (kind.halfUp ? (blocks + 1) >> 1 : blocks >> 1);
}

/**
 * A square, and cavalry against one, never throws more than one die.
 * @rule napoleonics/square
 */
function squareLimit(scenario: Scenario, part: PublicPart, blow: Blow, total: number): number {
  if (total <= 1) return 0;
  if (isInSquare(part, blow.unit)) return 1 - total;
  if (blow.target < 0 || classOf(scenario, blow.unit) !== CAVALRY) return 0;
  return isInSquare(part, blow.target) ? 1 - total : 0;
}

/**
 * @rule napoleonics/terrain napoleonics/forest napoleonics/hill napoleonics/town
 * @rule napoleonics/field-works napoleonics/ford napoleonics/quarry
 */
function terrainDice(
  scenario: Scenario,
  part: PublicPart,
  blow: Blow,
  kind: UnitKind,
  list: Modifier[] | null,
): number {
  const { unit, from, hex, isRanged } = blow;
  const there = groundAt(scenario, hex);
  const here = groundAt(scenario, from);
  const isLevel = there.isHill && here.isHill;
  const of = (loss: ByClass): number => loss[kind.class];
  // Guns that join a melee from afar fire: the ranged figures hold for them.
  const fires = isRanged || distance(from, hex) > 1;
  const isIn = isThroughWorks(scenario, from, hex);
  // N-11: melee and fire alike; up to rules 1 fire lost dice for the shooter's ground.
  const isOut = isThroughWorks(scenario, hex, from) && !(fires && part.worksAddUp);
  // N-11: works never add up with other ground, be it the target's or the attacker's own.
  const isInAlone = isIn && !part.worksAddUp;
  const isOutAlone = isOut && of(WORKS_OUT) !== 0 && !part.worksAddUp;
  let total = 0;
  if (isIn) total += note(list, 'works-in', of(WORKS_IN), unit);
  else if (!isOutAlone) {
    const level = fires ? HILL_TO_HILL.ranged : HILL_TO_HILL.melee;
    const loss = isLevel ? level : fires ? there.inRanged : there.inMelee;
    total += note(list, 'terrain-in', of(loss), unit, scenario.terrain[hex]);
  }
  if (isOut) total += note(list, 'works-out', of(WORKS_OUT), unit);
  else if (!isLevel && !isInAlone) {
    const loss = fires ? here.outRanged : here.outMelee;
    total += note(list, 'terrain-out', of(loss), unit, scenario.terrain[from]);
  }
  return total;
}

/**
 * Únik: the usual melee dice without ground and cards.
 * @rule napoleonics/escape
 */
export function escapeDice(
  scenario: Scenario,
  part: PublicPart,
  unit: UnitId,
  list: Modifier[] | null,
): number {
  const kind = kindOf(scenario, unit);
  const blocks = blocksOf(part, unit);
  const base =
    kind.class === ARTILLERY
      ? note(list, 'guns', gunDice(kind, blocks, 0, 1), unit)
      : note(list, 'blocks', blocks, unit);
  const total = base + note(list, 'kind', kind.melee, unit);
  if (total <= 1 || !isInSquare(part, unit)) return total;
  return total + note(list, 'square', 1 - total, unit);
}

/**
 * Faces of the die: 1 and 2 infantry, 3 cavalry, 4 artillery, 5 flag, 6 sabers.
 * @rule napoleonics/die
 */
export const FLAG = 5;
export const SABERS = 6;
export const faceClass = (face: number): number => (face <= 2 ? 0 : face <= 4 ? face - 2 : -1);

export function countFaces(dice: readonly number[], face: number): number {
  let count = 0;
  for (const one of dice) if (one === face) count += 1;
  return count;
}

/** Faces that show each class, and the same with sabers. */
const CLASS_FACES: readonly (readonly number[])[] = [[1, 2], [3], [4]];
const CLASS_AND_SABERS = CLASS_FACES.map((faces) => [...faces, SABERS]);
const SABERS_ALONE: readonly number[] = [SABERS];
const FLAGS_ALONE: readonly number[] = [FLAG];
const NO_FACES: readonly number[] = [];

/**
 * Vyhodnocení zásahů: the faces that hit a unit, or a leader alone (-1). Sabers do not hit at range, nor cavalry
 * that retires. Rifles and militia do not hit with them, nor do guns that join them: the unit that leads counts.
 * @rule napoleonics/hits
 */
export function facesThatHit(
  scenario: Scenario,
  unit: UnitId,
  target: UnitId,
  why: RollWhy,
): readonly number[] {
  if (target < 0) return SABERS_ALONE;
  const sabersHit = why !== 'ranged' && why !== 'retire' && kindOf(scenario, unit).sabersHit;
  const faces = sabersHit ? CLASS_AND_SABERS : CLASS_FACES;
  return nth(faces, classOf(scenario, target));
}

/**
 * The faces that drive a target back: none against cavalry that retires, and against a leader alone.
 * @rule napoleonics/hits
 */
export const facesThatDriveBack = (target: UnitId, why: RollWhy): readonly number[] =>
  target < 0 || why === 'retire' ? NO_FACES : FLAGS_ALONE;

const ALL_FACES: readonly number[] = [1, 2, 3, 4, FLAG, SABERS];

/** The other faces. */
export const facesThatDoNothing = (hit: readonly number[], flag: readonly number[]): number[] =>
  ALL_FACES.filter((face) => !hit.includes(face) && !flag.includes(face));

/** Dice that show any of these faces. */
export function countAny(dice: readonly number[], faces: readonly number[]): number {
  let count = 0;
  for (const face of dice) if (faces.includes(face)) count += 1;
  return count;
}
