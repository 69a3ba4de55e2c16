/** How much each rule of thumb counts; a fair play of a card is about 1. */
export const WEIGHTS = {
  /** Meeting the task of a scenario. */
  goal: 18,
  /** Throwing the enemy back, compared with getting on oneself. */
  denial: 0.5,
  /** How fast a goal loses worth with the length of the way. */
  step: 0.62,
  unscouted: 1,
  hit: 0.8,
  riflemen: 0.4,
  /** A further hit on a counter that has no cards left routs it. */
  last: 0.5,
  suppress: 0.75,
  post: 0.5,
  cover: 0.1,
  danger: 0.3,
  marker: 0.8,
  fog: 0.2,
  bolster: 0.55,
  reform: 1.6,
  draw: 0.8,
  recon: 0.55,
  conceal: 0.3,
  rally: 0.8,
  mine: 0.25,
  smoke: 0.3,
  field: 0.6,
  raze: 0.25,
  plane: 1.2,
  lead: 0.3,
} as const;

/** Less than this is not worth a card. */
export const LEAST = 0.03;
