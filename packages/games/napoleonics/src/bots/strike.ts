import { ARTILLERY, CAVALRY, INFANTRY } from '../rules/data/kinds.ts';
import { type Blow, countDice, facesThatHit, isThroughWorks } from '../rules/dice.ts';
import type { HexId, UnitId } from '../rules/ids.ts';
import { flagSources, retireHexes, sumOfFlags } from '../rules/retreat.ts';
import { classOf, seatOf } from '../rules/scenario.ts';
import { allowsSquare, CARDS_FOR_SQUARE } from '../rules/square.ts';
import { blocksOf, hexOf, isInSquare, leaderOn, unitAt } from '../rules/state.ts';
import type { Mind } from './mind.ts';
import { CARD } from './weights.ts';

/** The expected effect of a throw on a unit, by its number of blocks. */
export interface Harm {
  readonly blocks: number;
  readonly kill: number;
  readonly retreat: number;
}

/** Expected harm of dice that hit with some faces of six, against a unit of this many blocks. */
export function harmOf(dice: number, faces: number, blocks: number, freeFlags: number): Harm {
  const p = faces / 6;
  let chance = (1 - p) ** dice;
  let lost = 0;
  let below = 0;
  for (let hits = 0; hits <= dice; hits++) {
    lost += chance * Math.min(hits, blocks);
    if (hits < blocks) below += chance;
    chance *= ((dice - hits) / (hits + 1)) * (p / (1 - p));
  }
  // Flags, as if apart from the hits: near enough to compare attacks.
  let calm = 0;
  let none = (5 / 6) ** dice;
  for (let flags = 0; flags <= Math.min(freeFlags, dice); flags++) {
    calm += none;
    none *= (dice - flags) / (flags + 1) / 5;
  }
  return { blocks: lost, kill: Math.max(0, 1 - below), retreat: below * Math.max(0, 1 - calm) };
}

export function facesAgainst(mind: Mind, unit: UnitId, target: UnitId, isRanged: boolean): number {
  return facesThatHit(mind.scenario, unit, target, isRanged ? 'ranged' : 'melee').length;
}

function blowOf(mind: Mind, unit: UnitId, target: UnitId, isRanged: boolean): Blow {
  const { part } = mind;
  return {
    unit,
    from: hexOf(part, unit),
    hex: hexOf(part, target),
    target,
    isRanged,
    isBonus: false,
  };
}

export function harmTo(
  mind: Mind,
  unit: UnitId,
  target: UnitId,
  isRanged: boolean,
  guns: readonly UnitId[] = [],
): Harm {
  const { scenario, part } = mind;
  let dice = countDice(scenario, part, blowOf(mind, unit, target, isRanged), null);
  for (const gun of guns) {
    dice += countDice(scenario, part, blowOf(mind, gun, target, isRanged), null);
  }
  const works = isThroughWorks(scenario, hexOf(part, unit), hexOf(part, target));
  const free = sumOfFlags(flagSources(scenario, part, target, works));
  const faces = facesAgainst(mind, unit, target, isRanged);
  return harmOf(dice, faces, blocksOf(part, target), free);
}

/** Harm in blocks; `isOwn`: done to this bot's side. */
export function costOf(mind: Mind, harm: Harm, target: UnitId, isOwn: boolean): number {
  const banner = mind.banner[isOwn ? 1 : 0];
  const leader = leaderOn(mind.part, hexOf(mind.part, target)) >= 0 ? harm.kill * 0.4 : 0;
  return harm.blocks + harm.kill * banner + harm.retreat * 0.35 + leader;
}

/** Whether infantry could meet this cavalry in square, as far as is known. */
export function couldSquare(mind: Mind, target: UnitId, unit: UnitId): boolean {
  const { scenario, part, view } = mind;
  if (classOf(scenario, target) !== INFANTRY || classOf(scenario, unit) !== CAVALRY) return false;
  if (isInSquare(part, target)) return true;
  const hex = hexOf(part, target);
  const seat = seatOf(scenario, target);
  if ((view.handSizes[seat] ?? 0) < CARDS_FOR_SQUARE) return false;
  return allowsSquare(scenario, part, hex, hexOf(part, unit));
}

/** A cavalry attack that meets a square: one die each, and a card for the square. */
function worthOnSquare(mind: Mind, unit: UnitId, target: UnitId): number {
  const faces = facesAgainst(mind, unit, target, false);
  const gain = costOf(mind, harmOf(1, faces, blocksOf(mind.part, target), 9), target, false);
  const back = harmOf(1, facesAgainst(mind, target, unit, false), blocksOf(mind.part, unit), 0);
  const cards = isInSquare(mind.part, target) ? 0 : CARD + 0.4;
  return gain + cards - costOf(mind, back, unit, true);
}

/** What an attack on a unit is worth, in blocks. */
export function worthOf(
  mind: Mind,
  unit: UnitId,
  target: UnitId,
  isRanged: boolean,
  guns: readonly UnitId[] = [],
): number {
  const { scenario, part, weights } = mind;
  const harm = harmTo(mind, unit, target, isRanged, guns);
  const gain = costOf(mind, harm, target, false);
  if (isRanged) return gain;
  if (couldSquare(mind, target, unit)) {
    const onSquare = worthOnSquare(mind, unit, target);
    const plain = gain - returned(mind, unit, target, harm);
    return Math.min(onSquare, plain);
  }
  const isHorse = classOf(scenario, target) === CAVALRY && classOf(scenario, unit) === INFANTRY;
  if (isHorse && retireHexes(scenario, part, target).length > 0) {
    // It may ride away: sabers do not hit it, and nothing comes back.
    const faces = facesThatHit(scenario, unit, target, 'retire').length;
    const dice = countDice(scenario, part, blowOf(mind, unit, target, false), null);
    const away = costOf(mind, harmOf(dice, faces, blocksOf(part, target), 9), target, false) + 0.3;
    return Math.min(away, gain - returned(mind, unit, target, harm));
  }
  return gain - (weights.minds ? returned(mind, unit, target, harm) : 0);
}

/** What the blow in return costs, if this bot's unit attacks and the target stands. */
const returned = (mind: Mind, unit: UnitId, target: UnitId, harm: Harm): number =>
  mind.weights.minds ? costInReturn(mind, unit, target, harm, true) : 0;

/** Protiútok: what an attacker may expect to pay, with what the attack leaves of the target. */
export function costInReturn(
  mind: Mind,
  unit: UnitId,
  target: UnitId,
  harm: Harm,
  isOwn: boolean,
): number {
  const { scenario, part } = mind;
  const full = countDice(scenario, part, blowOf(mind, target, unit, false), null);
  const left =
    classOf(scenario, target) === ARTILLERY ? full : Math.max(0, full - Math.round(harm.blocks));
  const faces = facesAgainst(mind, target, unit, false);
  const back = harmOf(left, faces, blocksOf(part, unit), 1);
  return Math.max(0, 1 - harm.kill - harm.retreat) * costOf(mind, back, unit, isOwn);
}

/** The best that a unit can do from where it stands on the mind's field. */
export function bestAttack(
  mind: Mind,
  unit: UnitId,
  melee: readonly HexId[],
  fire: readonly HexId[],
): number {
  let top = 0;
  for (const hex of melee) {
    const target = unitAt(mind.part, hex);
    const worth = target < 0 ? 0.6 + mind.banner[0] * 0.3 : worthOf(mind, unit, target, false);
    if (worth > top) top = worth;
  }
  for (const hex of fire) {
    const worth = worthOf(mind, unit, unitAt(mind.part, hex), true);
    if (worth > top) top = worth;
  }
  return top;
}
