/** What a step of the solo opponent's procedure chooses between. */
export type VsSubject = 'move' | 'theatre' | 'space' | 'token';

/**
 * One of the 24 steps as it went: what it chose from, the numbers it compared, what was left. Ids are
 * theatres, spaces, or positions in the row counted from 1; of a `move` the theatre.
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
