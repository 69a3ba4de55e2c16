import { makeBots } from './bot/index.ts';
import { NIPPON_BOX, WORLD_BOX } from './boxes.ts';
import { blitzkrieg, nippon } from './index.ts';

// Apart from the games: a page that only plays them need not load their bots.

export { evaluate } from './bot/evaluate.ts';
export { type BlitzkriegBot, HARD, MEDIUM, makeBots } from './bot/index.ts';

export const blitzkriegBots = makeBots(blitzkrieg, WORLD_BOX);
export const nipponBots = makeBots(nippon, NIPPON_BOX);
