import type { TokenId } from '../ids.ts';
/**
 * What a step of the solo opponent's procedure chooses between. `aim` is the theatre of a strategic
 * advantage, `effect` the next effect of a theatre that it has closed by the flag.
 */
export type VsSubject = 'move' | 'theatre' | 'space' | 'token' | 'aim' | 'effect';

/** In place of a number: the greatest change, which the seed describes apart from the 24 steps. */
export const GREATEST_CHANGE = 0;

/**
 * One of the 24 steps as it went: what it chose from, the numbers it compared, what was left. Ids are
 * theatres, spaces, or positions in the row counted from 1; of a `move` and an `aim` the theatre, of an
 * `effect` the space.
 */
export interface VsStep {
  readonly step: number;
  readonly about: VsSubject;
  /** Whether it left fewer than it found, or found the move. */
  readonly decided: boolean;
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** One number per candidate of `from`, where numbers were compared. */
  readonly values: readonly number[];
}

/** Why the solo opponent placed one token as it did. */
export interface VsReasons {
  /** Its row when it chose, from left to right: positions in the steps mean these tokens. */
  readonly row: readonly TokenId[];
  /** None where the placement is not the one that its procedure finds. */
  readonly steps: readonly VsStep[];
}
