import { stalingrad, stalingradRules } from '../rules/index.ts';
import { makeCityBots } from './make-bots.ts';

// Apart from the game: a page that only plays it need not load them.

/** Players of a battle beside the random one, from weakest to strongest. */
export const stalingradBots = makeCityBots(stalingrad, stalingradRules);
