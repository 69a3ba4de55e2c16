import { NIPPON_BOX, WORLD_BOX } from '../rules/boxes.ts';
import { blitzkrieg, nippon } from '../rules/index.ts';
import { makeBots } from './make-bots.ts';

// Apart from the games: a page that only plays them need not load their bots.

export type { BlitzkriegBot } from './make-bots.ts';

export const blitzkriegBots = makeBots(blitzkrieg, WORLD_BOX);
export const nipponBots = makeBots(nippon, NIPPON_BOX);
