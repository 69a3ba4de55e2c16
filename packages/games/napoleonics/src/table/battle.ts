import { must, type Seat } from '@bivouac/kernel';
import {
  type Field,
  fieldOf,
  type Ground,
  HEX_COUNT,
  lookOf,
  turnedField,
  type UnitLook,
} from '../art/index.ts';
import {
  BOARD,
  distance,
  groundAt,
  HEX_NAMES,
  kindName,
  kindOf,
  leaderOn,
  leaderSeat,
  type Reach,
  SCENARIOS,
  type Scenario,
  seatOf,
  stepsTo,
  unitAt,
  type View,
} from '../rules/index.ts';

// The battle as it is drawn: which field, who stands where, from which side it is looked at.

export const scenarioOf = (view: View): Scenario =>
  must(SCENARIOS[view.public.scenario], 'a scenario');

/** Whoever sits in front has his own army below him. */
export const isTurned = (seat: Seat): boolean => seat === 1;

/** Where a hex is drawn. Turned twice it is where it was, so this also tells which hex is drawn there. */
export const drawnHex = (hex: number, seat: Seat): number =>
  isTurned(seat) ? HEX_COUNT - 1 - hex : hex;

/** The country as that seat sees it. */
export function countryOf(scenario: Scenario, seat: Seat): Field {
  const field = fieldOf(scenario);
  return isTurned(seat) ? turnedField(field) : field;
}

export const hexName = (hex: number): string => (HEX_NAMES[hex] ?? '').toUpperCase();

export const lookOfUnit = (scenario: Scenario, unit: number, isSquare: boolean): UnitLook =>
  lookOf(kindName(scenario, unit), kindOf(scenario, unit).blocks, isSquare);

export const groundOn = (scenario: Scenario, hex: number): Ground =>
  groundAt(scenario, hex).id as Ground;

/** The unit of that seat on a hex; -1 for none. */
export function ownUnitOn(view: View, seat: Seat, hex: number): number {
  const unit = unitAt(view.public, hex);
  return unit >= 0 && seatOf(scenarioOf(view), unit) === seat ? unit : -1;
}

/** Whether anybody of the other side is there, be it a leader alone. */
export function hasEnemy(view: View, seat: Seat, hex: number): boolean {
  const scenario = scenarioOf(view);
  const unit = unitAt(view.public, hex);
  if (unit >= 0) return seatOf(scenario, unit) !== seat;
  const leader = leaderOn(view.public, hex);
  return leader >= 0 && leaderSeat(scenario, leader) !== seat;
}

/** The unit on the move, or the leader; -1 for none. */
export const moverOf = ({ question }: View): { readonly unit: number; readonly leader: number } =>
  question?.kind === 'go' ? question : NO_MOVER;

const NO_MOVER = { unit: -1, leader: -1 } as const;

/** Hexes along the shortest way, both ends included. Leaders also pass where they may not stop. */
export function wayTo(reach: Reach, from: number, to: number): number[] {
  const way = [to];
  let here = to;
  for (let left = stepsTo(reach, to) - 1; left > 0; left--) {
    const nearer = BOARD.neighbours(here).toSorted((a, b) => distance(a, from) - distance(b, from));
    const back = nearer.find((hex) => stepsTo(reach, hex) === left) ?? nearer[0] ?? from;
    way.unshift(back);
    here = back;
  }
  return [from, ...way];
}
