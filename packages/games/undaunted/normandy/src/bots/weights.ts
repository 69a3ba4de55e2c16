/**
 * How much each rule of thumb counts, in one common unit: a fair play of a card is about 1. Found
 * by playing against itself over all scenarios; the search's evaluation uses the same numbers.
 */
export const WEIGHTS = {
  /** How fast a goal loses worth with the length of the way. */
  step: 0.7,
  /** The additional cost of a tile that is not yet scouted: a unit has to scout it first. */
  unscouted: 1,
  /** What further goals count beside the nearest. */
  others: 0.8,
  /** Reaching the goal of a scenario. */
  goal: 20,
  /** The same when the enemy only wants to pin. */
  hurry: 8,
  /** Throwing the enemy back by a point, compared with a point of one's own. */
  denial: 0.6,
  /** An objective that ends the game: the enemy will not let it go easily, others still count. */
  decisive: 0.5,
  /** An objective that the enemy can take, and one that wins for them. */
  threat: 0.7,
  threatOfLoss: 5,
  /** An objective with an enemy on it, or with a comrade nearer to it. */
  occupied: 0.4,
  comrade: 0.45,
  /** A hit, and how much more the last riflemen count. */
  hit: 0.6,
  lastRiflemen: 0.45,
  pinning: 2.5,
  /** Clearing ground of the enemy. */
  clearing: 0.15,
  suppress: 1.15,
  /** What a better place to shoot from is worth, for riflemen and for others. */
  bite: 0.4,
  post: 1.3,
  cover: 0.06,
  /** A marker on the riflemen's way, and going where markers are missing. */
  marker: 1.2,
  scouting: 0.3,
  fog: 0.3,
  bolster: 0.7,
  moreRiflemen: 1,
  draw: 0.85,
  recon: 0.5,
  conceal: 0.4,
  ready: 0.7,
  entry: 0.4,
  lead: 0.3,
} as const;
