import { greedyBot, playoutBot, randomBot } from '@bivouac/bots';
import { evaluate, skirmish } from '@bivouac/skirmish';
import { skirmishTexts } from '@bivouac/text';
import type { ShelfEntry } from './entry.ts';

export const skirmishEntry: ShelfEntry = {
  game: skirmish,
  texts: skirmishTexts,
  bots: [
    randomBot(),
    greedyBot(skirmish, evaluate, { id: 'easy', worlds: 2 }),
    playoutBot(skirmish, evaluate, { id: 'medium', trials: 60, depth: 6 }),
    playoutBot(skirmish, evaluate, { id: 'hard', trials: 800, depth: 14 }),
  ],
  isForPlayers: false,
};
