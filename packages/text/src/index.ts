export * from './game-text.ts';
export * from './language.ts';
export { describeOutcome } from './platform/outcome.ts';
export { describeProblem } from './platform/problems.ts';
export * from './plural.ts';
export { skirmishTexts } from './skirmish/index.ts';
