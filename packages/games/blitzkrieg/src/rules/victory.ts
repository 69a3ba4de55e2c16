import type { Io, Outcome, Seat } from '@bivouac/kernel';
import type { Box } from './box.ts';
import { GOAL } from './data/stratagems.ts';
import type { Event } from './events.ts';
import { canPlace } from './placing.ts';
import { CLOSED, otherSeat, type PublicPart, pointsOf, type State, seatPart } from './state.ts';

/**
 * On equal points the second side wins (facts 5.8: the Allies).
 * @rule blitzkrieg/goal
 */
export function leader(part: PublicPart): Seat {
  return part.vp[0] > part.vp[1] ? 0 : 1;
}

/**
 * Facts 5.8: after each turn of the second side; so the first side's 25 points wait for it.
 * @rule blitzkrieg/goal
 */
export function endByPoints(state: State, io: Io<Event>): void {
  const { vp } = state.public;
  if (Math.max(vp[0], vp[1]) < GOAL) return;
  end(state, { winners: [leader(state.public)], reason: 'points' }, io);
}

/**
 * Facts 5.8: who must place and cannot, loses at once.
 * @rule blitzkrieg/cannot-place
 */
export function endIfStuck(box: Box, state: State, seat: Seat, io: Io<Event>): void {
  const part = state.public;
  if (canPlace(box, part, seat, seatPart(state, seat).reserve)) return;
  const isAllClosed = !part.active.some((active) => active >= 0);
  if (isAllClosed && part.house.doTotalsDecide) {
    end(state, { winners: [leader(part)], reason: 'totals' }, io);
  } else end(state, { winners: [otherSeat(seat)], reason: 'cannot-place' }, io);
}

/** Whether no theatre is open and none can be opened: neither side can place any more. */
const isAllOver = (part: PublicPart): boolean => part.active.every((active) => active === CLOSED);

/**
 * The side that has won as soon as the mover's turn is over, as far as the open table tells; -1 while the game
 * goes on. `enemyTokens` is how many the enemy has left that can be placed, as far as they are known.
 */
function wonAtOnce(part: PublicPart, mover: Seat, enemyTokens: number): number {
  if (mover === 1 && Math.max(part.vp[0], part.vp[1]) >= GOAL) return leader(part);
  if (isAllOver(part) && part.house.doTotalsDecide) return leader(part);
  return isAllOver(part) || enemyTokens <= 0 ? mover : -1;
}

/** whether the mover's turn, if it ended like this, would decide the game for it. */
export function isWinning(part: PublicPart, mover: Seat, enemyTokens: number): boolean {
  const won = wonAtOnce(part, mover, enemyTokens);
  if (won >= 0) return won === mover;
  return pointsOf(part, mover) >= GOAL && leader(part) === mover;
}

/** the same against it. */
export function isLosing(part: PublicPart, mover: Seat, enemyTokens: number): boolean {
  const won = wonAtOnce(part, mover, enemyTokens);
  if (won >= 0) return won !== mover;
  return pointsOf(part, otherSeat(mover)) >= GOAL && leader(part) !== mover;
}

function end(state: State, outcome: Outcome, io: Io<Event>): void {
  state.public.outcome = outcome;
  state.stack.length = 0;
  for (const part of state.seats) part.held = -1;
  io.emit({
    type: 'gameEnded',
    winners: outcome.winners,
    reason: outcome.reason,
    // That a side cannot place tells what it holds.
    reveals: true,
  });
}
