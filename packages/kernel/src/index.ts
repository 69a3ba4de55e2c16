export * from './chance/chance.ts';
export {
  type EnumeratingChance,
  enumeratingChance,
  TooManyBranches,
} from './chance/enumerating.ts';
export { UnexpectedDraw } from './chance/expected.ts';
export { noLuck } from './chance/no-luck.ts';
export { type RecordedChance, recordedChance, SeedDisagrees } from './chance/recorded.ts';
export { type Recorder, recorder } from './chance/recorder.ts';
export { type ScriptedChance, scriptedChance } from './chance/scripted.ts';
export {
  commitSeed,
  deriveSeed,
  keepsCommitment,
  parseSeed,
  type Seed,
  seedFromBytes,
  seedFromPhrase,
} from './chance/seed.ts';
export { seededChance } from './chance/seeded.ts';
export * from './contract.ts';
export * from './events.ts';
export * from './frames/frame.ts';
export * from './frames/machine.ts';
export type { Decision, Procedure, Step } from './frames/procedure.ts';
export { sha256 } from './hash/sha256.ts';
export { hashState } from './hash/state-hash.ts';
export * from './ids.ts';
export * from './json.ts';
export { keysOf } from './keys.ts';
export { printDraw } from './match/draw-text.ts';
export {
  createMatch,
  type Luck,
  Match,
  type Played,
  type TakenBack,
  type Talk,
  type TalkKind,
} from './match/match.ts';
export { parseRecord, type RawAction, type RawRecord } from './match/record.ts';
export { type AnyMatch, type ReplayOptions, recordOf, replay } from './match/replay.ts';
export { editDistance, nearest } from './nearest.ts';
export * from './notation.ts';
export { type Odds, type OddsOptions, type OddsOutcome, odds } from './odds.ts';
export * from './preview.ts';
export * from './problems.ts';
export { Reader, ScenarioFault } from './reader.ts';
export * from './refusal.ts';
export * from './result.ts';
export {
  completeSetup,
  optionsOfRules,
  type SetupWish,
} from './setup-check.ts';
export * from './subjects.ts';
