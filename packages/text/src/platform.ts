// What every program says, whatever is played: without a word of any game, so that it loads at once.
export * from './game-text.ts';
export * from './language.ts';
export { describeOutcome } from './platform/outcome.ts';
export { describeProblem } from './platform/problems.ts';
export { describeYourMove } from './platform/your-move.ts';
export * from './plural.ts';
export type { Translated } from './translated.ts';
