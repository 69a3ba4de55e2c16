import type { Io } from '@bivouac/kernel';
import { idOf, nth } from '@bivouac/kernel';
import { CAVALRY, INFANTRY } from './data/kinds.ts';
import { faceClass, isThroughWorks, SABERS } from './dice.ts';
import type { Event } from './events.ts';
import type { HexId, UnitId } from './ids.ts';
import { NO_UNIT } from './ids.ts';
import { classOf, groundAt, kindName, kindOf, type Scenario, seatOf } from './scenario.ts';
import { hexOf, isInSquare, type PublicPart, type State, seatPart, squaresOf } from './state.ts';

/** Places on each side's track. */
export const SQUARE_PLACES = 4;
/**
 * With fewer cards no square can be formed.
 * @rule napoleonics/square
 */
export const CARDS_FOR_SQUARE = 3;

/**
 * Cavalry that a square hits cannot ignore its flags.
 * @rule napoleonics/square
 */
export const isRepelled = (
  scenario: Scenario,
  part: PublicPart,
  striker: UnitId,
  target: UnitId,
): boolean => isInSquare(part, striker) && classOf(scenario, target) === CAVALRY;

/**
 * Zformování do čtverce: everything about it is public, the number of cards too.
 * @rule napoleonics/square
 */
export function mayFormSquare(
  scenario: Scenario,
  state: State,
  target: UnitId,
  attacker: UnitId,
  hex: HexId,
  from: HexId,
): boolean {
  const part = state.public;
  if (classOf(scenario, target) !== INFANTRY || classOf(scenario, attacker) !== CAVALRY) {
    return false;
  }
  const seat = seatOf(scenario, target);
  if (isInSquare(part, target) || !squaresOf(part, seat).includes(NO_UNIT)) return false;
  if (seatPart(state, seat).hand.length < CARDS_FOR_SQUARE) return false;
  return allowsSquare(scenario, part, hex, from);
}

/**
 * N-13: neither on fords nor on field works; leniently on both, but not against an attack through works.
 * @rule napoleonics/town napoleonics/ford napoleonics/field-works
 */
export function allowsSquare(
  scenario: Scenario,
  part: PublicPart,
  hex: HexId,
  from: HexId,
): boolean {
  const { squares } = groundAt(scenario, hex);
  if (!part.isSquareLenient) return squares === 'always' && scenario.works[hex] === 0;
  return squares !== 'never' && !isThroughWorks(scenario, from, hex);
}

/**
 * The attacker takes a card from the owner's hand, unseen, and lays it on the track.
 * @rule napoleonics/square
 */
export function formSquare(
  scenario: Scenario,
  state: State,
  unit: UnitId,
  attacker: UnitId,
  io: Io<Event>,
): void {
  const part = state.public;
  const seat = seatOf(scenario, unit);
  if (part.rollsForSquare && !rollForSquare(scenario, unit, attacker, io)) return;
  const own = seatPart(state, seat);
  const places = squaresOf(part, seat);
  const place = places.indexOf(NO_UNIT);
  const at = io.chance.pick(own.hand.length, 'square.card');
  const [card = -1] = own.hand.splice(at, 1);
  places[place] = unit;
  own.captured[place] = idOf(card);
  io.emit({
    type: 'squareFormed',
    unit,
    kind: kindName(scenario, unit),
    hex: hexOf(part, unit),
    secret: { [seat]: { card } },
  });
}

/**
 * Alternativní pravidlo od autora překladu: a horse fails, against light cavalry sabers too.
 * @rule napoleonics/square-roll
 */
function rollForSquare(scenario: Scenario, unit: UnitId, attacker: UnitId, io: Io<Event>): boolean {
  const dice = io.chance.dice(1, 6, 'square.form');
  const face = nth(dice, 0);
  const isLight = !kindOf(scenario, attacker).isHeavy;
  const isFormed = faceClass(face) !== CAVALRY && !(isLight && face === SABERS);
  io.emit({ type: 'squareRolled', unit, kind: kindName(scenario, unit), dice, isFormed });
  return isFormed;
}
