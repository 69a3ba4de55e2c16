import { CAVALRY } from './data/kinds.ts';
import type { FlagSources, Modifier } from './events.ts';
import { backOf } from './map.ts';
import { type Blow, countDice, isThroughWorks } from './rules/dice.ts';
import { canEnter } from './rules/movement.ts';
import { flagSources, sumOfFlags } from './rules/retreat.ts';
import { classOf, kindOf, type Scenario, seatOf } from './scenario.ts';
import { blocksOf, hexOf, isInSquare, type PublicPart, unitAt } from './state.ts';

/** What an attack can come to, exactly: whole numbers of ways out of `total`. */
export interface AttackOdds {
  readonly modifiers: readonly Modifier[];
  readonly dice: number;
  /** 6 to the power of the dice. */
  readonly total: number;
  /** `ways[hits][flags]`. */
  readonly ways: readonly (readonly number[])[];
  /** How many of the six faces hit; a flag is one more. */
  readonly hitFaces: number;
  readonly flagSources: FlagSources;
  /** The defender ignores what he can and retreats as far as he can. */
  readonly destroyed: number;
  readonly drivenBack: number;
  /** Neither: it holds its hex, maybe with fewer blocks. */
  readonly holds: number;
  readonly battleBack: BattleBack | null;
}

/** The blow that a target which holds deals in return, by its expected strength. */
export interface BattleBack {
  readonly modifiers: readonly Modifier[];
  /** Dice if it loses nothing. */
  readonly dice: number;
  /** Ways in which it comes about. */
  readonly ways: number;
}

const FACTORIALS: readonly number[] = Array.from({ length: 30 }, (_, n) => {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
});

/** Ways to throw so many hits and flags, each die hitting with `faces` of its six sides. */
export function waysToThrow(dice: number, faces: number, hits: number, flags: number): number {
  const misses = dice - hits - flags;
  if (misses < 0) return 0;
  const f = (n: number): number => FACTORIALS[n] as number;
  const orders = f(dice) / (f(hits) * f(flags) * f(misses));
  return Math.round(orders) * faces ** hits * (5 - faces) ** misses;
}

/** Odds of fire or melee from one hex at another, with guns that join in. */
export function attackOdds(
  scenario: Scenario,
  part: PublicPart,
  kind: 'fire' | 'melee',
  from: number,
  hex: number,
  guns: readonly number[] = [],
): AttackOdds {
  const unit = unitAt(part, from);
  const target = unitAt(part, hex);
  const isRanged = kind === 'fire';
  const modifiers: Modifier[] = [];
  const blow = (of: number): Blow => ({
    unit: of,
    from: hexOf(part, of),
    hex,
    target,
    isRanged,
    isBonus: false,
  });
  let dice = countDice(scenario, part, blow(unit), modifiers);
  for (const gun of guns) dice += countDice(scenario, part, blow(gun), modifiers);
  const hitFaces = facesThatHit(scenario, unit, target, isRanged);
  const ways: number[][] = [];
  for (let hits = 0; hits <= dice; hits++) {
    ways.push([]);
    for (let flags = 0; flags + hits <= dice; flags++) {
      ways[hits]?.push(waysToThrow(dice, hitFaces, hits, flags));
    }
  }
  const works = isThroughWorks(scenario, from, hex);
  const sources =
    target < 0
      ? { kind: 0, leader: 0, support: 0, works: 0 }
      : flagSources(scenario, part, target, works);
  const sums = sumUp(scenario, part, unit, target, ways, sources);
  return {
    modifiers,
    dice,
    total: 6 ** dice,
    ways,
    hitFaces,
    flagSources: sources,
    ...sums,
    battleBack: isRanged ? null : strikeBack(scenario, part, unit, target, sums.holds),
  };
}

function facesThatHit(scenario: Scenario, unit: number, target: number, isRanged: boolean): number {
  if (target < 0) return 1;
  const own = classOf(scenario, target) === 0 ? 2 : 1;
  return own + (!isRanged && kindOf(scenario, unit).sabersHit ? 1 : 0);
}

/** How far a unit could retreat, up to a limit. */
export function roomBehind(
  scenario: Scenario,
  part: PublicPart,
  unit: number,
  limit: number,
): number {
  const seat = seatOf(scenario, unit);
  const deepest = (hex: number, left: number): number => {
    let best = 0;
    if (left === 0) return best;
    for (const to of backOf(seat, hex)) {
      if (canEnter(scenario, part, unit, to)) best = Math.max(best, 1 + deepest(to, left - 1));
    }
    return best;
  };
  return deepest(hexOf(part, unit), limit);
}

function sumUp(
  scenario: Scenario,
  part: PublicPart,
  unit: number,
  target: number,
  ways: readonly (readonly number[])[],
  sources: FlagSources,
): { destroyed: number; drivenBack: number; holds: number } {
  const sums = { destroyed: 0, drivenBack: 0, holds: 0 };
  if (target < 0) {
    // A leader alone dies or flees; he never holds.
    ways.forEach((row, hits) => {
      for (const count of row) sums[hits > 0 ? 'destroyed' : 'drivenBack'] += count;
    });
    return sums;
  }
  const blocks = blocksOf(part, target);
  const isSquare = isInSquare(part, target);
  const isRepelled = isInSquare(part, unit) && classOf(scenario, target) === CAVALRY;
  const free = isRepelled ? 0 : sumOfFlags(sources);
  const step = kindOf(scenario, target).retreat;
  const room = isSquare ? 0 : roomBehind(scenario, part, target, 6);
  ways.forEach((row, hits) => {
    row.forEach((count, flags) => {
      const wanted = Math.max(0, flags - free) * step;
      const paid = Math.max(0, wanted - room);
      if (hits + paid >= blocks) sums.destroyed += count;
      else if (wanted > 0 && room > 0) sums.drivenBack += count;
      else sums.holds += count;
    });
  });
  return sums;
}

function strikeBack(
  scenario: Scenario,
  part: PublicPart,
  unit: number,
  target: number,
  ways: number,
): BattleBack | null {
  if (target < 0) return null;
  const modifiers: Modifier[] = [];
  const blow: Blow = {
    unit: target,
    from: hexOf(part, target),
    hex: hexOf(part, unit),
    target: unit,
    isRanged: false,
    isBonus: false,
  };
  return { modifiers, dice: countDice(scenario, part, blow, modifiers), ways };
}
