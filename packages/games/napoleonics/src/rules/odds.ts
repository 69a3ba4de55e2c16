import { CAVALRY } from './data/kinds.ts';
import { type Blow, countDice, facesThatHit, isThroughWorks } from './dice.ts';
import type { FlagSources, Modifier } from './events.ts';
import { backOf } from './map.ts';
import { canEnter } from './movement.ts';
import { leaderOfUnit } from './pieces.ts';
import { flagSources, sumOfFlags } from './retreat.ts';
import { classOf, kindOf, type Scenario, seatOf } from './scenario.ts';
import { isRepelled } from './square.ts';
import { blocksOf, hexOf, isInSquare, leaderOn, type PublicPart, unitAt } from './state.ts';

/** How a throw can end for the unit it is aimed at: whole numbers of ways. */
export interface Ends {
  /** It ignores what flags it can and retreats as far as it can; its leader is taken to live. */
  readonly destroyed: number;
  readonly drivenBack: number;
  /** Neither: it holds its hex, maybe with fewer blocks. */
  readonly holds: number;
}

/** One throw, every die explained, with all it can come to out of `total` ways. */
export interface ThrowOdds extends Ends {
  readonly modifiers: readonly Modifier[];
  readonly dice: number;
  /** 6 to the power of the dice. */
  readonly total: number;
  /** `ways[hits][flags]`. */
  readonly ways: readonly (readonly number[])[];
  /** How many of the six faces hit; a flag is one more. */
  readonly hitFaces: number;
  readonly flagSources: FlagSources;
  /** How many flags the target ignores: the sum of the sources, unless a square strikes at cavalry. */
  readonly freeFlags: number;
}

/** What an attack can come to, if the defender stands. */
export interface AttackOdds extends ThrowOdds {
  /** A square meets cavalry with this throw first; the attack is made only if the cavalry holds. */
  readonly firstBlow: ThrowOdds | null;
  readonly battleBack: BattleBack | null;
}

/** The blow that a target which holds deals in return. */
export interface BattleBack {
  /** Dice if it loses nothing, explained. */
  readonly modifiers: readonly Modifier[];
  readonly dice: number;
  /** Ways of the attack after which it is dealt: the target holds and has dice left. */
  readonly ways: number;
  /** The same as a chance, and what it does to the attacker all in all. */
  readonly chance: number;
  readonly destroys: number;
  readonly drivesBack: number;
  /** By the blocks that the target has left, most first. */
  readonly strengths: readonly Strength[];
}

export interface Strength {
  readonly blocks: number;
  /** Ways of the attack that leave so many. */
  readonly ways: number;
  readonly odds: ThrowOdds;
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
  isBonus = false,
): AttackOdds {
  const unit = unitAt(part, from);
  const target = unitAt(part, hex);
  const thrown = throwOdds(scenario, part, [unit, ...guns], hex, kind === 'fire', isBonus);
  const plain = { ...thrown, firstBlow: null, battleBack: null };
  if (kind === 'fire' || target < 0) return plain;
  // Zformování do čtverce: a square strikes at cavalry first, and then not again.
  if (isInSquare(part, target) && classOf(scenario, unit) === CAVALRY) {
    return { ...plain, firstBlow: throwOdds(scenario, part, [target], from, false, false) };
  }
  return { ...plain, battleBack: battleBackOdds(scenario, part, unit, target, thrown) };
}

/** Units throw together at what stands on a hex; the first of them leads. */
function throwOdds(
  scenario: Scenario,
  part: PublicPart,
  units: readonly number[],
  hex: number,
  isRanged: boolean,
  isBonus: boolean,
): ThrowOdds {
  const [lead = -1] = units;
  const target = unitAt(part, hex);
  const modifiers: Modifier[] = [];
  let dice = 0;
  for (const unit of units) {
    const blow: Blow = { unit, from: hexOf(part, unit), hex, target, isRanged, isBonus };
    dice += countDice(scenario, part, blow, modifiers);
  }
  const hitFaces = facesThatHit(scenario, lead, target, isRanged ? 'ranged' : 'melee').length;
  const ways: number[][] = [];
  for (let hits = 0; hits <= dice; hits++) {
    const row: number[] = [];
    for (let flags = 0; flags + hits <= dice; flags++) {
      row.push(waysToThrow(dice, hitFaces, hits, flags));
    }
    ways.push(row);
  }
  const works = isThroughWorks(scenario, hexOf(part, lead), hex);
  const sources = target < 0 ? NO_SOURCES : flagSources(scenario, part, target, works);
  const ends = { destroyed: 0, drivenBack: 0, holds: 0 };
  const judge = target < 0 ? leaderEnd : judgeOf(scenario, part, lead, target, sources);
  ways.forEach((row, hits) => {
    row.forEach((count, flags) => {
      ends[judge(hits, flags).end] += count;
    });
  });
  return {
    modifiers,
    dice,
    total: 6 ** dice,
    ways,
    hitFaces,
    flagSources: sources,
    freeFlags: freeFlags(scenario, part, lead, target, sources),
    ...ends,
  };
}

const NO_SOURCES: FlagSources = { kind: 0, leader: 0, support: 0, works: 0 };

/** What so many hits and flags do to the target. */
interface Verdict {
  readonly end: keyof Ends;
  /** Blocks left where it holds. */
  readonly left: number;
}
type Judge = (hits: number, flags: number) => Verdict;

/** A leader alone dies or flees; he never holds. */
const leaderEnd: Judge = (hits) => ({ end: hits > 0 ? 'destroyed' : 'drivenBack', left: 0 });

/** How many flags the target ignores. */
const freeFlags = (
  scenario: Scenario,
  part: PublicPart,
  striker: number,
  target: number,
  sources: FlagSources,
): number => (target < 0 || isRepelled(scenario, part, striker, target) ? 0 : sumOfFlags(sources));

function judgeOf(
  scenario: Scenario,
  part: PublicPart,
  striker: number,
  target: number,
  sources: FlagSources,
): Judge {
  const blocks = blocksOf(part, target);
  const free = freeFlags(scenario, part, striker, target, sources);
  const step = kindOf(scenario, target).retreat;
  const room = isInSquare(part, target) ? 0 : roomBehind(scenario, part, target);
  return (hits, flags) => {
    const wanted = Math.max(0, flags - free) * step;
    const left = blocks - hits - Math.max(0, wanted - room);
    if (left <= 0) return { end: 'destroyed', left: 0 };
    return { end: wanted > 0 && room > 0 ? 'drivenBack' : 'holds', left };
  };
}

/** More hexes than any retreat is long. */
const FAR = 99;

/** How far a unit could retreat; a leader alone on the way, or the scenario's exit, ends it well. */
function roomBehind(scenario: Scenario, part: PublicPart, unit: number): number {
  const seat = seatOf(scenario, unit);
  const isLed = leaderOfUnit(part, unit) >= 0;
  const deepest = (hex: number): number => {
    if (scenario.exits[seat as 0 | 1] === hex) return FAR;
    let room = 0;
    for (const to of backOf(seat, hex)) {
      if (!canEnter(scenario, part, unit, to)) continue;
      const isMet = !isLed && leaderOn(part, to) >= 0;
      room = Math.max(room, isMet ? FAR : 1 + deepest(to));
    }
    return room;
  };
  return deepest(hexOf(part, unit));
}

/** Protiútok: with what the attack has left of the target. */
function battleBackOdds(
  scenario: Scenario,
  part: PublicPart,
  unit: number,
  target: number,
  attack: ThrowOdds,
): BattleBack {
  const from = hexOf(part, unit);
  const judge = judgeOf(scenario, part, unit, target, attack.flagSources);
  const leaving = new Array<number>(blocksOf(part, target) + 1).fill(0);
  attack.ways.forEach((row, hits) => {
    row.forEach((count, flags) => {
      const { end, left } = judge(hits, flags);
      if (end === 'holds') leaving[left] = (leaving[left] as number) + count;
    });
  });
  const strengths: Strength[] = [];
  for (let blocks = leaving.length - 1; blocks > 0; blocks--) {
    const weakened = { ...part, blocks: part.blocks.with(target, blocks) };
    const odds = throwOdds(scenario, weakened, [target], from, false, false);
    const ways = leaving[blocks] as number;
    if (ways > 0 && odds.dice > 0) strengths.push({ blocks, ways, odds });
  }
  const sum = (share: (odds: ThrowOdds) => number): number =>
    strengths.reduce((all, { ways, odds }) => all + (ways / attack.total) * share(odds), 0);
  const whole = throwOdds(scenario, part, [target], from, false, false);
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
