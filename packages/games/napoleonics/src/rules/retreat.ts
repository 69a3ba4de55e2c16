import { ofSeat } from '@bivouac/kernel';
import { LEADER_MOVE } from './data/kinds.ts';
import { WORKS_FLAGS } from './data/terrain.ts';
import type { FlagSources } from './events.ts';
import type { HexId, LeaderId, UnitId } from './ids.ts';
import { backOf, homeRow, neighboursOf, ROW_OF } from './map.ts';
import { canEnter } from './movement.ts';
import { leaderOfUnit } from './pieces.ts';
import { groundAt, kindOf, leaderSeat, type Scenario, seatOf } from './scenario.ts';
import { hexOf, isInSquare, leaderOn, type PublicPart, unitAt } from './state.ts';

/**
 * Ústup jednotek: the open hexes one step towards the unit's own side.
 * @rule napoleonics/retreat
 */
export function retreatHexes(scenario: Scenario, part: PublicPart, unit: UnitId): HexId[] {
  const seat = seatOf(scenario, unit);
  return backOf(seat, hexOf(part, unit)).filter((hex) => canEnter(scenario, part, unit, hex));
}

/** Whether the unit stands where the scenario lets it leave the field, also when driven back. */
export const isAtExit = (scenario: Scenario, part: PublicPart, unit: UnitId): boolean =>
  ofSeat(scenario.exits, seatOf(scenario, unit)) === hexOf(part, unit);

/**
 * Stažení a přeskupení: first steps after which a second one is open.
 * @rule napoleonics/retire-and-reform
 */
export function retireHexes(scenario: Scenario, part: PublicPart, unit: UnitId): HexId[] {
  const seat = seatOf(scenario, unit);
  return retreatHexes(scenario, part, unit).filter((hex) =>
    backOf(seat, hex).some((further) => canEnter(scenario, part, unit, further)),
  );
}

/**
 * Zvednutí morálky: where ignored flags come from; the owner chooses how many to ignore.
 * @rule napoleonics/morale
 */
export function flagSources(
  scenario: Scenario,
  part: PublicPart,
  unit: UnitId,
  isThroughWorks: boolean,
): FlagSources {
  const kind = kindOf(scenario, unit);
  return {
    kind: kind.flagsIgnored,
    leader: leaderOfUnit(part, unit) >= 0 ? 1 : 0,
    support: isSupported(scenario, part, unit) ? 1 : 0,
    works: isThroughWorks ? WORKS_FLAGS[kind.class] : 0,
  };
}

export const sumOfFlags = ({ kind, leader, support, works }: FlagSources): number =>
  kind + leader + support + works;

/**
 * Two friends beside it; a leader alone counts, and a square gets no support.
 * @rule napoleonics/morale
 */
export function isSupported(scenario: Scenario, part: PublicPart, unit: UnitId): boolean {
  if (isInSquare(part, unit)) return false;
  const seat = seatOf(scenario, unit);
  let friends = 0;
  for (const hex of neighboursOf(hexOf(part, unit))) {
    const other = unitAt(part, hex);
    if (other >= 0) friends += seatOf(scenario, other) === seat ? 1 : 0;
    else {
      const leader = leaderOn(part, hex);
      if (leader >= 0 && leaderSeat(scenario, leader) === seat) friends += 1;
    }
  }
  return friends >= 2;
}

/** The next choices of a leader in flight. */
export interface Flight {
  readonly hexes: readonly HexId[];
  readonly mayHalt: boolean;
  readonly mayLeave: boolean;
}

/** A flight that is over badly. */
export const isTrapped = ({ hexes, mayHalt, mayLeave }: Flight): boolean =>
  hexes.length === 0 && !mayHalt && !mayLeave;

/**
 * Ústup velitele: one to three hexes home, through friends and, with an escape, through enemies. Only
 * steps after which the flight can end somewhere are open.
 * @rule napoleonics/leader-retreat napoleonics/escape
 */
export function flightFrom(
  scenario: Scenario,
  part: PublicPart,
  leader: LeaderId,
  hex: HexId,
  gone: number,
): Flight {
  const seat = leaderSeat(scenario, leader);
  const left = LEADER_MOVE - gone;
  return {
    hexes:
      left === 0
        ? []
        : backOf(seat, hex).filter((to) => canEnd(scenario, part, seat, to, left - 1)),
    mayHalt: gone > 0 && mayRest(scenario, part, seat, hex),
    mayLeave: left > 0 && ROW_OF[hex] === homeRow(seat),
  };
}

function isPassable(scenario: Scenario, hex: HexId): boolean {
  return !groundAt(scenario, hex).isImpassable;
}

/** An empty hex, or a friendly unit without a leader. */
function mayRest(scenario: Scenario, part: PublicPart, seat: number, hex: HexId): boolean {
  if (!isPassable(scenario, hex) || leaderOn(part, hex) >= 0) return false;
  const unit = unitAt(part, hex);
  return unit < 0 || seatOf(scenario, unit) === seat;
}

function canEnd(
  scenario: Scenario,
  part: PublicPart,
  seat: number,
  hex: HexId,
  left: number,
): boolean {
  if (!isPassable(scenario, hex)) return false;
  if (mayRest(scenario, part, seat, hex)) return true;
  if (left === 0) return false;
  if (ROW_OF[hex] === homeRow(seat)) return true;
  return backOf(seat, hex).some((to) => canEnd(scenario, part, seat, to, left - 1));
}
