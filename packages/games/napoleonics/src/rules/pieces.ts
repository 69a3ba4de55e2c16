import type { Io } from '@bivouac/kernel';
import { nth } from '@bivouac/kernel';
import { loseGround, winBanner } from './banners.ts';
import type { Event } from './events.ts';
import type { HexId, LeaderId, UnitId } from './ids.ts';
import { NO_CARD, NO_HEX, NO_LEADER, NO_UNIT } from './ids.ts';
import {
  kindName,
  kindOf,
  leaderName,
  leaderSeat,
  pieceOfLeader,
  type Scenario,
  seatOf,
} from './scenario.ts';
import {
  blocksOf,
  enemyOf,
  hexOf,
  insertCard,
  leaderOn,
  type PublicPart,
  type State,
  seatPart,
  squaresOf,
} from './state.ts';

/** The leader attached to a unit; -1 for none. */
export const leaderOfUnit = (part: PublicPart, unit: UnitId): LeaderId => {
  const hex = hexOf(part, unit);
  return hex < 0 ? NO_LEADER : leaderOn(part, hex);
};

/** A leader is now with a unit. */
export function tellJoined(
  scenario: Scenario,
  leader: LeaderId,
  unit: UnitId,
  io: Io<Event>,
): void {
  const name = leaderName(scenario, leader);
  io.emit({ type: 'leaderJoined', leader, name, unit, kind: kindName(scenario, unit) });
}

/** Puts a unit on another hex, with the leader who goes along; -1 for none. */
export function placeUnit(
  scenario: Scenario,
  state: State,
  unit: UnitId,
  to: HexId,
  leader: LeaderId,
  io: Io<Event>,
): void {
  const part = state.public;
  const from = hexOf(part, unit);
  part.unitOn[from] = NO_UNIT;
  part.unitOn[to] = unit;
  part.at[unit] = to;
  if (leader >= 0) part.leaderAt[leader] = to;
  if (scenario.isPrize[from]) loseGround(scenario, state, io);
}

/** A unit goes to the next hex, with its leader or to one who stands there alone; whether it has met one. */
export function stepWith(
  scenario: Scenario,
  state: State,
  unit: UnitId,
  to: HexId,
  type: 'unitRetreated' | 'unitRetired' | 'unitAdvanced',
  io: Io<Event>,
): boolean {
  const part = state.public;
  const from = hexOf(part, unit);
  const own = leaderOfUnit(part, unit);
  const met = own >= 0 ? NO_LEADER : leaderOn(part, to);
  placeUnit(scenario, state, unit, to, own, io);
  io.emit({ type, unit, kind: kindName(scenario, unit), from, to });
  if (met >= 0) tellJoined(scenario, met, unit, io);
  return met >= 0;
}

/**
 * The card behind the square goes back to the hand (Rozpuštění formace čtverce).
 * @rule napoleonics/leaving-square
 */
export function leaveSquare(scenario: Scenario, state: State, unit: UnitId): void {
  const seat = seatOf(scenario, unit);
  const places = squaresOf(state.public, seat);
  const place = places.indexOf(unit);
  if (place < 0) return;
  const own = seatPart(state, seat);
  places[place] = NO_UNIT;
  insertCard(own.hand, nth(own.captured, place));
  own.captured[place] = NO_CARD;
}

/** Takes a unit off the field without a word about why. */
export function removeUnit(scenario: Scenario, state: State, unit: UnitId, io: Io<Event>): void {
  const part = state.public;
  const hex = hexOf(part, unit);
  leaveSquare(scenario, state, unit);
  part.unitOn[hex] = NO_UNIT;
  part.at[unit] = NO_HEX;
  if (scenario.isPrize[hex]) loseGround(scenario, state, io);
}

/**
 * The last block is gone: a banner for the enemy, and more where the scenario says so.
 * @rule napoleonics/victory
 */
export function destroyUnit(scenario: Scenario, state: State, unit: UnitId, io: Io<Event>): void {
  const enemy = enemyOf(seatOf(scenario, unit));
  const hex = hexOf(state.public, unit);
  removeUnit(scenario, state, unit, io);
  io.emit({ type: 'unitDestroyed', unit, kind: kindName(scenario, unit), hex });
  winBanner(scenario, state, enemy, { source: 'unit', id: unit }, io);
  for (const objective of scenario.objectives) {
    if (objective.kind !== 'kill' || objective.seat !== enemy) continue;
    if (objective.class !== kindOf(scenario, unit).class) continue;
    for (let i = 0; i < objective.banners; i++) {
      winBanner(scenario, state, enemy, { source: 'bonus', id: unit }, io);
    }
  }
}

export function killLeader(
  scenario: Scenario,
  state: State,
  leader: LeaderId,
  hex: HexId,
  io: Io<Event>,
): void {
  state.public.leaderAt[leader] = NO_HEX;
  io.emit({ type: 'leaderKilled', leader, name: leaderName(scenario, leader), hex });
  const enemy = enemyOf(leaderSeat(scenario, leader));
  winBanner(scenario, state, enemy, { source: 'leader', id: leader }, io);
}

/** A unit, with the leader who goes along (-1 for none), leaves the field where it scores by that. */
export function exitUnit(
  scenario: Scenario,
  state: State,
  unit: UnitId,
  leader: LeaderId,
  io: Io<Event>,
): void {
  const part = state.public;
  const seat = seatOf(scenario, unit);
  const hex = hexOf(part, unit);
  removeUnit(scenario, state, unit, io);
  part.blocks[unit] = 0;
  io.emit({ type: 'unitExited', unit, kind: kindName(scenario, unit), hex });
  winBanner(scenario, state, seat, { source: 'exit', id: unit }, io);
  if (leader >= 0) exitLeader(scenario, state, leader, hex, io);
}

export function exitLeader(
  scenario: Scenario,
  state: State,
  leader: LeaderId,
  hex: HexId,
  io: Io<Event>,
): void {
  state.public.leaderAt[leader] = NO_HEX;
  io.emit({ type: 'leaderLeft', leader, name: leaderName(scenario, leader), hex });
  const seat = leaderSeat(scenario, leader);
  winBanner(scenario, state, seat, { source: 'exit', id: pieceOfLeader(leader) }, io);
}

/** Takes blocks away, as many as there are; the number taken. */
export function takeBlocks(
  scenario: Scenario,
  state: State,
  unit: UnitId,
  wanted: number,
  cause: 'hits' | 'blocked' | 'square',
  io: Io<Event>,
): number {
  const count = Math.min(wanted, blocksOf(state.public, unit));
  if (count <= 0) return 0;
  state.public.blocks[unit] = blocksOf(state.public, unit) - count;
  const hex = hexOf(state.public, unit);
  io.emit({ type: 'blocksLost', unit, kind: kindName(scenario, unit), hex, count, cause });
  if (blocksOf(state.public, unit) === 0) destroyUnit(scenario, state, unit, io);
  return count;
}
