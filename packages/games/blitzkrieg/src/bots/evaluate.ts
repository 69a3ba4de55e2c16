import type { Seat } from '@bivouac/kernel';
import { type Box, campaignOf, theatreOf, tokenOf } from '../rules/box.ts';
import { GOAL } from '../rules/data/stratagems.ts';
import type { TheatreId, TokenId } from '../rules/ids.ts';
import { isFree, isOpen } from '../rules/placing.ts';
import { activeIn, type PublicPart, type State, seatPart } from '../rules/state.ts';
import { bonusAt } from '../rules/tracks.ts';
import { WEIGHTS, WIN } from './weights.ts';

/** How good a position is for a seat, in points; the other seat's value is its negative. */
export function evaluate(box: Box, state: State, seat: Seat): number {
  const part = state.public;
  if (part.outcome !== null) return part.outcome.winners.includes(seat) ? WIN : -WIN;
  let balance = worth(part.vp[0]) - worth(part.vp[1]);
  for (const theatre of box.theatreIds) {
    if (isOpen(part, theatre)) balance += theatreBalance(box, part, theatre);
  }
  balance += tokensWorth(box, state, 0) - tokensWorth(box, state, 1);
  return seat === 0 ? balance : -balance;
}

/** Points, which count more as the end comes nearer. */
export function worth(points: number): number {
  return points + Math.max(0, points - GOAL * 0.7) * WEIGHTS.nearGoal;
}

/** The expected advantage of the first side in a theatre. */
export function theatreBalance(box: Box, part: PublicPart, theatre: TheatreId): number {
  const marker = part.markers[theatre] ?? 0;
  const { campaigns, trackEnd } = theatreOf(box, theatre);
  const active = activeIn(part, theatre);
  const shields = bonusAt(box, theatre, marker) * WEIGHTS.shields;
  let free = 0;
  let balance = 0;
  let left = 0;
  for (const campaign of campaigns) {
    if (campaign < active) continue;
    const { spaces, vp } = campaignOf(box, campaign);
    for (const space of spaces) if (isFree(part, space)) free += 1;
    // The more spaces are still to be fought over, the less a lead says.
    const hold = Math.tanh(marker / (WEIGHTS.doubt * Math.sqrt(free + 0.4)));
    const share = campaign === active ? 1 : WEIGHTS.later;
    balance += share * hold * (vp + shields);
    left += vp;
  }
  const near = Math.abs(marker) - (trackEnd - WEIGHTS.flagFrom);
  if (near > 0) balance += Math.sign(marker) * near * WEIGHTS.flagStep * Math.sqrt(left);
  return balance;
}

function tokensWorth(box: Box, state: State, seat: Seat): number {
  const { reserve, bag } = seatPart(state, seat);
  let sum = 0;
  for (const token of reserve) sum += tokenWorth(box, token);
  for (const token of bag) if (tokenOf(box, token).isSpecial) sum += WEIGHTS.weapon;
  return sum;
}

/** The expected value of a token in the reserve. */
export function tokenWorth(box: Box, token: TokenId): number {
  return WEIGHTS.token + WEIGHTS.value * usualValue(box, token);
}

/** About how far a token moves a marker, whatever its value says. */
function usualValue(box: Box, token: TokenId): number {
  const { ability, value } = tokenOf(box, token);
  if (ability === 'general' || ability === 'admiral') return 2;
  if (ability === 'blitz' || ability === 'scientist' || ability === 'bombing') return value + 2;
  if (ability === 'spy') return 2;
  return ability === 'monster' ? 3 : value;
}
