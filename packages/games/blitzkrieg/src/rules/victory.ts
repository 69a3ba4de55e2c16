import type { Io, Outcome, Seat } from '@bivouac/kernel';
import type { Box } from '../box.ts';
import { GOAL } from '../data/stratagems.ts';
import type { Event } from '../events.ts';
import { otherSeat, type PublicPart, pointsOf, type State, seatPart } from '../state.ts';
import { canPlace, isOpen } from './placing.ts';

/** On equal points the second side wins (facts 5.8: the Allies). */
export function leader(part: PublicPart): Seat {
  return part.vp[0] > part.vp[1] ? 0 : 1;
}

/** Facts 5.8: after each turn of the second side; so the first side's 25 points wait for it. */
export function endByPoints(state: State, io: Io<Event>): void {
  const { vp } = state.public;
  if (Math.max(vp[0], vp[1]) < GOAL) return;
  end(state, { winners: [leader(state.public)], reason: 'points' }, io);
}

/** Facts 5.8: who must place and cannot, loses at once. */
export function endIfStuck(box: Box, state: State, seat: Seat, io: Io<Event>): void {
  const part = state.public;
  if (canPlace(box, part, seat, seatPart(state, seat).reserve)) return;
  const isAllClosed = !part.active.some((_, theatre) => isOpen(part, theatre));
  if (isAllClosed && part.house.doTotalsDecide) {
    end(state, { winners: [leader(part)], reason: 'totals' }, io);
  } else end(state, { winners: [otherSeat(seat)], reason: 'cannot-place' }, io);
}

/** Whether this total, once the turn is over, decides the game for the side. */
export function isWinning(part: PublicPart, seat: Seat): boolean {
  return pointsOf(part, seat) >= GOAL && leader(part) === seat;
}

function end(state: State, outcome: Outcome, io: Io<Event>): void {
  state.public.outcome = outcome;
  state.stack.length = 0;
  for (const part of state.seats) part.held = -1;
  io.emit({
    type: 'gameEnded',
    winners: outcome.winners,
    reason: outcome.reason,
    // That somebody cannot place tells what he holds.
    reveals: true,
  });
}
