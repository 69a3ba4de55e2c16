/** How one scenario went: the row of a table. */
export interface ScenarioFigures {
  readonly games: number;
  /** By seat. */
  readonly wins: readonly number[];
  readonly draws: number;
  readonly unfinished: number;
  readonly meanDecisions: number;
  readonly meanRounds?: number;
  /** Of the battles of a campaign: ended by the limit of rounds. */
  readonly exhausted?: number;
}

/** The figures of a game, as they are kept beside its rules. */
export interface GameFigures {
  readonly bot: string;
  readonly seed: string;
  readonly seats: readonly string[];
  readonly scenarios: { readonly [scenario: string]: ScenarioFigures };
  /** Whole campaigns that were played for these figures. */
  readonly campaigns?: number;
  /** How often each ending of a campaign was reached. */
  readonly endings?: { readonly [ending: string]: number };
}
