import type { Seat } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import type { AreaId, UnitId } from './data.ts';

/** Everything a player can be asked, with what the question is about. */
export type Question =
  | { readonly kind: 'bid' }
  | { readonly kind: 'order'; readonly turn: Seat }
  | { readonly kind: 'unit'; readonly turn: Seat; readonly left: number }
  | { readonly kind: 'goal'; readonly turn: Seat; readonly unit: UnitId }
  /** Asks the opponent of the seat whose turn it is. */
  | { readonly kind: 'react'; readonly turn: Seat; readonly unit: UnitId; readonly area: AreaId };

/** The kinds of action that answer each question. */
const ANSWERS: { readonly [kind in Question['kind']]: readonly Action['kind'][] } = {
  bid: ['bid'],
  order: ['order'],
  unit: ['halt', 'pick'],
  goal: ['march', 'attack'],
  react: ['stand', 'ambush'],
};

export const answersTo = (question: Question | null): readonly Action['kind'][] =>
  question === null ? [] : ANSWERS[question.kind];
