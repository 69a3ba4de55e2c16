// What a scenario can run out of (facts, section 1). Of the objective markers only their number is
// known; the values are ours.

/** The value on each of the three objective markers. */
export const OBJECTIVE_MARKERS: readonly number[] = [1, 1, 2];
export const ESCAPE_MARKERS = 4;
/** For each side. Only the start is bound by it (ruling N-19). */
export const CONTROL_MARKERS = 16;
