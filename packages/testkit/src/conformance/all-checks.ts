import type { MatchCheck, StepCheck } from './check.ts';
import { ACTION_CHECKS } from './checks/actions.ts';
import { MATCH_CHECKS } from './checks/match.ts';
import { SECRET_CHECKS } from './checks/secrets.ts';
import { COPY_CHECKS, STATE_CHECKS } from './checks/state.ts';
import { VIEW_CHECKS } from './checks/views.ts';

/**
 * Checks of one step, in the order in which they run. The first that fails ends the game, so the
 * plain promises stand first and each bug is reported by the check that was made for it.
 */
export const QUICK_CHECKS: readonly StepCheck[] = [...STATE_CHECKS, ...ACTION_CHECKS];

/** Those that copy states and deal worlds: they cost ten times as much. */
export const CLOSE_CHECKS: readonly StepCheck[] = [
  ...COPY_CHECKS,
  ...VIEW_CHECKS,
  ...SECRET_CHECKS,
];

export { MATCH_CHECKS };
export const CHECKS: readonly (StepCheck | MatchCheck)[] = [
  ...QUICK_CHECKS,
  ...CLOSE_CHECKS,
  ...MATCH_CHECKS,
];
