import { northAfrica, northAfricaRules } from '../rules/index.ts';
import { makeNorthBots } from './make-bots.ts';

// Apart from the game: a page that only plays it need not load them.

/** Its players beside the random one, from weakest to strongest. */
export const northAfricaBots = makeNorthBots(northAfrica, northAfricaRules);
