import { idOf, must, type Seat } from '@bivouac/kernel';
import { type Phrase, phrase } from '@bivouac/text';
import {
  type Field,
  fieldOf,
  type Ground,
  HEX_COUNT,
  lookOf,
  turnedField,
  type UnitLook,
} from '../art/index.ts';
import type { HexId, LeaderId, UnitId } from '../rules/ids.ts';
import { NO_LEADER, NO_UNIT } from '../rules/ids.ts';
import {
  distance,
  groundAt,
  HEX_NAMES,
  kindName,
  kindOf,
  leaderOn,
  leaderSeat,
  neighboursOf,
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

/** The player in front has their own army at the bottom. */
export const isTurned = (seat: Seat): boolean => seat === 1;

/** Where a hex is drawn. Turned twice it is where it was, so this also tells which hex is drawn there. */
export const drawnHex = (hex: HexId, seat: Seat): HexId =>
  isTurned(seat) ? idOf(HEX_COUNT - 1 - hex) : hex;

/** The country as that seat sees it. */
export function countryOf(scenario: Scenario, seat: Seat): Field {
  const field = fieldOf(scenario);
  return isTurned(seat) ? turnedField(field) : field;
}

export const hexName = (hex: HexId): Phrase => phrase((HEX_NAMES[hex] ?? '').toUpperCase());

export const lookOfUnit = (scenario: Scenario, unit: UnitId, isSquare: boolean): UnitLook =>
  lookOf(kindName(scenario, unit), kindOf(scenario, unit).blocks, isSquare);

export const groundOn = (scenario: Scenario, hex: HexId): Ground => groundAt(scenario, hex).id;

/** The unit of that seat on a hex; -1 for none. */
export function ownUnitOn(view: View, seat: Seat, hex: HexId): UnitId {
  const unit = unitAt(view.public, hex);
  return unit >= 0 && seatOf(scenarioOf(view), unit) === seat ? unit : NO_UNIT;
}

/** Whether an enemy unit is there, or an enemy leader alone. */
export function hasEnemy(view: View, seat: Seat, hex: HexId): boolean {
  const scenario = scenarioOf(view);
  const unit = unitAt(view.public, hex);
  if (unit >= 0) return seatOf(scenario, unit) !== seat;
  const leader = leaderOn(view.public, hex);
  return leader >= 0 && leaderSeat(scenario, leader) !== seat;
}

/** The unit on the move, or the leader; -1 for none. */
export const moverOf = ({
  question,
}: View): { readonly unit: UnitId; readonly leader: LeaderId } =>
  question?.kind === 'go' ? question : NO_MOVER;

const NO_MOVER = { unit: NO_UNIT, leader: NO_LEADER };

/** Hexes along the shortest way, both ends included. Leaders also pass where they may not stop. */
export function wayTo(reach: Reach, from: HexId, to: HexId): HexId[] {
  const way = [to];
  let here = to;
  for (let left = stepsTo(reach, to) - 1; left > 0; left--) {
    const nearer = neighboursOf(here).toSorted((a, b) => distance(a, from) - distance(b, from));
    here = nearer.find((hex) => stepsTo(reach, hex) === left) ?? nearer[0] ?? from;
    way.unshift(here);
  }
  return [from, ...way];
}
