/**
 * The solo opponent's eight tactical tokens; the ids are those of the notation and the texts.
 * @rule blitzkrieg/stratagems
 */
export const STRATAGEMS = [
  'big-guns',
  'counterattack',
  'economic-warfare',
  'for-the-glory',
  'rapid-deployment',
  'research-development',
  'secure',
  'no-change',
] as const;
export type Stratagem = (typeof STRATAGEMS)[number];

/** “Žádná změna”, in English “Steamroll”: the stratagem before it holds again. */
export const NO_CHANGE = STRATAGEMS.indexOf('no-change');

/**
 * Seed, Příprava hry: rolls of the die, and steps towards the opponent for each of them.
 * @rule blitzkrieg/solo-setup
 */
export const LEVELS = {
  low: { rolls: 3, steps: 1 },
  middle: { rolls: 3, steps: 2 },
  high: { rolls: 4, steps: 2 },
} as const;

/** Tokens in the opponent's row, and behind a player's screen, at the start. */
export const ROW_SIZE = 5;
export const RESERVE_SIZE = 3;
/** @rule blitzkrieg/goal */
export const GOAL = 25;

/**
 * Seed, Rozšíření Nippon: the number of first theatres to shift, and by how many steps.
 * @rule blitzkrieg/nippon-solo
 */
export const NIPPON_SHIFTS = { theatres: 2, steps: 2 } as const;
