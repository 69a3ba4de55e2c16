/** The measurements, each on one core. */
export const METRICS = [
  'decisionsPerSecond',
  'matchDecisionsPerSecond',
  'clonesPerSecond',
  'viewsPerSecond',
  'worldsPerSecond',
  'eventDecisionsPerSecond',
] as const;
export type Metric = (typeof METRICS)[number];

/** How much work: fixed, so that two runs can be seen to have done the same. */
export interface Effort {
  /** Games begin until this number of decisions has been taken. */
  readonly decisions: number;
  /** Copies, views and worlds made. */
  readonly copies: number;
  readonly warmups: number;
  readonly repetitions: number;
}

/** The large games are fully compiled only after some 200,000 decisions: that is what is measured. */
export const FULL: Effort = { decisions: 30_000, copies: 100_000, warmups: 8, repetitions: 7 };
/** For our own tests, which look at the shape of the answer and not at the speed. */
export const QUICK: Effort = { decisions: 200, copies: 200, warmups: 0, repetitions: 1 };

/** One task for a worker. */
export interface BenchTask {
  readonly game: string;
  readonly scenario: string;
  readonly metric: Metric;
  readonly effort: Effort;
}

export interface BenchRow {
  readonly game: string;
  readonly scenario: string;
  readonly metric: Metric;
  /** Per second, the median of the repetitions. */
  readonly value: number;
  /** The states the work ended in, chained: equal hashes, equal work. */
  readonly hash: string;
  /** Mean length of the games and mean number of actions to choose from: a speed needs both. */
  readonly meanDecisions: number;
  readonly meanActions: number;
}
