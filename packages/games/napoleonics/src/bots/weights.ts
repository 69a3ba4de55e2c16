/** The weights of a bot. The levels differ only in these figures. */
export interface Weights {
  readonly id: string;
  /** How much it fears what the enemy could do next. */
  readonly fear: number;
  /** How much it wants to close in. */
  readonly drive: number;
  /** How much ground that gives banners draws it. */
  readonly ground: number;
  /** Whether it counts the blow it gets in return. */
  readonly minds: boolean;
  /** Random part of every judgement. */
  readonly noise: number;
}

export const HARD: Weights = {
  id: 'hard',
  fear: 0.5,
  drive: 0.1,
  ground: 1,
  minds: true,
  noise: 0,
};
export const MEDIUM: Weights = {
  id: 'medium',
  fear: 0.2,
  drive: 0.16,
  ground: 0.6,
  minds: true,
  noise: 0.5,
};
export const EASY: Weights = {
  id: 'easy',
  fear: 0,
  drive: 0.2,
  ground: 0.3,
  minds: false,
  noise: 1.6,
};

/** A banner, in blocks; more the nearer the end is. */
export const BANNER = 2.5;
/** A card that a square takes out of the hand. */
export const CARD = 0.6;
