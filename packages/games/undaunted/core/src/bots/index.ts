export { makeBots } from './bots.ts';
export { trialLuck } from './luck.ts';
export type { Mind, Question, UndauntedBot } from './mind.ts';
export type { SearchOptions } from './search.ts';
export {
  playInHand,
  type Sight,
  sightOfState,
  sightOfView,
  verbInHand,
} from './sight.ts';
