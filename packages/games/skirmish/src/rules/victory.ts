import type { Io, Outcome, Seat } from '@bivouac/kernel';
import { firstUnitIn, hasUnits } from './combat.ts';
import { PRIZES } from './data.ts';
import type { Event } from './events.ts';
import type { PublicPart, State } from './state.ts';

/** How many areas that count a side holds. */
export function prizesHeld(part: PublicPart, side: Seat): number {
  let held = 0;
  for (const area of PRIZES) if (firstUnitIn(part, area, side) >= 0) held += 1;
  return held;
}

/** A side without units has lost at once. */
export function endIfDestroyed(state: State, io: Io<Event>): void {
  if (!hasUnits(state.public, 0)) end(state, { winners: [1], reason: 'destroyed' }, io);
  else if (!hasUnits(state.public, 1)) end(state, { winners: [0], reason: 'destroyed' }, io);
}

/** After the last round the side that holds more areas has won. */
export function endByAreas(state: State, io: Io<Event>): void {
  const lead = prizesHeld(state.public, 0) - prizesHeld(state.public, 1);
  const winners = lead === 0 ? [] : [lead > 0 ? 0 : 1];
  end(state, { winners, reason: 'areas' }, io);
}

function end(state: State, outcome: Outcome, io: Io<Event>): void {
  state.public.outcome = outcome;
  state.stack.length = 0;
  io.emit({ type: 'gameEnded', winners: outcome.winners, reason: outcome.reason });
}
