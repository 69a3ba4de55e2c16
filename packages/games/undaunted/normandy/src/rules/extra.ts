import type { Action, Rules, State, VerbRule, View } from '@bivouac/undaunted-core';
import type { NormandyQuestion, Question } from './questions.ts';

/** State of Normandy only. */
export interface Extra {
  /** Tile of each side's target marker; -1 when it is off the board. */
  targets: [number, number];
  /** By how much the radio's tile has been raised (scenario 10). */
  raised: number;
  /**
   * Only a pinned side can be beyond all hope (ruling R-32). Left out under the other reading, so that
   * the positions of games recorded under rules 1 keep their hashes.
   */
  isPinNeeded?: true;
}

export type NormandyState = State<Extra>;
export type NormandyRules = Rules<Extra>;
export type NormandyView = View<Extra, Question>;
export type NormandyVerb = VerbRule<Extra, NormandyQuestion, Action>;
