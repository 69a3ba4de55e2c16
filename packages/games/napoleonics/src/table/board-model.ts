import type { BaseAction, Seat } from '@bivouac/kernel';
import type { Play } from '@bivouac/table/contract/table-kit.ts';
import type { Beat } from '@bivouac/table/motion/motion-beats.ts';
import type { Ground, RingState, UnitLook } from '../art/index.ts';
import {
  type Action,
  canSee,
  distance,
  FOUGHT,
  isInSquare,
  kindOf,
  leaderOn,
  leaderSeat,
  mayBattleOn,
  NO_GUNS,
  ORDERED,
  ordersLeft,
  type PublicPart,
  reachOf,
  type Scenario,
  SECTIONS,
  seatOf,
  sectionsOf,
  stepsTo,
  unitAt,
  unitLimits,
  type View,
} from '../rules/index.ts';
import { groundOn, lookOfUnit, moverOf, scenarioOf, wayTo } from './battle.ts';
import { hexOfThing, hexThing, leaderThing } from './grammar.ts';
import { LEADERS_FROM } from './story.ts';

/** A leader as he stands on the map. */
export interface LeaderPiece {
  readonly leader: number;
  readonly hex: number;
  readonly seat: Seat;
  readonly id: string;
}

/** A unit as it stands on the map. */
export interface UnitPiece {
  readonly unit: number;
  readonly hex: number;
  readonly seat: Seat;
  readonly look: UnitLook;
  /** Blocks still standing, as far as it has been shown. */
  readonly blocks: number;
  readonly ground: Ground;
  readonly leader: LeaderPiece | null;
}

/** Blocks whose loss has still to be shown. */
const unshown = (due: readonly Beat[], unit: number): number =>
  due.reduce(
    (sum, beat) => sum + (beat.kind === 'stamp' && beat.unit === unit ? (beat.count ?? 0) : 0),
    0,
  );

export function unitsOf(play: Play, view: View): UnitPiece[] {
  const scenario = scenarioOf(view);
  const part = view.public;
  return part.at.flatMap((at, unit) => {
    const hex = play.held.get(unit) ?? at;
    if (hex < 0) return [];
    const leader = at < 0 ? -1 : leaderOn(part, at);
    const look = lookOfUnit(scenario, unit, isInSquare(part, unit));
    const blocks = Math.min(look.strength, (part.blocks[unit] ?? 0) + unshown(play.due, unit));
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

const leaderPiece = (scenario: Scenario, leader: number, hex: number): LeaderPiece => ({
  leader,
  hex,
  seat: leaderSeat(scenario, leader),
  id: scenario.leaders[leader]?.id ?? '',
});

/** Leaders who stand with nobody. */
export function loneLeaders(play: Play, view: View): LeaderPiece[] {
  const scenario = scenarioOf(view);
  const part = view.public;
  return part.leaderAt.flatMap((at, leader) => {
    const hex = play.held.get(LEADERS_FROM + leader) ?? at;
    if (hex < 0 || (at >= 0 && unitAt(part, at) >= 0)) return [];
    return [leaderPiece(scenario, leader, hex)];
  });
}

const kindsAt = (play: Play, hex: number): Action['kind'][] =>
  (play.choices.get(hexThing(hex)) ?? []).map((action: BaseAction) => (action as Action).kind);

const GOALS = new Set<Action['kind']>(['go', 'retreat', 'place', 'advance']);

/** The hex of whoever acts now: on the move, chosen, or aiming; -1 for nobody. */
export function actingHex(play: Play, view: View): number {
  const aimed = play.aimed as Action | null;
  if (aimed?.kind === 'fire' || aimed?.kind === 'melee') return aimed.from;
  if (play.chosen !== null) return hexOfThing(play.chosen);
  const { unit, leader } = moverOf(view);
  if (unit >= 0) return view.public.at[unit] ?? -1;
  return leader >= 0 ? (view.public.leaderAt[leader] ?? -1) : -1;
}

/** The frame of a hex: whoever acts, may act, has an order, is done. */
export function ringOf(play: Play, view: View, hex: number): RingState | null {
  if (actingHex(play, view) === hex) return 'chosen';
  const part = view.public;
  const unit = unitAt(part, hex);
  const isActive = unit >= 0 && seatOf(scenarioOf(view), unit) === part.active;
  const kinds = kindsAt(play, hex).filter((kind) => !GOALS.has(kind));
  const isTarget = kinds.some((kind) => kind === 'fire' || kind === 'melee') && !isActive;
  if (kinds.length > 0 && !isTarget) return 'can';
  if (play.choices.has(leaderThing(hex)) && unit < 0) return 'can';
  const task = isActive ? (part.tasks[unit] ?? 0) : 0;
  if ((task & ORDERED) === 0) return null;
  return (task & FOUGHT) !== 0 ? 'done' : 'ordered';
}

export const isGoal = (play: Play, hex: number): boolean =>
  kindsAt(play, hex).some((kind) => GOALS.has(kind));

/** Whether whoever is on the move could not battle after going there. */
export function isFarGoal(view: View, hex: number): boolean {
  const { unit } = moverOf(view);
  if (unit < 0) return false;
  const scenario = scenarioOf(view);
  const { battleMove } = unitLimits(scenario, view.public, unit);
  const reach = reachOf(scenario, view.public, { unit, leader: -1 });
  return stepsTo(reach, hex) > battleMove || !mayBattleOn(scenario, unit, hex);
}

/** The way that whoever is on the move would take. */
export function wayOfMove(view: View, to: number): number[] {
  const mover = moverOf(view);
  if (mover.unit < 0 && mover.leader < 0) return [];
  const { at, leaderAt } = view.public;
  const from = (mover.unit >= 0 ? at[mover.unit] : leaderAt[mover.leader]) ?? -1;
  return wayTo(reachOf(scenarioOf(view), view.public, mover), from, to);
}

/** Where a unit could go if it had, or has, an order. */
export function reachFor(view: View, unit: number): readonly number[] {
  return reachOf(scenarioOf(view), view.public, { unit, leader: -1 }).hexes;
}

/** Enemies that a unit could fire at from a hex, were it standing there now. */
export function seenFrom(view: View, unit: number, from: number): number[] {
  const scenario = scenarioOf(view);
  const kind = kindOf(scenario, unit);
  const seat = seatOf(scenario, unit);
  const part = moved(view.public, unit, from);
  const gunSeat = kind.guns === null ? NO_GUNS : seat;
  return part.at.flatMap((hex, other) => {
    if (hex < 0 || seatOf(scenario, other) === seat) return [];
    const apart = distance(from, hex);
    if (apart === 1) return [hex];
    return apart <= kind.range && canSee(scenario, part, from, hex, gunSeat) ? [hex] : [];
  });
}

/** The same position with one unit elsewhere. */
function moved(part: PublicPart, unit: number, to: number): PublicPart {
  const from = part.at[unit] ?? -1;
  if (from === to) return part;
  const at = part.at.slice();
  const unitOn = part.unitOn.slice();
  at[unit] = to;
  if (from >= 0) unitOn[from] = -1;
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
  const isIn = (hex: number, section: number): boolean =>
    hex >= 0 && ((sectionsOf(seat, hex) >> section) & 1) === 1;
  const isOrdering =
    view.question?.kind === 'order' && part.orders.kind === 'sections' && part.active === seat;
  const left = isOrdering ? ordersLeft(scenario, part) : [];
  return SECTIONS.map((_, section) => ({
    section,
    units: part.at.filter((hex, unit) => seatOf(scenario, unit) === seat && isIn(hex, section))
      .length,
    leaders: part.leaderAt.filter(
      (hex, leader) => leaderSeat(scenario, leader) === seat && isIn(hex, section),
    ).length,
    orders: left[section] ?? null,
  }));
}

/** A hex that gives banners: how many, to whom, and who has them now. */
export interface Prize {
  readonly hex: number;
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
    const isHeld = banners[seat as 0 | 1].some(
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
