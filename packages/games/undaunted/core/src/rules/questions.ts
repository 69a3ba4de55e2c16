import type { BaseAction, BaseQuestion, Seat } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import type { CardInPlay } from './play.ts';

/** The subject of the dice: one target, a tile to choose, or each target on a tile in turn. */
export type Aim = 'one' | 'tile' | 'each';

/** Fields of every question of the series; the shared tables and bots read only these. */
export interface SeriesQuestion extends BaseQuestion {
  /** The side whose turn it is, if no card says so. */
  readonly turn?: Seat;
  readonly play?: CardInPlay;
  readonly aim?: Aim;
}

/** A question about the card in play. */
export interface PlayQuestion<K extends string> {
  readonly kind: K;
  readonly play: CardInPlay;
}

/** A question whose answer fires. */
export interface FireQuestion<K extends string> extends PlayQuestion<K> {
  readonly aim: Aim;
}

/** The questions of every title. */
export type CoreQuestion =
  | { readonly kind: 'bid' }
  | { readonly kind: 'card'; readonly turn: Seat }
  | PlayQuestion<'use'>
  | PlayQuestion<'step'>
  | FireQuestion<'attack'>
  | FireQuestion<'suppress'>
  | PlayQuestion<'bolster'>
  | PlayQuestion<'inspire'>;

/** Which actions answer each question. */
export type Answers<Q extends BaseQuestion, A extends BaseAction = Action> = {
  readonly [kind in Q['kind']]: readonly A['kind'][];
};

export const CORE_ANSWERS: Answers<CoreQuestion> = {
  bid: ['bid'],
  card: ['end', 'play'],
  use: ['use', 'useFor', 'ready', 'hunker'],
  step: ['go', 'done'],
  attack: ['shoot'],
  suppress: ['shoot'],
  bolster: ['take', 'done'],
  inspire: ['take', 'done'],
};

/** The side whose turn it is; null while both sides bid, and when the game is over. */
export const seatInTurn = (question: SeriesQuestion | null): Seat | null =>
  question?.play?.seat ?? question?.turn ?? null;
