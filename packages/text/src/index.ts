export * from './game-text.ts';
export * from './language.ts';
export * from './normandy/index.ts';
export { normandyTexts } from './normandy/texts.ts';
export { describeOutcome } from './platform/outcome.ts';
export { describeProblem } from './platform/problems.ts';
export * from './plural.ts';
export { skirmishTexts } from './skirmish/index.ts';
export type { Translated } from './translated.ts';
