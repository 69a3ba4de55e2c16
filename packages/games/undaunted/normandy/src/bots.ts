import { makeNormandyBots } from './bot/index.ts';
import { normandy, normandyRules } from './index.ts';

// Apart from the game: a page that only plays it need not load them.

/** Its players beside the random one, from weakest to strongest. */
export const normandyBots = makeNormandyBots(normandy, normandyRules);
