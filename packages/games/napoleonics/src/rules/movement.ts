import { ofSeat } from '@bivouac/kernel';
import { ARTILLERY, CAVALRY, INFANTRY, LEADER_MOVE, type UnitKind } from './data/kinds.ts';
import type { Terrain } from './data/terrain.ts';
import { addHex, type HexSet, isIn, listHexes, noHexes } from './hex-set.ts';
import { type HexId, type LeaderId, NO_HEX, NO_LEADER, type UnitId } from './ids.ts';
import { BOARD, neighboursOf } from './map.ts';
import { leaderOfUnit } from './pieces.ts';
import { groundAt, kindOf, leaderSeat, type Scenario, seatOf } from './scenario.ts';
import {
  blocksOf,
  hexOf,
  isInSquare,
  leaderHexOf,
  leaderOn,
  modeOf,
  type PublicPart,
  unitAt,
} from './state.ts';
import { hasLeaderMoved, isLeftBehind } from './tasks.ts';

/** How far a piece may go, and how far without losing its battle. */
export type Limits = Pick<UnitKind, 'move' | 'battleMove'>;

const STILL: Limits = { move: 0, battleMove: 0 };
const BAYONETS: Limits = { move: 2, battleMove: 2 };
const BOMBARD: Limits = { move: 3, battleMove: 0 };
const CHARGE: Limits = { move: 3, battleMove: 3 };
const FAST_MARCH: Limits = { move: 2, battleMove: 2 };
const MARCH: Limits = { move: 2, battleMove: 1 };
const MANOEUVRE: Limits = { move: 4, battleMove: 0 };

/**
 * Provedení přesunu, changed by the tactic card that ordered the unit.
 * @rule napoleonics/movement napoleonics/tactic-cards
 */
export function unitLimits(scenario: Scenario, part: PublicPart, unit: UnitId): Limits {
  const kind = kindOf(scenario, unit);
  if (isInSquare(part, unit)) return STILL;
  // Compared from the top: the usual mode comes first.
  switch (modeOf(part)) {
    case 'normal':
      break;
    case 'hold':
    case 'steel':
      return STILL;
    case 'bayonet':
      return BAYONETS;
    case 'bombard':
      return BOMBARD;
    case 'charge':
      if (kind.class === CAVALRY && kind.isHeavy) return CHARGE;
      break;
    case 'march':
      return kind.marches || leaderOfUnit(part, unit) >= 0 ? FAST_MARCH : MARCH;
    case 'manoeuvre':
      return MANOEUVRE;
    default:
      break;
  }
  // The last gun of a horse battery does not move and fire.
  const isLastGun = kind.class === ARTILLERY && blocksOf(part, unit) === 1;
  return isLastGun ? { move: kind.move, battleMove: 0 } : kind;
}

export const leaderLimit = (part: PublicPart): number =>
  modeOf(part) === 'manoeuvre' ? 4 : LEADER_MOVE;

/**
 * Whether a step crosses field works, in or out: then the move ends (Polní opevnění).
 * @rule napoleonics/field-works
 */
export function crossesWorks(scenario: Scenario, from: HexId, to: HexId): boolean {
  return isWorksSide(scenario, from, to) || isWorksSide(scenario, to, from);
}

function isWorksSide(scenario: Scenario, hex: HexId, near: HexId): boolean {
  const works = scenario.works[hex] ?? 0;
  if (works === 0) return false;
  const side = BOARD.findDirection(hex, near);
  return side !== undefined && ((works >> side) & 1) === 1;
}

/** @rule napoleonics/rugged-hill napoleonics/river napoleonics/quarry */
export const isClosed = (ground: Terrain, unitClass: number): boolean =>
  ground.isImpassable || (ground.isImpassableToGuns && unitClass === ARTILLERY);

/** The contents of a hex, for a piece that enters it. */
const CLOSED = 0;
const OPEN = 1;
/** A friendly leader alone: the unit takes the leader along and stops. */
const JOIN = 2;
/** A leader passes another leader and does not end there. */
const PASS = 3;

/** In place of a class: the piece is a leader. */
const LEADER = 3;

/** What matters of a piece on the move; a unit with its leader cannot join a second one. */
interface Walker {
  readonly seat: number;
  readonly class: number;
  readonly hasLeader: boolean;
}

function walkerOf(scenario: Scenario, unit: UnitId, leader: LeaderId): Walker {
  return {
    seat: seatOf(scenario, unit),
    class: kindOf(scenario, unit).class,
    hasLeader: leader >= 0,
  };
}

function entry(scenario: Scenario, part: PublicPart, walker: Walker, hex: HexId): number {
  const unit = unitAt(part, hex);
  // Pohyb velitelů: through friends, never through enemies, never to a second leader.
  const isLeader = walker.class === LEADER;
  if (unit >= 0 && !(isLeader && seatOf(scenario, unit) === walker.seat)) return CLOSED;
  if (isClosed(groundAt(scenario, hex), walker.class)) return CLOSED;
  const other = leaderOn(part, hex);
  if (other < 0) return OPEN;
  if (leaderSeat(scenario, other) !== walker.seat) return CLOSED;
  return isLeader ? PASS : walker.hasLeader ? CLOSED : JOIN;
}

/** Whether a unit may step there at all; used for retreats and advances as well. */
export function canEnter(scenario: Scenario, part: PublicPart, unit: UnitId, hex: HexId): boolean {
  return entry(scenario, part, walkerOf(scenario, unit, leaderOfUnit(part, unit)), hex) !== CLOSED;
}

/** Whether any hex beside a unit is open to it and the leader who goes along; -1 for none. */
export function hasOpenHex(
  scenario: Scenario,
  part: PublicPart,
  unit: UnitId,
  leader: LeaderId,
): boolean {
  const walker = walkerOf(scenario, unit, leader);
  const near = neighboursOf(hexOf(part, unit));
  for (let i = 0; i < near.length; i++) {
    if (entry(scenario, part, walker, near[i] ?? NO_HEX) !== CLOSED) return true;
  }
  return false;
}

/** The leader who goes with a unit: not one with the order to stay behind. */
export function companion(part: PublicPart, unit: UnitId): LeaderId {
  const leader = leaderOfUnit(part, unit);
  if (leader < 0) return NO_LEADER;
  return isLeftBehind(part, leader) ? NO_LEADER : leader;
}

/**
 * Přiřazení velitele: a unit that a leader joined this turn stays where it is.
 * @rule napoleonics/leaders
 */
export const isHeldByLeader = (part: PublicPart, unit: UnitId): boolean =>
  isHeldBy(part, companion(part, unit));

/** The same where the leader who goes with the unit is known; -1 for none. */
export const isHeldBy = (part: PublicPart, leader: LeaderId): boolean =>
  leader >= 0 && hasLeaderMoved(part, leader);

/** Where a move may end. */
export interface Reach {
  /** Ascending. */
  readonly hexes: readonly HexId[];
  /** The same hexes by distance: those one step away, two steps away, … */
  readonly rings: readonly HexSet[];
  /** Steps to leave the field over the scenario's exit; 0 if that is not possible. */
  readonly exit: number;
}

/** Steps to a goal of a move; 0 if it is none. */
export const stepsTo = ({ rings }: Reach, hex: HexId): number =>
  1 + rings.findIndex((ring) => isIn(ring, hex));

export function unitReach(
  scenario: Scenario,
  part: PublicPart,
  unit: UnitId,
  limit: number,
): Reach {
  const walker = walkerOf(scenario, unit, companion(part, unit));
  return walk(scenario, part, walker, hexOf(part, unit), limit);
}

export function leaderReach(scenario: Scenario, part: PublicPart, leader: LeaderId): Reach {
  const walker = { seat: leaderSeat(scenario, leader), class: LEADER, hasLeader: false };
  return walk(scenario, part, walker, leaderHexOf(part, leader), leaderLimit(part));
}

/**
 * Breadth first; ground and works that stop a move end a branch, and so does a leader joined.
 * @rule napoleonics/movement
 */
function walk(
  scenario: Scenario,
  part: PublicPart,
  walker: Walker,
  from: HexId,
  limit: number,
): Reach {
  const wayOut = ofSeat(scenario.exits, walker.seat);
  let exit = from === wayOut && limit > 0 ? 1 : 0;
  const rings: HexSet[] = [];
  const found = noHexes();
  const passed = noHexes();
  addHex(passed, from);
  const queue = [from];
  let next = 0;
  for (let step = 1; step <= limit; step++) {
    const ring = noHexes();
    rings.push(ring);
    for (const end = queue.length; next < end; next++) {
      const hex = queue[next] ?? NO_HEX;
      const near = neighboursOf(hex);
      for (let k = 0; k < near.length; k++) {
        const to = near[k] ?? NO_HEX;
        if (isIn(passed, to) || (step === limit && isIn(found, to))) continue;
        const finds = entry(scenario, part, walker, to);
        if (finds === CLOSED) {
          // Looked at once is enough.
          addHex(passed, to);
          continue;
        }
        if (finds !== PASS && !isIn(found, to)) {
          addHex(found, to);
          addHex(ring, to);
        }
        if (step === limit || finds === JOIN || groundAt(scenario, to).stops) continue;
        if (crossesWorks(scenario, hex, to)) continue;
        addHex(passed, to);
        queue.push(to);
        if (to === wayOut && exit === 0) exit = step + 1;
      }
    }
  }
  return { hexes: listHexes(found), rings, exit };
}

/**
 * Whether the ground that a unit has just entered lets it battle this turn.
 * @rule napoleonics/forest napoleonics/town napoleonics/ford napoleonics/bridge
 */
export function mayBattleOn(scenario: Scenario, unit: UnitId, hex: HexId): boolean {
  const { battleOnEntry } = groundAt(scenario, hex);
  if (battleOnEntry === 'all') return true;
  const kind = kindOf(scenario, unit);
  return battleOnEntry === 'light' && kind.class === INFANTRY && kind.isLight;
}
