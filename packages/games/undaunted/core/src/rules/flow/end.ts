import type { Io, Seat } from '@bivouac/kernel';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import type { Rules } from '../types.ts';

/**
 * The box knows no limit; ours keeps a stubborn game from lasting forever (ruling R-35).
 * @rule normandy/resign-and-draw north-africa/resign-and-draw
 * @rule stalingrad/resign-and-draw
 */
export const MAX_ROUNDS = 100;

/** Ends the game at once, in the middle of whatever is going on. */
export function endGame<X>(
  state: State<X>,
  winners: readonly Seat[],
  reason: string,
  emit: (event: Event) => void,
): void {
  state.public.outcome = { winners, reason };
  state.stack.length = 0;
  emit({ type: 'gameEnded', winners, reason });
}

/** The last round is over: a draw, unless the title knows who was ahead. */
export function endExhausted<X>(rules: Rules<X>, state: State<X>, io: Io<Event>): void {
  const winner = rules.title.afterLastRound?.(rules, state.public);
  const winners = winner === undefined ? [] : [winner];
  state.public.outcome = { winners, reason: 'exhausted' };
  io.emit({ type: 'gameEnded', winners, reason: 'exhausted' });
}
