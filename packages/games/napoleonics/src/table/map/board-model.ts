import type { Seat } from '@bivouac/kernel';
import { idOf, idsBelow, nth, ofSeat } from '@bivouac/kernel';
import type { TableContext } from '@bivouac/table/contract/table-kit.ts';
import type { Beat } from '@bivouac/table/motion/motion-beats.ts';
import type { Ground, RingState, UnitLook } from '../../art/index.ts';
import type { HexId, LeaderId, UnitId } from '../../rules/ids.ts';
import { NO_HEX, NO_LEADER, NO_UNIT } from '../../rules/ids.ts';
import {
  type Action,
  canSee,
  distance,
  hasFought,
  isInSection,
  isInSquare,
  isOrdered,
  kindOf,
  leaderOn,
  leaderSeat,
  mayBattleOn,
  NO_GUNS,
  ordersLeft,
  type PublicPart,
  pieceOfLeader,
  reachOf,
  type Scenario,
  SECTIONS,
  seatOf,
  stepsTo,
  unitAt,
  unitLimits,
  type View,
} from '../../rules/index.ts';
import { groundOn, lookOfUnit, moverOf, scenarioOf, wayTo } from '../battle.ts';
import { hexOfThing, hexThing, leaderThing } from '../grammar.ts';
import { actionsAt, aimedOf } from '../play.ts';

/** A leader as drawn on the map. */
export interface LeaderPiece {
  readonly leader: LeaderId;
  readonly hex: HexId;
  readonly seat: Seat;
  readonly id: string;
}

/** A unit as it stands on the map. */
export interface UnitPiece {
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly seat: Seat;
  readonly look: UnitLook;
  /** Blocks still standing, as far as it has been shown. */
  readonly blocks: number;
  readonly ground: Ground;
  readonly leader: LeaderPiece | null;
}

/** Blocks whose loss has still to be shown. */
const unshown = (due: readonly Beat[], unit: UnitId): number =>
  due.reduce(
    (sum, beat) => sum + (beat.kind === 'stamp' && beat.unit === unit ? (beat.count ?? 0) : 0),
    0,
  );

export function unitsOf(play: TableContext, view: View): UnitPiece[] {
  const scenario = scenarioOf(view);
  const part = view.public;
  return idsBelow<'unit'>(part.at.length).flatMap((unit) => {
    const at = nth(part.at, unit);
    const hex = heldAt(play, unit) ?? at;
    if (hex < 0) return [];
    const leader = at < 0 ? NO_LEADER : leaderOn(part, at);
    const look = lookOfUnit(scenario, unit, isInSquare(part, unit));
    const blocks = Math.min(look.strength, nth(part.blocks, unit) + unshown(play.due, unit));
    return [
      {
        unit,
        hex,
        seat: seatOf(scenario, unit),
        look,
        blocks,
        ground: groundOn(scenario, hex),
        leader: leader < 0 ? null : leaderPiece(scenario, leader, hex),
      },
    ];
  });
}

/** Where a piece still stands, until its slide is shown. */
function heldAt({ held }: TableContext, piece: number): HexId | undefined {
  const hex = held.get(piece);
  return hex === undefined ? undefined : idOf(hex);
}

const leaderPiece = (scenario: Scenario, leader: LeaderId, hex: HexId): LeaderPiece => ({
  leader,
  hex,
  seat: leaderSeat(scenario, leader),
  id: scenario.leaders[leader]?.id ?? '',
});

/** Leaders without a unit. */
export function loneLeaders(play: TableContext, view: View): LeaderPiece[] {
  const scenario = scenarioOf(view);
  const part = view.public;
  return part.leaderAt.flatMap((at, leader) => {
    const hex = play.held.get(pieceOfLeader(idOf(leader))) ?? at;
    if (hex < 0 || (at >= 0 && unitAt(part, at) >= 0)) return [];
    return [leaderPiece(scenario, idOf(leader), idOf(hex))];
  });
}

const kindsAt = (play: TableContext, hex: HexId): Action['kind'][] =>
  actionsAt(play, hexThing(hex)).map(({ kind }) => kind);

const GOALS = new Set<Action['kind']>(['go', 'retreat', 'place', 'advance']);

/** The hex of the piece that acts now: on the move, chosen, or aiming; -1 for none. */
export function actingHex(play: TableContext, view: View): HexId {
  const aimed = aimedOf(play);
  if (aimed?.kind === 'fire' || aimed?.kind === 'melee') return aimed.from;
  if (play.chosen !== null) return hexOfThing(play.chosen);
  const { unit, leader } = moverOf(view);
  if (unit >= 0) return nth(view.public.at, unit);
  return leader >= 0 ? nth(view.public.leaderAt, leader) : NO_HEX;
}

/** The frame of a hex: its piece acts, may act, has an order, is done. */
export function ringOf(play: TableContext, view: View, hex: HexId): RingState | null {
  if (actingHex(play, view) === hex) return 'chosen';
  const part = view.public;
  const unit = unitAt(part, hex);
  const isActive = unit >= 0 && seatOf(scenarioOf(view), unit) === part.active;
  const kinds = kindsAt(play, hex).filter((kind) => !GOALS.has(kind));
  const isTarget = kinds.some((kind) => kind === 'fire' || kind === 'melee') && !isActive;
  if (kinds.length > 0 && !isTarget) return 'can';
  if (play.choices.has(leaderThing(hex)) && unit < 0) return 'can';
  if (!isActive || !isOrdered(part, unit)) return null;
  return hasFought(part, unit) ? 'done' : 'ordered';
}

export const isGoal = (play: TableContext, hex: HexId): boolean =>
  kindsAt(play, hex).some((kind) => GOALS.has(kind));

/** Whether the unit on the move could not battle after going there. */
export function isFarGoal(view: View, hex: HexId): boolean {
  const { unit } = moverOf(view);
  if (unit < 0) return false;
  const scenario = scenarioOf(view);
  const { battleMove } = unitLimits(scenario, view.public, unit);
  const reach = reachOf(scenario, view.public, { unit, leader: NO_LEADER });
  return stepsTo(reach, hex) > battleMove || !mayBattleOn(scenario, unit, hex);
}

/** The way that the piece on the move would take. */
export function wayOfMove(view: View, to: HexId): HexId[] {
  const mover = moverOf(view);
  if (mover.unit < 0 && mover.leader < 0) return [];
  const { at, leaderAt } = view.public;
  const from = mover.unit >= 0 ? nth(at, mover.unit) : nth(leaderAt, mover.leader);
  return wayTo(reachOf(scenarioOf(view), view.public, mover), from, to);
}

/** Where a unit could go if it had, or has, an order. */
export function reachFor(view: View, unit: UnitId): readonly HexId[] {
  return reachOf(scenarioOf(view), view.public, { unit, leader: NO_LEADER }).hexes;
}

/** Enemies that a unit could fire at from a hex, were it standing there now. */
export function seenFrom(view: View, unit: UnitId, from: HexId): HexId[] {
  const scenario = scenarioOf(view);
  const kind = kindOf(scenario, unit);
  const seat = seatOf(scenario, unit);
  const part = moved(view.public, unit, from);
  const gunSeat = kind.guns === null ? NO_GUNS : seat;
  return part.at.flatMap((hex, other) => {
    if (hex < 0 || seatOf(scenario, idOf(other)) === seat) return [];
    const apart = distance(from, hex);
    if (apart === 1) return [hex];
    return apart <= kind.range && canSee(scenario, part, from, hex, gunSeat) ? [hex] : [];
  });
}

/** The same position with one unit elsewhere. */
function moved(part: PublicPart, unit: UnitId, to: HexId): PublicPart {
  const from = nth(part.at, unit);
  if (from === to) return part;
  const at = part.at.slice();
  const unitOn = part.unitOn.slice();
  at[unit] = to;
  if (from >= 0) unitOn[from] = NO_UNIT;
  unitOn[to] = unit;
  return { ...part, at, unitOn };
}

/** A third of the field as one seat sees it: who stands there, which orders are left for it. */
export interface SectionState {
  readonly section: number;
  readonly units: number;
  readonly leaders: number;
  /** Null while nothing is ordered by sections. */
  readonly orders: number | null;
}

export function sectionsNow(view: View, seat: Seat): SectionState[] {
  const scenario = scenarioOf(view);
  const part = view.public;
  const isIn = (hex: HexId, section: number): boolean =>
    hex >= 0 && isInSection(seat, hex, section);
  const isOrdering =
    view.question?.kind === 'order' && part.orders.kind === 'sections' && part.active === seat;
  const left = isOrdering ? ordersLeft(scenario, part) : [];
  return SECTIONS.map((_, section) => ({
    section,
    units: part.at.filter(
      (hex, unit) => seatOf(scenario, idOf(unit)) === seat && isIn(hex, section),
    ).length,
    leaders: part.leaderAt.filter(
      (hex, leader) => leaderSeat(scenario, idOf(leader)) === seat && isIn(hex, section),
    ).length,
    orders: left[section] ?? null,
  }));
}

/** A hex that gives banners: how many, to whom, and who has them now. */
export interface Prize {
  readonly hex: HexId;
  readonly seat: Seat;
  readonly banners: number;
  readonly isExit: boolean;
  readonly isHeld: boolean;
}

export function prizesOf(view: View): Prize[] {
  const { banners } = view.public;
  return scenarioOf(view).objectives.flatMap((objective, id): Prize[] => {
    const { seat } = objective;
    if (objective.kind === 'kill') return [];
    if (objective.kind === 'exit') {
      return [{ hex: objective.hex, seat, banners: 1, isExit: true, isHeld: false }];
    }
    const isHeld = ofSeat(banners, seat).some(
      (banner) => banner.source === 'held' && banner.id === id,
    );
    return objective.hexes.map((hex) => ({
      hex,
      seat,
      banners: objective.banners,
      isExit: false,
      isHeld,
    }));
  });
}
