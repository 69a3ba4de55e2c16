import {
  BOMBING,
  INDUSTRY,
  PROPAGANDA,
  RESEARCH,
  RESEARCH_INDUSTRY,
  STRATEGIC,
  TACTICAL,
} from '../box.ts';
import { enemyPoints, type OpponentView, ownPoints } from './sight.ts';

/** A step of the seed's list “Určení bitevního pole”: spaces with one of these effects. */
export interface Rung {
  readonly step: number;
  readonly effects: readonly number[];
  holds(sight: OpponentView): boolean;
}

export const SHORT_OF_TOKENS = 4;
export const NEAR_GOAL = 20;
const BEHIND = 3;

/** Seed, steps 13 and 17; for stratagems the research industry counts as well. */
export const FACTORIES: readonly number[] = [INDUSTRY];
export const ALL_FACTORIES: readonly number[] = [INDUSTRY, RESEARCH_INDUSTRY];
export const LABORATORIES: readonly number[] = [RESEARCH, RESEARCH_INDUSTRY];

const always = (): boolean => true;
export const isShortOfTokens = ({ row }: OpponentView): boolean => row.length <= SHORT_OF_TOKENS;
export const isNearGoal = (sight: OpponentView): boolean => ownPoints(sight) >= NEAR_GOAL;

/**
 * Steps 10 to 18, with the icons that the seed's text has lost restored from facts 6.3.
 * @rule blitzkrieg/solo-space
 */
export const LADDER: readonly Rung[] = [
  { step: 10, effects: [PROPAGANDA], holds: isNearGoal },
  { step: 11, effects: [STRATEGIC], holds: always },
  {
    step: 12,
    effects: [PROPAGANDA],
    holds: (sight) => enemyPoints(sight) - ownPoints(sight) >= BEHIND,
  },
  { step: 13, effects: FACTORIES, holds: isShortOfTokens },
  { step: 14, effects: LABORATORIES, holds: always },
  { step: 15, effects: [BOMBING], holds: always },
  { step: 16, effects: [TACTICAL], holds: always },
  { step: 17, effects: FACTORIES, holds: always },
  { step: 18, effects: [PROPAGANDA], holds: always },
];
