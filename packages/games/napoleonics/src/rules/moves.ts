import type { Io } from '@bivouac/kernel';
import { MODES } from './data/cards.ts';
import type { Event } from './events.ts';
import { distance, sortHexes } from './map.ts';
import {
  companion,
  hasOpenHex,
  isHeldByLeader,
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
  LEFT_BEHIND,
  leaderOn,
  MOVED,
  NO_BATTLE,
  ORDERED,
  type PublicPart,
  type State,
  taskOf,
  unitAt,
} from './state.ts';

// Phase 3: ordered pieces move one by one.

/** A piece on the move: a unit, or a leader when `unit` is -1. */
export interface Mover {
  readonly unit: number;
  readonly leader: number;
}

export function reachOf(scenario: Scenario, part: PublicPart, { unit, leader }: Mover): Reach {
  return unit >= 0
    ? unitReach(scenario, part, unit, unitLimits(scenario, part, unit).move)
    : leaderReach(scenario, part, leader);
}

/** Hexes of ordered units that can still move, ascending. */
export function movableUnits(scenario: Scenario, part: PublicPart): number[] {
  const hexes: number[] = [];
  const end = endOfUnits(scenario, part.active);
  for (let unit = firstUnit(scenario, part.active); unit < end; unit++) {
    if (canMove(scenario, part, unit)) hexes.push(hexOf(part, unit));
  }
  return sortHexes(hexes);
}

function canMove(scenario: Scenario, part: PublicPart, unit: number): boolean {
  if ((taskOf(part, unit) & (ORDERED | MOVED)) !== ORDERED || hexOf(part, unit) < 0) return false;
  if (unitLimits(scenario, part, unit).move === 0 || isHeldByLeader(part, unit)) return false;
  const hex = hexOf(part, unit);
  if (scenario.exits[seatOf(scenario, unit) as 0 | 1] === hex) return true;
  return hasOpenHex(scenario, part, unit);
}

/** Hexes of ordered leaders who have not moved, ascending. */
export function movableLeaders(part: PublicPart): number[] {
  const hexes: number[] = [];
  for (let leader = 0; leader < part.leaderAt.length; leader++) {
    if (canLeaderMove(part, leader)) hexes.push(part.leaderAt[leader] as number);
  }
  return sortHexes(hexes);
}

/**
 * Alone, or told to leave his unit; by Leadership that takes its order away.
 * @rule napoleonics/leaders
 */
function canLeaderMove(part: PublicPart, leader: number): boolean {
  const hex = part.leaderAt[leader] as number;
  if (hex < 0 || ((part.leaderTasks[leader] as number) & (ORDERED | MOVED)) !== ORDERED) {
    return false;
  }
  const unit = unitAt(part, hex);
  if (MODES[part.mode] !== 'leadership' || unit < 0) return true;
  return (taskOf(part, unit) & ORDERED) === 0;
}

/** Whether any ordered piece can still move. */
export function canAnybodyMove(scenario: Scenario, part: PublicPart): boolean {
  const end = endOfUnits(scenario, part.active);
  for (let unit = firstUnit(scenario, part.active); unit < end; unit++) {
    if (canMove(scenario, part, unit)) return true;
  }
  for (let leader = 0; leader < part.leaderAt.length; leader++) {
    if (canLeaderMove(part, leader)) return true;
  }
  return false;
}

export function moveUnit(
  scenario: Scenario,
  state: State,
  unit: number,
  to: number,
  io: Io<Event>,
): void {
  const part = state.public;
  const from = hexOf(part, unit);
  part.tasks[unit] = taskOf(part, unit) | MOVED;
  if (to === from) return;
  const limits = unitLimits(scenario, part, unit);
  const isNear = distance(from, to) === 1;
  const steps = isNear ? 1 : stepsTo(unitReach(scenario, part, unit, limits.move), to);
  const own = companion(part, unit);
  const met = own >= 0 ? -1 : leaderOn(part, to);
  part.steps[unit] = steps;
  if (steps > limits.battleMove || !mayBattleOn(scenario, unit, to)) {
    part.tasks[unit] = taskOf(part, unit) | NO_BATTLE;
  }
  placeUnit(scenario, state, unit, to, own, io);
  // Velitel se může přesunout pouze jednou: he went along.
  if (own >= 0) part.leaderTasks[own] = (part.leaderTasks[own] as number) | MOVED;
  io.emit({ type: 'unitMoved', unit, kind: kindName(scenario, unit), from, to });
  if (met >= 0) tellJoined(scenario, met, unit, io);
}

/** @rule napoleonics/leaders */
export function moveLeader(
  scenario: Scenario,
  state: State,
  leader: number,
  to: number,
  io: Io<Event>,
): void {
  const part = state.public;
  const from = part.leaderAt[leader] as number;
  const task = (part.leaderTasks[leader] as number) | MOVED;
  if (to === from) {
    part.leaderTasks[leader] = task | LEFT_BEHIND;
    return;
  }
  part.leaderTasks[leader] = task;
  part.leaderAt[leader] = to;
  io.emit({ type: 'leaderMoved', leader, name: leaderName(scenario, leader), from, to });
  const unit = unitAt(part, to);
  if (unit >= 0 && seatOf(scenario, unit) === leaderSeat(scenario, leader)) {
    tellJoined(scenario, leader, unit, io);
  }
}
