/** One part of a sum, and what it comes from. */
export interface PreviewModifier {
  readonly source: string;
  readonly value: number;
}

/** Dice that an action throws. */
export interface PreviewThrow {
  readonly dice: number;
  readonly sides: number;
  /** The parts of `total`, which is a number to reach or the number of dice; the game says which. */
  readonly modifiers: readonly PreviewModifier[];
  readonly total: number;
}

/** One result that an action can have, by the game's gist. Its chance is `weight` / `Preview.total`, exactly. */
export interface PreviewOutcome {
  readonly key: string;
  readonly weight: number;
}

/**
 * The effect of an action, read from the view alone and without playing it. A game extends this with all that its
 * own table shows. Conformance compares `outcomes` with the odds that `odds` counts by playing the action.
 */
export interface Preview {
  /** In the order in which they are thrown; empty where no dice are. */
  readonly throws: readonly PreviewThrow[];
  /** Each key once, the weights greater than 0 and together `total`. One outcome: luck decides nothing. */
  readonly outcomes: readonly PreviewOutcome[];
  /** A whole number below 2^53. */
  readonly total: number;
}

/** An action without luck: its one outcome. */
export const certain = (key: string): Pick<Preview, 'throws' | 'outcomes' | 'total'> => ({
  throws: [],
  outcomes: [{ key, weight: 1 }],
  total: 1,
});

/** The chance of one outcome, for showing. */
export const chanceOf = ({ outcomes, total }: Preview, key: string): number =>
  (outcomes.find((outcome) => outcome.key === key)?.weight ?? 0) / total;
