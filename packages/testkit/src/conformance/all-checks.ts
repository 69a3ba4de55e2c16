import type { MatchCheck, StepCheck } from './check.ts';
import { APPLY_CHECKS, LIST_CHECKS, ODDS_CHECKS } from './checks/actions.ts';
import { MATCH_CHECKS } from './checks/match.ts';
import { SECRET_CHECKS } from './checks/secrets.ts';
import { COPY_CHECKS, FUTURE_CHECKS, STATE_CHECKS } from './checks/state.ts';
import { VIEW_CHECKS } from './checks/views.ts';

/** Checks of one step that belong together. Close ones copy states and deal worlds: they are dear. */
export interface CheckGroup {
  readonly isClose: boolean;
  readonly checks: readonly StepCheck[];
}

/**
 * In the order in which they run. The first that fails ends the game, so the plain promises stand
 * first and each bug is reported by the check that was made for it: what others rely on (that a
 * clone shares nothing, that an action can be carried out) is looked at before they do.
 */
export const STEP_GROUPS: readonly CheckGroup[] = [
  { isClose: false, checks: [...STATE_CHECKS, ...LIST_CHECKS] },
  { isClose: true, checks: COPY_CHECKS },
  { isClose: false, checks: APPLY_CHECKS },
  {
    isClose: true,
    checks: [...FUTURE_CHECKS, ...VIEW_CHECKS, ...SECRET_CHECKS, ...ODDS_CHECKS],
  },
];

export { MATCH_CHECKS };
export const CHECKS: readonly (StepCheck | MatchCheck)[] = [
  ...STEP_GROUPS.flatMap(({ checks }) => checks),
  ...MATCH_CHECKS,
];
