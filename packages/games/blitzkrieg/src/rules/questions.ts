import type { Seat } from '@bivouac/kernel';

/** Everything a player can be asked, with what the question is about. */
export type Question =
  /** Which marker moves `steps` towards `seat` before the game begins. */
  | { readonly kind: 'shift'; readonly seat: Seat; readonly steps: number }
  /** Which token, and then which space; `theatre` is -1, or where a blitz goes on. */
  | { readonly kind: 'token'; readonly theatre: number }
  | { readonly kind: 'space'; readonly theatre: number }
  | { readonly kind: 'bomb' }
  /** Which marker the strategic advantage of `space` moves `steps` towards `seat`. */
  | { readonly kind: 'aim'; readonly seat: Seat; readonly space: number; readonly steps: number }
  /** Which of the pending effects of a theatre closed by its flag comes next, by space. */
  | { readonly kind: 'effect'; readonly pending: readonly number[] }
  /** Which theatre opens; its marker starts at `marker`. */
  | { readonly kind: 'open'; readonly marker: number };

/** Where a blitz goes on; -1 where a token may go anywhere, or nobody is asked for one. */
export const blitzTheatre = (question: Question | null): number =>
  question?.kind === 'token' || question?.kind === 'space' ? question.theatre : -1;
