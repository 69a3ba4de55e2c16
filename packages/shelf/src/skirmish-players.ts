import { greedyBot, playoutBot, randomBot } from '@bivouac/bots';
import { evaluate, skirmish } from '@bivouac/skirmish';
import type { GamePlayers } from './entry.ts';

/** The game and its bots without a word of text: what a thinking worker needs. */
export const skirmishPlayers: GamePlayers = {
  game: skirmish,
  bots: [
    randomBot(),
    greedyBot(skirmish, evaluate, { id: 'easy', worlds: 2 }),
    playoutBot(skirmish, evaluate, { id: 'medium', trials: 60, depth: 6 }),
    playoutBot(skirmish, evaluate, { id: 'hard', trials: 800, depth: 14 }),
  ],
};
