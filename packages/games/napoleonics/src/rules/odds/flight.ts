import { escapeDice, facesThatHit } from '../dice.ts';
import type { Modifier } from '../events.ts';
import type { HexId, LeaderId } from '../ids.ts';
import { NO_UNIT } from '../ids.ts';
import { flightFrom } from '../retreat.ts';
import { leaderSeat, type Scenario, seatOf } from '../scenario.ts';
import { type PublicPart, unitAt } from '../state.ts';
import { type Branch, branchesOf, NO_THROW } from './branches.ts';
import { waysToThrow } from './ways.ts';

/** Dice that an enemy throws at a leader who flees past it. */
export interface EscapeThrow {
  readonly modifiers: readonly Modifier[];
  readonly dice: number;
}

/** A leader in flight: the hex reached, after how many hexes. */
interface Fleeing {
  readonly leader: LeaderId;
  readonly hex: HexId;
  readonly gone: number;
}

/** The rolls against a leader who escapes, hex by hex while the owner has no choice; fills `throws` in order. */
export function flightBranches(
  scenario: Scenario,
  part: PublicPart,
  fleeing: Fleeing,
  throws: EscapeThrow[],
): readonly Branch[] {
  const { leader, hex } = fleeing;
  const unit = unitAt(part, hex);
  if (unit < 0 || seatOf(scenario, unit) === leaderSeat(scenario, leader)) {
    return goOn(scenario, part, fleeing, throws);
  }
  const modifiers: Modifier[] = [];
  const dice = escapeDice(scenario, part, unit, modifiers);
  throws.push({ modifiers, dice });
  const ways = waysToThrow(dice, facesThatHit(scenario, unit, NO_UNIT, 'escape').length, 0);
  const spared = goOn(scenario, part, fleeing, throws);
  return branchesOf({ ways, total: 6 ** dice }, (hits) => (hits > 0 ? NO_THROW : spared));
}

function goOn(
  scenario: Scenario,
  part: PublicPart,
  { leader, hex, gone }: Fleeing,
  throws: EscapeThrow[],
): readonly Branch[] {
  const { hexes, mayHalt, mayLeave } = flightFrom(scenario, part, leader, hex, gone);
  const [next] = hexes;
  const isForced = hexes.length === 1 && !mayHalt && !mayLeave;
  if (next === undefined || !isForced) return NO_THROW;
  return flightBranches(scenario, part, { leader, hex: next, gone: gone + 1 }, throws);
}
