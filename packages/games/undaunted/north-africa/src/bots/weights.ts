/**
 * How much each rule of thumb counts, in one common unit: a fair play of a card is about 1. Found
 * by playing against itself over all scenarios.
 */
export const WEIGHTS = {
  /** How fast a goal loses worth with the length of the way. */
  step: 0.6,
  /** The further cost of a tile without a marker, for those who need one. */
  unscouted: 1,
  /** Reaching the goal of a scenario. */
  goal: 20,
  /** Throwing the enemy back by a point, compared with a point of one's own. */
  denial: 0.5,
  /** A hit, on units that our goal names, and on units that the enemy's goal needs. */
  hit: 0.6,
  prey: 2.2,
  threat: 1.2,
  /** A vehicle: the damage beside the wound. */
  damage: 0.7,
  suppress: 1,
  /** A better place to shoot from. */
  post: 0.9,
  cover: 0.08,
  /** Being shot at: for whom the enemy hunts. */
  danger: 0.35,
  marker: 0.9,
  fog: 0.25,
  bolster: 0.6,
  draw: 0.8,
  recon: 0.5,
  conceal: 0.35,
  ready: 0.7,
  repair: 0.8,
  lead: 0.3,
} as const;

/** What ends the game in one's favour beats everything else. */
export const WIN = 1000;
/** Less than this is not worth a card. */
export const LEAST = 0.03;
