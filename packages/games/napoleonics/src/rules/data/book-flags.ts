/**
 * Whether a unit that struck first may battle back as well, if it holds its hex after the attack. The
 * rulebook is silent (ruling N-20).
 */
export const BATTLES_BACK_AFTER_FIRST_STRIKE = true;
