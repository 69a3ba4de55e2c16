export { makeBots } from './bots.ts';

export type { Mind, Question, UndauntedBot } from './mind.ts';
export type { SearchOptions } from './search.ts';
export {
  playInHand,
  type Sight,
  sightOfState,
  verbInHand,
} from './sight.ts';
