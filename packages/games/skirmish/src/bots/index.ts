import { greedyBot, playoutBot } from '@bivouac/bots';
import { skirmish } from '../rules/index.ts';
import { evaluate } from './evaluate.ts';

export { evaluate } from './evaluate.ts';

/** Its players beside the random one, from weakest to strongest. */
export const skirmishBots = [
  greedyBot(skirmish, evaluate, { id: 'easy', worlds: 2 }),
  playoutBot(skirmish, evaluate, { id: 'medium', trials: 60, depth: 6 }),
  playoutBot(skirmish, evaluate, { id: 'hard', trials: 800, depth: 14 }),
];
