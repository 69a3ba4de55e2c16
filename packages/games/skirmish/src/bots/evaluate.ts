import { nth, type Seat } from '@bivouac/kernel';
import { firstUnitIn } from '../rules/combat.ts';
import { NEIGHBOURS, PRIZES, sideOf, UNIT_IDS } from '../rules/data.ts';
import { areaOf, type State, strengthOf } from '../rules/state.ts';
import { prizesHeld } from '../rules/victory.ts';

const WIN = 10_000;

/** How good a position is for a seat; the other seat's value is its negative. For bots only. */
export function evaluate(state: State, seat: Seat): number {
  const { outcome } = state.public;
  if (outcome !== null) {
    if (outcome.winners.length === 0) return 0;
    return outcome.winners.includes(seat) ? WIN : -WIN;
  }
  return sideValue(state, seat) - sideValue(state, 1 - seat);
}

function sideValue(state: State, seat: Seat): number {
  const part = state.public;
  let value = prizesHeld(part, seat) * 30;
  for (const unit of UNIT_IDS) {
    const area = areaOf(part, unit);
    if (sideOf(unit) !== seat || area < 0) continue;
    value += 20 * strengthOf(part, unit);
    // A unit beside an empty area is worth a little: it can take it next.
    for (const near of nth(NEIGHBOURS, area)) {
      if (PRIZES.includes(near) && firstUnitIn(part, near, 0) + firstUnitIn(part, near, 1) === -2) {
        value += 2;
      }
    }
  }
  return value;
}
