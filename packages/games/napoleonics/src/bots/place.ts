import { idOf } from '@bivouac/kernel';
import { ARTILLERY, CAVALRY } from '../rules/data/kinds.ts';
import { gunDice } from '../rules/dice.ts';
import type { HexId, LeaderId, UnitId } from '../rules/ids.ts';
import { distance, homeRow, neighboursOf, ROW_OF } from '../rules/map.ts';
import { classOf, groundAt, kindOf, leaderSeat, seatOf } from '../rules/scenario.ts';
import { canSee, NO_GUNS } from '../rules/sight.ts';
import { allowsSquare } from '../rules/square.ts';
import { blocksOf, hexOf, isInSquare, unitAt } from '../rules/state.ts';
import type { Mind } from './mind.ts';

/** How good a hex is for a unit of the bot's own, wherever it stands now. In blocks. */
export function worthOfPlace(mind: Mind, unit: UnitId, hex: HexId): number {
  const { weights } = mind;
  let worth = -weights.fear * danger(mind, unit, hex);
  worth += weights.drive * closeness(mind, unit, hex);
  worth += weights.ground * claims(mind, unit, hex);
  worth += 0.12 * friendsBeside(mind, unit, hex);
  // On the edge a flag costs a block.
  if (ROW_OF[hex] === homeRow(mind.seat)) worth -= 0.1;
  return worth;
}

/** Blocks that the enemy may be expected to take from a unit there before it acts again. */
export function danger(mind: Mind, unit: UnitId, hex: HexId): number {
  const { scenario, part, seat } = mind;
  const ownClass = classOf(scenario, unit);
  const own = ownClass === 0 ? 2 / 6 : 1 / 6;
  const ground = groundAt(scenario, hex);
  let sum = 0;
  for (let enemy: UnitId = idOf(0); enemy < part.at.length; enemy++) {
    const from = hexOf(part, enemy);
    if (from < 0 || seatOf(scenario, enemy) === seat || isInSquare(part, enemy)) continue;
    const kind = kindOf(scenario, enemy);
    const apart = distance(from, hex);
    const blocks = blocksOf(part, enemy);
    const isMelee = apart <= kind.battleMove + 1;
    const isFire =
      apart >= 2 && apart <= kind.range + (kind.class === ARTILLERY ? 0 : kind.battleMove);
    if (!isMelee && !isFire) continue;
    let dice = 0;
    if (isFire) {
      if (apart <= kind.range && !canSee(scenario, part, from, hex, NO_GUNS)) dice = 0;
      else if (kind.class === ARTILLERY) dice = gunDice(kind, blocks, 0, apart);
      else if (apart <= kind.range) dice = blocks + kind.rangedStill;
      else dice = ((blocks + 1) >> 1) + kind.rangedMoved;
      dice += ground.inRanged[kind.class];
      sum += Math.max(0, dice) * own * (apart <= kind.range ? 1 : 0.6);
    }
    if (isMelee && dice <= 0) {
      dice = blocks + kind.melee + ground.inMelee[kind.class];
      // Squares blunt cavalry.
      if (kind.class === CAVALRY && ownClass === 0 && allowsSquare(scenario, part, hex, from)) {
        dice = Math.min(dice, 2);
      }
      sum += Math.max(0, dice) * (own + 1 / 6) * (apart === 1 ? 0.7 : 0.45);
    }
  }
  const blocks = blocksOf(part, unit);
  // The enemy orders only some of their units; a weak unit is a banner on offer.
  const share = Math.min(sum * 0.5, blocks + 1);
  return share + Math.max(0, share - blocks + 1) * mind.banner[1] * 0.5;
}

/** Nearness to the nearest enemy; guns like to keep their distance. */
function closeness(mind: Mind, unit: UnitId, hex: HexId): number {
  const { scenario, part, seat } = mind;
  let nearest = 20;
  for (let enemy: UnitId = idOf(0); enemy < part.at.length; enemy++) {
    const at = hexOf(part, enemy);
    if (at < 0 || seatOf(scenario, enemy) === seat) continue;
    nearest = Math.min(nearest, distance(at, hex));
  }
  const kind = kindOf(scenario, unit);
  const wanted = kind.class === ARTILLERY ? 3 : kind.class === CAVALRY ? 3 : 2;
  // A shattered unit has no business in front.
  if (blocksOf(part, unit) === 1) return Math.min(nearest, 4);
  return -Math.abs(Math.max(nearest, kind.class === ARTILLERY ? nearest : wanted) - wanted);
}

/** Ground that gives banners: to take it, to keep it, to deny it; the way out of the field. */
function claims(mind: Mind, unit: UnitId, hex: HexId): number {
  const { scenario, part, seat } = mind;
  let worth = 0;
  for (const objective of scenario.objectives) {
    if (objective.kind === 'exit' && objective.seat === seat) {
      worth -= 0.45 * distance(hex, objective.hex);
    }
    if (objective.kind !== 'hold') continue;
    const each = objective.banners / objective.hexes.length;
    for (const goal of objective.hexes) {
      const holder = unitAt(part, goal);
      const isFree = holder < 0 || holder === unit || seatOf(scenario, holder) !== seat;
      if (hex === goal) worth += each * 1.6;
      else if (objective.seat === seat && isFree) {
        worth -= each * 0.09 * distance(hex, goal);
      }
    }
  }
  return worth;
}

function friendsBeside(mind: Mind, unit: UnitId, hex: HexId): number {
  const { scenario, part, seat } = mind;
  let friends = 0;
  for (const near of neighboursOf(hex)) {
    const other = unitAt(part, near);
    if (other >= 0 && other !== unit && seatOf(scenario, other) === seat) friends += 1;
  }
  return Math.min(friends, 2);
}

/** Where a leader does good: with a sound unit that is near the enemy, never alone in front. */
export function worthForLeader(mind: Mind, leader: LeaderId, hex: HexId): number {
  const { scenario, part } = mind;
  const seat = leaderSeat(scenario, leader);
  const unit = unitAt(part, hex);
  let nearest = 20;
  for (let enemy: UnitId = idOf(0); enemy < part.at.length; enemy++) {
    const at = hexOf(part, enemy);
    if (at >= 0 && seatOf(scenario, enemy) !== seat) nearest = Math.min(nearest, distance(at, hex));
  }
  if (unit < 0) return nearest <= 3 ? -2 : -0.5;
  return blocksOf(part, unit) * 0.15 - Math.abs(nearest - 3) * 0.1;
}
