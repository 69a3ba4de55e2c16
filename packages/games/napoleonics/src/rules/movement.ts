import { MODES } from '../data/cards.ts';
import { ARTILLERY, CAVALRY, INFANTRY, LEADER_MOVE } from '../data/kinds.ts';
import type { Terrain } from '../data/terrain.ts';
import { BOARD, HEXES, NEIGHBOURS, sortHexes } from '../map.ts';
import { groundAt, kindOf, leaderSeat, type Scenario, seatOf } from '../scenario.ts';
import {
  blocksOf,
  hexOf,
  isInSquare,
  LEFT_BEHIND,
  leaderOn,
  MOVED,
  type PublicPart,
  unitAt,
} from '../state.ts';
import { leaderOfUnit } from './pieces.ts';

/** How far a piece may go, and how far without losing its battle. */
export interface Limits {
  readonly move: number;
  readonly battle: number;
}

const STILL: Limits = { move: 0, battle: 0 };
const MODE_OF = (mode: number): (typeof MODES)[number] => MODES[mode] as (typeof MODES)[number];

/** Provedení přesunu, changed by the tactic card that ordered the unit. */
export function unitLimits(scenario: Scenario, part: PublicPart, unit: number): Limits {
  const kind = kindOf(scenario, unit);
  if (isInSquare(part, unit)) return STILL;
  switch (MODE_OF(part.mode)) {
    case 'hold':
    case 'steel':
      return STILL;
    case 'bayonet':
      return { move: 2, battle: 2 };
    case 'bombard':
      return { move: 3, battle: 0 };
    case 'charge':
      if (kind.class === CAVALRY && kind.isHeavy) return { move: 3, battle: 3 };
      break;
    case 'march': {
      const isFast = kind.marches || leaderOfUnit(part, unit) >= 0;
      return { move: 2, battle: isFast ? 2 : 1 };
    }
    case 'manoeuvre':
      return { move: 4, battle: 0 };
    default:
      break;
  }
  // The last gun of a horse battery does not move and fire.
  if (kind.class === ARTILLERY && blocksOf(part, unit) === 1) return { move: kind.move, battle: 0 };
  return { move: kind.move, battle: kind.battleMove };
}

export const leaderLimit = (part: PublicPart): number =>
  MODE_OF(part.mode) === 'manoeuvre' ? 4 : LEADER_MOVE;

/** Whether a step crosses field works, in or out: then the move ends (Polní opevnění). */
export function crossesWorks(scenario: Scenario, from: number, to: number): boolean {
  return isWorksSide(scenario, from, to) || isWorksSide(scenario, to, from);
}

function isWorksSide(scenario: Scenario, hex: number, near: number): boolean {
  const works = scenario.works[hex] as number;
  if (works === 0) return false;
  const side = BOARD.findDirection(hex, near);
  return side !== undefined && ((works >> side) & 1) === 1;
}

export const isClosed = (ground: Terrain, unitClass: number): boolean =>
  ground.isImpassable || (ground.isImpassableToGuns && unitClass === ARTILLERY);

/** What a unit finds on a hex. */
const CLOSED = 0;
const OPEN = 1;
/** A friend's leader alone: the unit takes him along and stops. */
const JOIN = 2;

function entry(
  scenario: Scenario,
  part: PublicPart,
  unitClass: number,
  seat: number,
  hasLeader: boolean,
  hex: number,
): number {
  if (unitAt(part, hex) >= 0) return CLOSED;
  if (isClosed(groundAt(scenario, hex), unitClass)) return CLOSED;
  const leader = leaderOn(part, hex);
  if (leader < 0) return OPEN;
  return hasLeader || leaderSeat(scenario, leader) !== seat ? CLOSED : JOIN;
}

/** Whether a unit may step there at all; used for retreats and advances as well. */
export function canEnter(scenario: Scenario, part: PublicPart, unit: number, hex: number): boolean {
  const hasLeader = leaderOfUnit(part, unit) >= 0;
  const { class: unitClass } = kindOf(scenario, unit);
  return entry(scenario, part, unitClass, seatOf(scenario, unit), hasLeader, hex) !== CLOSED;
}

/** Whether any hex beside a unit is open to it. */
export function hasOpenHex(scenario: Scenario, part: PublicPart, unit: number): boolean {
  const { class: unitClass } = kindOf(scenario, unit);
  const seat = seatOf(scenario, unit);
  const hasLeader = companion(part, unit) >= 0;
  const near = NEIGHBOURS[hexOf(part, unit)] as readonly number[];
  for (let i = 0; i < near.length; i++) {
    if (entry(scenario, part, unitClass, seat, hasLeader, near[i] as number) !== CLOSED)
      return true;
  }
  return false;
}

/** Where a move may end: `steps[hex]` hexes away; 0 where it may not. `exit` is the way out. */
export interface Reach {
  readonly hexes: number[];
  readonly steps: ArrayLike<number>;
  /** Steps to leave the field over the scenario's exit; 0 if that is not possible. */
  exit: number;
}

/** The leader who goes with a unit: not one who was told to stay behind. */
export function companion(part: PublicPart, unit: number): number {
  const leader = leaderOfUnit(part, unit);
  if (leader < 0) return -1;
  return ((part.leaderTasks[leader] as number) & LEFT_BEHIND) !== 0 ? -1 : leader;
}

/** Přiřazení velitele: a unit that a leader joined this turn stays where it is. */
export function isHeldByLeader(part: PublicPart, unit: number): boolean {
  const leader = companion(part, unit);
  return leader >= 0 && ((part.leaderTasks[leader] as number) & MOVED) !== 0;
}

/** What a search keeps of a hex. */
const PASSED = 1;
const FRIENDLY_LEADER = 2;
const ENEMY_LEADER = 4;

/** Marks the hexes of leaders, so that the search need not ask for each hex. */
function markLeaders(scenario: Scenario, part: PublicPart, seat: number, marks: number[]): void {
  for (let leader = 0; leader < part.leaderAt.length; leader++) {
    const hex = part.leaderAt[leader] as number;
    if (hex < 0) continue;
    marks[hex] = leaderSeat(scenario, leader) === seat ? FRIENDLY_LEADER : ENEMY_LEADER;
  }
}

/** Breadth first; ground and works that stop a move end a branch, and so does a leader joined. */
export function unitReach(
  scenario: Scenario,
  part: PublicPart,
  unit: number,
  limit: number,
): Reach {
  const { class: unitClass } = kindOf(scenario, unit);
  const seat = seatOf(scenario, unit);
  const exit = scenario.exits[seat as 0 | 1];
  const from = hexOf(part, unit);
  const hasLeader = companion(part, unit) >= 0;
  const steps = new Array<number>(HEXES).fill(0);
  const marks = new Array<number>(HEXES).fill(0);
  markLeaders(scenario, part, seat, marks);
  const reach: Reach = { hexes: [], steps, exit: from === exit && limit > 0 ? 1 : 0 };
  const shut = hasLeader ? FRIENDLY_LEADER | ENEMY_LEADER : ENEMY_LEADER;
  const queue = [from];
  marks[from] = PASSED;
  let next = 0;
  for (let step = 1; step <= limit; step++) {
    for (const end = queue.length; next < end; next++) {
      const hex = queue[next] as number;
      const near = NEIGHBOURS[hex] as readonly number[];
      for (let k = 0; k < near.length; k++) {
        const to = near[k] as number;
        const mark = marks[to] as number;
        if ((mark & (shut | PASSED)) !== 0 || unitAt(part, to) >= 0) continue;
        const ground = groundAt(scenario, to);
        if (isClosed(ground, unitClass)) continue;
        if (steps[to] === 0) {
          steps[to] = step;
          reach.hexes.push(to);
        }
        if (step === limit || ground.stops || mark !== 0) continue;
        if (crossesWorks(scenario, hex, to)) continue;
        marks[to] = PASSED;
        queue.push(to);
        if (to === exit && reach.exit === 0) reach.exit = step + 1;
      }
    }
  }
  sortHexes(reach.hexes);
  return reach;
}

const NO_ENTRY = 0;
const GO_ON = 1;
/** May go on, not end here. */
const PASS_ONLY = 3;

/** The same for a leader, who passes friends. */
function search(
  scenario: Scenario,
  from: number,
  limit: number,
  exit: number,
  look: (hex: number) => number,
): Reach {
  const steps = new Array<number>(HEXES).fill(0);
  const passed = new Uint8Array(HEXES);
  const reach: Reach = { hexes: [], steps, exit: from === exit && limit > 0 ? 1 : 0 };
  passed[from] = 1;
  let rim = [from];
  for (let step = 1; step <= limit && rim.length > 0; step++) {
    const next: number[] = [];
    for (let i = 0; i < rim.length; i++) {
      const hex = rim[i] as number;
      const near = NEIGHBOURS[hex] as readonly number[];
      for (let k = 0; k < near.length; k++) {
        const to = near[k] as number;
        if (passed[to] === 1) continue;
        const found = look(to);
        if (found === NO_ENTRY) continue;
        if (found !== PASS_ONLY && steps[to] === 0) {
          steps[to] = step;
          reach.hexes.push(to);
        }
        if (groundAt(scenario, to).stops) continue;
        if (crossesWorks(scenario, hex, to)) continue;
        passed[to] = 1;
        next.push(to);
        if (to === exit && reach.exit === 0 && step < limit) reach.exit = step + 1;
      }
    }
    rim = next;
  }
  sortHexes(reach.hexes);
  return reach;
}

/** Pohyb velitelů: through friends, never through enemies, never to a second leader. */
export function leaderReach(scenario: Scenario, part: PublicPart, leader: number): Reach {
  const seat = leaderSeat(scenario, leader);
  const from = part.leaderAt[leader] as number;
  return search(scenario, from, leaderLimit(part), scenario.exits[seat as 0 | 1], (hex) => {
    if (groundAt(scenario, hex).isImpassable) return NO_ENTRY;
    const unit = unitAt(part, hex);
    if (unit >= 0 && seatOf(scenario, unit) !== seat) return NO_ENTRY;
    const other = leaderOn(part, hex);
    if (other < 0) return GO_ON;
    return leaderSeat(scenario, other) === seat ? PASS_ONLY : NO_ENTRY;
  });
}

/** Whether the ground that a unit has just entered lets it battle this turn. */
export function mayBattleOn(scenario: Scenario, unit: number, hex: number): boolean {
  const { battleOnEntry } = groundAt(scenario, hex);
  if (battleOnEntry === 'all') return true;
  const kind = kindOf(scenario, unit);
  return battleOnEntry === 'light' && kind.class === INFANTRY && kind.isLight;
}
