import { CAVALRY } from '../data/kinds.ts';
import type { HexId, UnitId } from '../ids.ts';
import { distance } from '../map.ts';
import { classOf, kindOf, type Scenario } from '../scenario.ts';
import { blocksOf, isInSquare, type PublicPart, unitAt } from '../state.ts';
import { judgeOf, type Throw, type ThrowOdds, throwOdds } from './throw-odds.ts';

/** Fire or melee from one hex at another. */
export interface Attack {
  readonly kind: 'fire' | 'melee';
  readonly from: HexId;
  readonly hex: HexId;
  /** Units of artillery that join in; left out: none. */
  readonly guns?: readonly UnitId[];
  readonly isBonus?: boolean;
  /** The cavalry attacked retires from it. */
  readonly isRetiring?: boolean;
}

/** The results of an attack, if the defender stands. */
export interface AttackOdds extends ThrowOdds {
  /** A square meets cavalry with this throw first; the attack is made only if the cavalry holds. */
  readonly firstBlow: ThrowOdds | null;
  readonly battleBack: BattleBack | null;
  /** Hexes between the two, and how many the weapon reaches; 0: it has none for a distance. */
  readonly distance: number;
  readonly range: number;
}

/** The blow that a target which holds deals in return. */
export interface BattleBack {
  /** Dice if it loses nothing, explained. */
  readonly modifiers: ThrowOdds['modifiers'];
  readonly dice: number;
  /** Ways of the attack after which it is dealt: the target holds and has dice left. */
  readonly ways: number;
  /** The same as a chance, and its results for the attacker all in all. */
  readonly chance: number;
  readonly destroys: number;
  readonly drivesBack: number;
  /** By the blocks that the target has left, most first. */
  readonly strengths: readonly Strength[];
}

export interface Strength {
  readonly blocks: number;
  /** Ways of the attack that leave this number. */
  readonly ways: number;
  readonly odds: ThrowOdds;
}

/** The throw of an attack itself. */
export function throwOf(part: PublicPart, attack: Attack): Throw {
  const { kind, from, hex, guns = [], isBonus = false, isRetiring = false } = attack;
  const melee = isRetiring ? 'retire' : unitAt(part, hex) < 0 ? 'leader' : 'melee';
  return {
    units: [unitAt(part, from), ...guns],
    hex,
    why: kind === 'fire' ? 'ranged' : melee,
    isBonus,
  };
}

/**
 * The throw with which a square meets cavalry before it is attacked; null for any other attack.
 * @rule napoleonics/square
 */
export function squareBlow(scenario: Scenario, part: PublicPart, attack: Attack): Throw | null {
  const target = unitAt(part, attack.hex);
  if (attack.kind === 'fire' || target < 0 || !isInSquare(part, target)) return null;
  if (classOf(scenario, unitAt(part, attack.from)) !== CAVALRY) return null;
  return { units: [target], hex: attack.from, why: 'square', isBonus: false };
}

/** Odds of fire or melee from one hex at another, with guns that join in. */
export function attackOdds(scenario: Scenario, part: PublicPart, attack: Attack): AttackOdds {
  const { kind, from, hex, isRetiring = false } = attack;
  const unit = unitAt(part, from);
  const thrown = throwOdds(scenario, part, throwOf(part, attack));
  const plain = {
    ...thrown,
    firstBlow: null,
    battleBack: null,
    distance: distance(from, hex),
    range: kindOf(scenario, unit).range,
  };
  if (kind === 'fire' || unitAt(part, hex) < 0 || isRetiring) return plain;
  const first = squareBlow(scenario, part, attack);
  if (first !== null) return { ...plain, firstBlow: throwOdds(scenario, part, first) };
  return { ...plain, battleBack: battleBackOdds(scenario, part, attack, thrown) };
}

/**
 * With what the attack has left of the target.
 * @rule napoleonics/battle-back
 */
function battleBackOdds(
  scenario: Scenario,
  part: PublicPart,
  { from, hex }: Attack,
  attack: ThrowOdds,
): BattleBack {
  const target = unitAt(part, hex);
  const back: Throw = { units: [target], hex: from, why: 'battle-back', isBonus: false };
  const leaving = waysByBlocksLeft(scenario, part, target, attack);
  const strengths: Strength[] = [];
  for (let blocks = leaving.length - 1; blocks > 0; blocks--) {
    const odds = throwOdds(scenario, withBlocks(part, target, blocks), back);
    const ways = leaving[blocks] ?? 0;
    if (ways > 0 && odds.dice > 0) strengths.push({ blocks, ways, odds });
  }
  const sum = (share: (odds: ThrowOdds) => number): number =>
    strengths.reduce((all, { ways, odds }) => all + (ways / attack.total) * share(odds), 0);
  const whole = throwOdds(scenario, part, back);
  return {
    modifiers: whole.modifiers,
    dice: whole.dice,
    ways: strengths.reduce((all, { ways }) => all + ways, 0),
    chance: sum(() => 1),
    destroys: sum(({ destroyed, total }) => destroyed / total),
    drivesBack: sum(({ drivenBack, total }) => drivenBack / total),
    strengths,
  };
}

/** The same field where a unit has this number of blocks. */
export const withBlocks = (part: PublicPart, unit: UnitId, blocks: number): PublicPart => ({
  ...part,
  blocks: part.blocks.with(unit, blocks),
});

/** Ways of an attack after which the target holds, by the blocks that it has left. */
function waysByBlocksLeft(
  scenario: Scenario,
  part: PublicPart,
  target: UnitId,
  { ways, freeFlags }: ThrowOdds,
): number[] {
  const judge = judgeOf(scenario, part, target, freeFlags);
  const leaving = new Array<number>(blocksOf(part, target) + 1).fill(0);
  ways.forEach((row, hits) => {
    row.forEach((count, flags) => {
      const { end, left } = judge(hits, flags);
      if (end === 'holds') leaving[left] = (leaving[left] ?? 0) + count;
    });
  });
  return leaving;
}
