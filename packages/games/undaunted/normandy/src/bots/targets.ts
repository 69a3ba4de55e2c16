import { nth } from '@bivouac/kernel';
import { CONTROLLED } from '@bivouac/undaunted-core';
import { COVER, HILL } from '../rules/data/tiles.ts';
import { type Brief, countersOn, distance, strengthOf } from './brief.ts';
import { takingWorth, threatTo, WIN } from './goals.ts';
import {
  ATTACK_DICE,
  DEFENCES,
  hitChance,
  IS_HILL,
  kindOfUnit,
  RIFLEMEN,
  type Role,
  roleOf,
  UNIT_COUNT,
} from './tables.ts';
import { WEIGHTS } from './weights.ts';

/** What a hit is worth by role, if the enemy wants points or wants to pin (facts 8.2, order 3). */
const AGAINST_POINTS: Readonly<Record<Role, number>> = {
  riflemen: 1.7,
  scouts: 1.1,
  sniper: 1.3,
  gunners: 1.2,
  mortar: 1,
};
const AGAINST_PIN: Readonly<Record<Role, number>> = {
  riflemen: 1.3,
  scouts: 0.9,
  sniper: 1.6,
  gunners: 1.5,
  mortar: 1.3,
};

/** Total defence of a target against a shot from a tile; a blast knows no range. */
export function defenceOf(brief: Brief, target: number, from: number, isBlast: boolean): number {
  const at = nth(brief.public.at, target);
  const cover = COVER[at] ?? 0;
  const shelter = cover !== HILL ? cover : isBlast || IS_HILL[from] ? 1 : 3;
  return nth(DEFENCES, target) + shelter + (isBlast ? 0 : distance(brief, from, at));
}

/** The value of one casualty of this enemy unit. */
export function hitWorth(brief: Brief, target: number): number {
  const { hits } = brief.memo;
  const known = hits[target];
  if (known !== undefined) return known;
  const worth = workOutHit(brief, target);
  hits[target] = worth;
  return worth;
}

function workOutHit(brief: Brief, target: number): number {
  const role = roleOf(target);
  const left = strengthOf(brief, target);
  const wantsPin = brief.mine.goal.kind === 'pin';
  const table = brief.theirs.goal.kind === 'points' ? AGAINST_POINTS : AGAINST_PIN;
  let worth = WEIGHTS.hit * table[role];
  if (role === 'riflemen') {
    if (wantsPin) {
      // The fewer cards are left, the nearer the enemy is to leaving the board.
      worth = 2 + WEIGHTS.pinning / (left + 1);
      if (left === 0 && isLastRiflemen(brief, target)) return WIN;
    } else worth += WEIGHTS.lastRiflemen / (left + 1);
  } else if (left === 0) {
    // A counter without cards does nothing but stand there.
    worth = suppliesOf(brief, target) > 0 ? 0.5 : 0.15;
  }
  return worth + groundWorth(brief, target, left);
}

/** A target that holds ground which matters: about to take it, or in the way of our taking it. */
function groundWorth(brief: Brief, target: number, left: number): number {
  const tile = nth(brief.public.at, target);
  const objective = brief.objectives.find((candidate) => candidate.tile === tile);
  if (objective === undefined) return 0;
  let worth = 0;
  const isOurs = countersOn(brief, brief.seat, tile) > 0;
  if (roleOf(target) === 'riflemen' && !isOurs) {
    worth += threatTo(brief, objective) * (left === 0 ? 0.5 : left === 1 ? 0.35 : 0.2);
  }
  if (objective.mine !== CONTROLLED && hasRiflemenNear(brief, tile)) {
    const blockers = countersOn(brief, brief.enemy, tile);
    worth += (takingWorth(brief, objective) * (left === 0 ? 0.5 : WEIGHTS.clearing)) / blockers;
  }
  return worth;
}

function hasRiflemenNear(brief: Brief, tile: number): boolean {
  return RIFLEMEN.some((kind) => {
    const at = nth(brief.public.at, brief.seat * UNIT_COUNT + kind);
    return at >= 0 && distance(brief, at, tile) <= 1;
  });
}

export function isLastRiflemen(brief: Brief, target: number): boolean {
  const side = target < UNIT_COUNT ? 0 : UNIT_COUNT;
  return RIFLEMEN.every((kind) => side + kind === target || nth(brief.public.at, side + kind) < 0);
}

function suppliesOf(brief: Brief, unit: number): number {
  const kind = kindOfUnit(unit);
  const supply = brief.public.supplies[unit < UNIT_COUNT ? 0 : 1];
  let count = 0;
  for (const card of supply) if (brief.rules.kindOf[card] === kind) count += 1;
  return count;
}

/** What turning this enemy's counter is worth: it costs the enemy a card, and perhaps the plan. */
export function suppressWorth(brief: Brief, target: number): number {
  if (brief.public.isSuppressed[target] || strengthOf(brief, target) === 0) return 0;
  const tile = nth(brief.public.at, target);
  const objective = brief.objectives.find((candidate) => candidate.tile === tile);
  const threat =
    objective !== undefined &&
    roleOf(target) === 'riflemen' &&
    countersOn(brief, brief.seat, tile) === 0
      ? threatTo(brief, objective) * 0.4
      : 0;
  const isBusy = roleOf(target) === 'riflemen' || roleOf(target) === 'gunners';
  return WEIGHTS.suppress * (isBusy ? 1 : 0.8) + threat;
}

/** A target and what shooting at it is worth on average. */
export interface Aim {
  readonly target: number;
  readonly worth: number;
}

const NO_TARGET: Aim = { target: -1, worth: 0 };

/** The best shot from a tile with the given dice. */
export function bestShot(
  brief: Brief,
  from: number,
  dice: number,
  worthOf: (brief: Brief, target: number) => number,
): Aim {
  let best = NO_TARGET;
  const first = brief.enemy * UNIT_COUNT;
  for (let target = first; target < first + UNIT_COUNT; target++) {
    if (nth(brief.public.at, target) < 0) continue;
    const chance = hitChance(defenceOf(brief, target, from, false), dice);
    const worth = chance * worthOf(brief, target);
    if (worth > best.worth) best = { target, worth };
  }
  return best;
}

/** What a unit's fire from a tile is worth in one play of a card. */
export function fireFrom(brief: Brief, unit: number, from: number): number {
  const dice = nth(ATTACK_DICE, unit % UNIT_COUNT);
  return dice === 0 ? 0 : bestShot(brief, from, dice, hitWorth).worth;
}
