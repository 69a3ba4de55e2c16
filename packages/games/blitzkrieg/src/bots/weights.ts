/** How much each thing counts, in victory points. Found by playing against itself. */
export const WEIGHTS = {
  /** How soon a lead is safe: the larger, the later. */
  doubt: 1.6,
  /** What campaigns that are not yet active count beside the active one. */
  later: 0.5,
  /** Shields that the marker has passed. */
  shields: 0.8,
  /** The pull of the flag: at how many steps it begins, and what each step counts then. */
  flagFrom: 5,
  flagStep: 0.45,
  /** A token in the reserve, and each point of its value. */
  token: 0.55,
  value: 0.22,
  /** A special weapon in the bag. */
  weapon: 0.35,
  /** Points near the goal count more, since the end comes nearer. */
  nearGoal: 0.5,
} as const;

export const WIN = 1000;
