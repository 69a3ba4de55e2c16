export { CHECKS } from './conformance/all-checks.ts';
export { faultsOfPosition } from './conformance/position.ts';
export { type ConformanceOptions, runConformance } from './conformance/run.ts';
export { type Coverage, type ExhaustReport, exhaust } from './exhaust.ts';
export { type FuzzFailure, type FuzzOptions, type FuzzReport, fuzz } from './fuzz.ts';
export { expectGolden, printPlaythrough } from './golden.ts';
export { type GoldenGame, goldenMatch } from './golden-game.ts';
export {
  brokenGames,
  expectKeptGames,
  keepGame,
  parseKept,
  printKept,
} from './kept-games.ts';
export { probeChance } from './probe-chance.ts';
export { compareResults, expectResults, printResults, resultSetups } from './results.ts';
export { type EventLike, type ScriptedPlay, scriptedPlay, watched } from './scripted-play.ts';
