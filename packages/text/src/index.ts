// The words that every program shares in every game, and the contract that the texts of a game keep.
export { capital } from './capital.ts';
export {
  type Catalogue,
  createCatalogue,
  deriveCatalogue,
  joinCatalogues,
  loadOnce,
  readWords,
} from './catalogue.ts';
export { type Draft, missingIn } from './draft.ts';
export * from './event-record.ts';
export * from './game-text.ts';
export * from './language.ts';
export {
  type CountedName,
  countNames,
  formsOf,
  mapValues,
  type Name,
  type NameList,
  nameOfLabel,
  type Phrase,
  phrase,
  sentencesOf,
  withSuffix,
} from './name.ts';
export { formatNumber, formatShare } from './numbers.ts';
export { describeOutcome } from './platform/outcome.ts';
export { describeProblem, sentenceFor } from './platform/problems.ts';
export { platformWords } from './platform/words.ts';
export { describeYourMove } from './platform/your-move.ts';
export * from './rule-text.ts';
export { type ToldLine, tellEvents } from './tell-events.ts';
export type { Translated } from './translated.ts';
export { typeset, typesetWords } from './typeset.ts';
