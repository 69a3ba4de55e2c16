export * from './bot.ts';
export { type GreedyOptions, greedyBot } from './greedy.ts';
export { type Interval, wilson } from './interval.ts';
export { type GameResult, playGame } from './play-game.ts';
export { type PlayoutOptions, playoutBot } from './playout.ts';
export { randomBot } from './random.ts';
export type { Evaluate } from './score.ts';
export {
  addTallies,
  emptyTally,
  playOfSeries,
  type SeriesSpec,
  type SeriesTally,
} from './series.ts';
export { answerBotRequest, type BotReply, type BotRequest } from './service.ts';
