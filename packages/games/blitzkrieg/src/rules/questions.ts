import type { Seat } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import { NO_THEATRE, type SpaceId, type TheatreId } from './ids.ts';

/** Everything a player can be asked, with what the question is about. */
export type Question =
  /** Which marker moves `steps` towards `seat` before the game begins. */
  | { readonly kind: 'shift'; readonly seat: Seat; readonly steps: number }
  /** Which token, and then which space; `theatre` is -1, or where a blitz goes on. */
  | { readonly kind: 'token'; readonly theatre: TheatreId }
  | { readonly kind: 'space'; readonly theatre: TheatreId }
  | { readonly kind: 'bomb' }
  /** Which marker the strategic advantage of `space` moves `steps` towards `seat`. */
  | { readonly kind: 'aim'; readonly seat: Seat; readonly space: SpaceId; readonly steps: number }
  /** Which of the pending effects of a theatre closed by its flag comes next, by space. */
  | { readonly kind: 'effect'; readonly pending: readonly SpaceId[] }
  /** Which theatre opens; its marker starts at `marker`. */
  | { readonly kind: 'open'; readonly marker: number };

/** Where a blitz goes on; `NO_THEATRE` where a token may go anywhere, or neither side is asked for one. */
export const blitzTheatre = (question: Question | null): TheatreId =>
  question?.kind === 'token' || question?.kind === 'space' ? question.theatre : NO_THEATRE;

/** The kinds of action that answer each question. The solo opponent picks from its row where a player takes. */
const ANSWERS: { readonly [kind in Question['kind']]: readonly Action['kind'][] } = {
  shift: ['shift'],
  token: ['take', 'pick', 'stop'],
  space: ['place'],
  bomb: ['bomb'],
  aim: ['aim'],
  effect: ['resolve'],
  open: ['open'],
};

export const answersTo = (question: Question | null): readonly Action['kind'][] =>
  question === null ? [] : ANSWERS[question.kind];
