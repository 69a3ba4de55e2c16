import { ofSeat } from '@bivouac/kernel';
import {
  type Blow,
  countDice,
  facesThatDoNothing,
  facesThatDriveBack,
  facesThatHit,
  isThroughWorks,
} from '../dice.ts';
import type { FlagSources, Modifier, RollWhy } from '../events.ts';
import type { HexId, UnitId } from '../ids.ts';
import { backOf } from '../map.ts';
import { canEnter } from '../movement.ts';
import { leaderOfUnit } from '../pieces.ts';
import { flagSources, sumOfFlags } from '../retreat.ts';
import { kindOf, type Scenario, seatOf } from '../scenario.ts';
import { isRepelled } from '../square.ts';
import { blocksOf, hexOf, isInSquare, leaderOn, type PublicPart, unitAt } from '../state.ts';
import { waysToThrow } from './ways.ts';

/** Units that throw together at what stands on a hex; the first of them leads. */
export interface Throw {
  readonly units: readonly [UnitId, ...UnitId[]];
  readonly hex: HexId;
  readonly why: RollWhy;
  readonly isBonus: boolean;
}

/** How a throw can end for the unit it is aimed at: whole numbers of ways. */
export interface Ends {
  /** It ignores the flags it can and retreats as far as it can; its leader is taken to live. */
  readonly destroyed: number;
  readonly drivenBack: number;
  /** Neither: it holds its hex, maybe with fewer blocks. */
  readonly holds: number;
}

/** One throw, every die explained, with all its results out of `total` ways. */
export interface ThrowOdds extends Ends {
  readonly modifiers: readonly Modifier[];
  readonly dice: number;
  /** 6 to the power of the dice. */
  readonly total: number;
  /** `ways[hits][flags]`. */
  readonly ways: readonly (readonly number[])[];
  /** The effect of each of the six faces. */
  readonly faces: { readonly [effect in 'hit' | 'flag' | 'miss']: readonly number[] };
  readonly flagSources: FlagSources;
  /** How many flags the target ignores: the sum of the sources, unless a square strikes at cavalry. */
  readonly freeFlags: number;
  /** Those of the ways in which it `holds` that cost it nothing. */
  readonly unharmed: number;
}

export function throwOdds(scenario: Scenario, part: PublicPart, thrown: Throw): ThrowOdds {
  const { units, hex, why, isBonus } = thrown;
  const [lead] = units;
  const target = unitAt(part, hex);
  const isRanged = why === 'ranged';
  const modifiers: Modifier[] = [];
  let dice = 0;
  for (const unit of units) {
    const blow: Blow = {
      unit,
      from: hexOf(part, unit),
      hex,
      target,
      isRanged,
      isBonus,
    };
    dice += countDice(scenario, part, blow, modifiers);
  }
  const hit = facesThatHit(scenario, lead, target, why);
  const flag = facesThatDriveBack(target, why);
  const faces = { hit, flag, miss: facesThatDoNothing(hit, flag) };
  const ways = waysToThrow(dice, hit.length, flag.length);
  const works = isThroughWorks(scenario, hexOf(part, lead), hex);
  const sources = target < 0 ? NO_SOURCES : flagSources(scenario, part, target, works);
  const free = freeFlags(scenario, part, lead, target, sources);
  const judge = target < 0 ? leaderEnd : judgeOf(scenario, part, target, free);
  return {
    modifiers,
    dice,
    total: 6 ** dice,
    ways,
    faces,
    flagSources: sources,
    freeFlags: free,
    ...countEnds(ways, judge, target < 0 ? -1 : free),
  };
}

function countEnds(
  ways: ThrowOdds['ways'],
  judge: Judge,
  free: number,
): Ends & { unharmed: number } {
  const ends = { destroyed: 0, drivenBack: 0, holds: 0, unharmed: 0 };
  ways.forEach((row, hits) => {
    row.forEach((count, flags) => {
      ends[judge(hits, flags).end] += count;
      if (hits === 0 && flags <= free) ends.unharmed += count;
    });
  });
  return ends;
}

const NO_SOURCES: FlagSources = { kind: 0, leader: 0, support: 0, works: 0 };

/** What hits and flags do to the target. */
interface Verdict {
  readonly end: keyof Ends;
  /** Blocks left where it holds. */
  readonly left: number;
}
type Judge = (hits: number, flags: number) => Verdict;

/** A leader alone dies or flees, and never holds. */
const leaderEnd: Judge = (hits) => ({ end: hits > 0 ? 'destroyed' : 'drivenBack', left: 0 });

/** How many flags the target ignores. */
const freeFlags = (
  scenario: Scenario,
  part: PublicPart,
  striker: UnitId,
  target: UnitId,
  sources: FlagSources,
): number => (target < 0 || isRepelled(scenario, part, striker, target) ? 0 : sumOfFlags(sources));

export function judgeOf(scenario: Scenario, part: PublicPart, target: UnitId, free: number): Judge {
  const blocks = blocksOf(part, target);
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
function roomBehind(scenario: Scenario, part: PublicPart, unit: UnitId): number {
  const seat = seatOf(scenario, unit);
  const isLed = leaderOfUnit(part, unit) >= 0;
  const deepest = (hex: HexId): number => {
    if (ofSeat(scenario.exits, seat) === hex) return FAR;
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
