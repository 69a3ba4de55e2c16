import type { Io } from '@bivouac/kernel';
import { idOf, ofSeat } from '@bivouac/kernel';
import type { Event } from './events.ts';
import { type HexId, type LeaderId, NO_LEADER, type UnitId } from './ids.ts';
import { distance, sortHexes } from './map.ts';
import {
  companion,
  hasOpenHex,
  isHeldBy,
  leaderReach,
  mayBattleOn,
  type Reach,
  stepsTo,
  unitLimits,
  unitReach,
} from './movement.ts';
import { placeUnit, tellJoined } from './pieces.ts';
import {
  endOfUnits,
  firstUnit,
  kindName,
  leaderName,
  leaderSeat,
  type Scenario,
  seatOf,
} from './scenario.ts';
import {
  hexOf,
  leaderHexOf,
  leaderOn,
  modeOf,
  type PublicPart,
  type State,
  unitAt,
} from './state.ts';
import {
  isLeaderToMove,
  isOrdered,
  isToMove,
  markLeaderMoved,
  markLeftBehind,
  markMoved,
  markMovedTooFar,
} from './tasks.ts';

// Phase 3: ordered pieces move one by one.

/** A piece on the move: a unit, or a leader when `unit` is -1. */
export interface Mover {
  readonly unit: UnitId;
  readonly leader: LeaderId;
}

export function reachOf(scenario: Scenario, part: PublicPart, { unit, leader }: Mover): Reach {
  return unit >= 0
    ? unitReach(scenario, part, unit, unitLimits(scenario, part, unit).move)
    : leaderReach(scenario, part, leader);
}

/** Hexes of ordered units that can still move, ascending. */
export function movableUnits(scenario: Scenario, part: PublicPart): HexId[] {
  const hexes: HexId[] = [];
  const end = endOfUnits(scenario, part.active);
  for (let unit = firstUnit(scenario, part.active); unit < end; unit++) {
    if (canMove(scenario, part, unit)) hexes.push(hexOf(part, unit));
  }
  return sortHexes(hexes);
}

function canMove(scenario: Scenario, part: PublicPart, unit: UnitId): boolean {
  if (!isToMove(part, unit)) return false;
  const hex = hexOf(part, unit);
  if (hex < 0 || unitLimits(scenario, part, unit).move === 0) return false;
  const leader = companion(part, unit);
  if (isHeldBy(part, leader)) return false;
  if (ofSeat(scenario.exits, seatOf(scenario, unit)) === hex) return true;
  return hasOpenHex(scenario, part, unit, leader);
}

/** Hexes of ordered leaders who have not moved, ascending. */
export function movableLeaders(part: PublicPart): HexId[] {
  const hexes: HexId[] = [];
  for (let leader: LeaderId = idOf(0); leader < part.leaderAt.length; leader++) {
    if (canLeaderMove(part, leader)) hexes.push(leaderHexOf(part, leader));
  }
  return sortHexes(hexes);
}

/**
 * Alone, or told to leave the unit; by Leadership that takes the unit's order away.
 * @rule napoleonics/leaders
 */
function canLeaderMove(part: PublicPart, leader: LeaderId): boolean {
  const hex = leaderHexOf(part, leader);
  if (hex < 0 || !isLeaderToMove(part, leader)) return false;
  const unit = unitAt(part, hex);
  if (modeOf(part) !== 'leadership' || unit < 0) return true;
  return !isOrdered(part, unit);
}

/** Whether any ordered piece can still move. */
export function canAnyPieceMove(scenario: Scenario, part: PublicPart): boolean {
  const end = endOfUnits(scenario, part.active);
  for (let unit = firstUnit(scenario, part.active); unit < end; unit++) {
    if (canMove(scenario, part, unit)) return true;
  }
  for (let leader: LeaderId = idOf(0); leader < part.leaderAt.length; leader++) {
    if (canLeaderMove(part, leader)) return true;
  }
  return false;
}

export function moveUnit(
  scenario: Scenario,
  state: State,
  unit: UnitId,
  to: HexId,
  io: Io<Event>,
): void {
  const part = state.public;
  const from = hexOf(part, unit);
  markMoved(part, unit);
  if (to === from) return;
  const limits = unitLimits(scenario, part, unit);
  const isNear = distance(from, to) === 1;
  const steps = isNear ? 1 : stepsTo(unitReach(scenario, part, unit, limits.move), to);
  const own = companion(part, unit);
  const met = own >= 0 ? NO_LEADER : leaderOn(part, to);
  part.steps[unit] = steps;
  if (steps > limits.battleMove || !mayBattleOn(scenario, unit, to)) {
    markMovedTooFar(part, unit);
  }
  placeUnit(scenario, state, unit, to, own, io);
  // Velitel se může přesunout pouze jednou: this leader went along.
  if (own >= 0) markLeaderMoved(part, own);
  io.emit({ type: 'unitMoved', unit, kind: kindName(scenario, unit), from, to });
  if (met >= 0) tellJoined(scenario, met, unit, io);
}

/** @rule napoleonics/leaders */
export function moveLeader(
  scenario: Scenario,
  state: State,
  leader: LeaderId,
  to: HexId,
  io: Io<Event>,
): void {
  const part = state.public;
  const from = leaderHexOf(part, leader);
  markLeaderMoved(part, leader);
  if (to === from) {
    markLeftBehind(part, leader);
    return;
  }
  part.leaderAt[leader] = to;
  io.emit({ type: 'leaderMoved', leader, name: leaderName(scenario, leader), from, to });
  const unit = unitAt(part, to);
  if (unit >= 0 && seatOf(scenario, unit) === leaderSeat(scenario, leader)) {
    tellJoined(scenario, leader, unit, io);
  }
}
