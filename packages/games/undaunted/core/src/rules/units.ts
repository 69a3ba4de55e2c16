import type { Io, Seat } from '@bivouac/kernel';
import { nth, ofSeat, type Pair } from '@bivouac/kernel';
import type { Event } from './events.ts';
import type { CardId, KindId } from './ids.ts';
import type { PlayVars } from './play.ts';
import { type Scenario, sideStart } from './scenario.ts';
import { CONTROLLED, NOT_SCOUTED, type PublicPart, type State, tileOf } from './state.ts';
import type { Rules, UnitKind } from './types.ts';

/** Writes one seat's part of a pair, in place. */
export function putSeat<T>(pair: [T, T], seat: Seat, part: T): void {
  if (seat === 0) pair[0] = part;
  else pair[1] = part;
}

export const enemyOf = (seat: Seat): Seat => 1 - seat;

const ONE_SEAT: Pair<readonly Seat[]> = [[0], [1]];
/** One seat as a list; always the same list, since it is asked for at every decision. */
export const only = (seat: Seat): readonly Seat[] => ofSeat(ONE_SEAT, seat);

export const sideOfUnit = <X>(rules: Rules<X>, unit: number): Seat => (unit < rules.split ? 0 : 1);

export const unitOf = <X>(rules: Rules<X>, seat: Seat, kind: number): number =>
  kind < 0 ? -1 : nth(ofSeat(rules.counterOf, seat), kind);

/** The counter that a kind of card sets in motion; -1 for commanders. */
export const counterFor = <X>(
  rules: Rules<X>,
  part: PublicPart<X>,
  seat: Seat,
  kind: KindId,
): number =>
  rules.title.counterFor?.(part, kind) ?? unitOf(rules, seat, rules.kinds[kind]?.unit ?? -1);

/** Every card that a side has in this game. */
export const cardsOf = <X>(rules: Rules<X>, part: PublicPart<X>, seat: Seat): readonly CardId[] =>
  rules.title.cardsOf?.(part, seat) ?? sideStart(scenarioOf(rules, part), seat).cards;

/** The kind that both sides see of a card that leaves the game. */
export const lookOf = <X>(rules: Rules<X>, part: PublicPart<X>, card: CardId): KindId =>
  rules.title.lookOf?.(part, card) ?? nth(rules.kindOf, card);

export const unitKind = <X>(rules: Rules<X>, unit: number): UnitKind =>
  nth(rules.units, nth(rules.counters, unit));

/** The counters of a side: from the first up to, but not including, the last. */
export const firstUnit = <X>(rules: Rules<X>, seat: Seat): number => (seat === 0 ? 0 : rules.split);
export const lastUnit = <X>(rules: Rules<X>, seat: Seat): number =>
  seat === 0 ? rules.split : rules.counters.length;

export const scenarioOf = <X>(rules: Rules<X>, part: PublicPart<X>): Scenario =>
  nth(rules.scenarios, part.scenario);

/** The units of a side that are on the board, ascending. */
export function unitsOnBoard<X>(rules: Rules<X>, part: PublicPart<X>, seat: Seat): number[] {
  const units: number[] = [];
  for (let unit = firstUnit(rules, seat); unit < lastUnit(rules, seat); unit++) {
    if (tileOf(part, unit) >= 0) units.push(unit);
  }
  return units;
}

export function hasUnitOn<X>(
  rules: Rules<X>,
  part: PublicPart<X>,
  seat: Seat,
  tile: number,
): boolean {
  for (let unit = firstUnit(rules, seat); unit < lastUnit(rules, seat); unit++) {
    if (part.at[unit] === tile) return true;
  }
  return false;
}

/**
 * The side's control marker on a tile.
 * @rule normandy/control-markers north-africa/control-markers stalingrad/control-markers
 */
export const markerOn = <X>(
  rules: Rules<X>,
  part: PublicPart<X>,
  seat: Seat,
  tile: number,
): number => part.control[seat * rules.tiles.length + tile] ?? NOT_SCOUTED;

export function setMarker<X>(
  rules: Rules<X>,
  part: PublicPart<X>,
  seat: Seat,
  tile: number,
  marker: number,
): void {
  part.control = part.control.with(seat * rules.tiles.length + tile, marker);
}

export const isScouted = <X>(
  rules: Rules<X>,
  part: PublicPart<X>,
  seat: Seat,
  tile: number,
): boolean => markerOn(rules, part, seat, tile) !== NOT_SCOUTED;

export const isControlled = <X>(
  rules: Rules<X>,
  part: PublicPart<X>,
  seat: Seat,
  tile: number,
): boolean => markerOn(rules, part, seat, tile) === CONTROLLED;

/** Where one step takes a unit. */
export const waysOf = <X>(rules: Rules<X>, part: PublicPart<X>, unit: number): readonly number[] =>
  rules.title.ways?.(rules, part, unit) ?? neighboursOf(rules, part, tileOf(part, unit));

/** Where a card's unit stands, or will stand when it enters. */
export function standing<X>(rules: Rules<X>, part: PublicPart<X>, play: PlayVars): number {
  const here = tileOf(part, play.unit);
  return here >= 0 ? here : (play.entry ?? rules.title.spawnTile(rules, part, play.unit));
}

export const neighboursOf = <X>(
  rules: Rules<X>,
  part: PublicPart<X>,
  tile: number,
): readonly number[] => nth(scenarioOf(rules, part).neighbours, tile);

/** Whether the tile lies on the board of this scenario. */
export const isLaid = <X>(rules: Rules<X>, part: PublicPart<X>, tile: number): boolean =>
  scenarioOf(rules, part).distances[tile]?.[tile] === 0;

/** @rule normandy/range north-africa/range stalingrad/range */
export const distanceBetween = <X>(
  rules: Rules<X>,
  part: PublicPart<X>,
  from: number,
  to: number,
): number => scenarioOf(rules, part).distances[from]?.[to] ?? -1;

/** @rule normandy/stacking */
export function moveUnit<X>(
  rules: Rules<X>,
  state: State<X>,
  unit: number,
  to: number,
  io: Io<Event>,
): void {
  const from = tileOf(state.public, unit);
  state.public.at[unit] = to;
  io.emit({ type: 'unitMoved', unit, from, to });
  rules.title.afterMove(rules, state, unit, io);
}

/**
 * Takes a counter off the board. It may come back where units enter, ready again.
 * @rule normandy/removed-units
 */
export function removeUnit<X>(rules: Rules<X>, state: State<X>, unit: number, io: Io<Event>): void {
  state.public.at[unit] = -1;
  state.public.isSuppressed[unit] = false;
  // That no card was left is something the other side learns.
  io.emit({ type: 'unitRemoved', unit, reveals: true });
  rules.title.afterRemoval(rules, state, unit, io);
}
