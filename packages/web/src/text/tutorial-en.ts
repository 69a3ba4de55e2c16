/** What the tutorial says, step by step. */
export const tutorialEn = {};
