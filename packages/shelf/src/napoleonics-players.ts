import { randomBot } from '@bivouac/bots';
import { napoleonics } from '@bivouac/napoleonics';
import { napoleonicsBots } from '@bivouac/napoleonics/bots';
import type { GamePlayers } from './entry.ts';

/** The game and its bots without a word of text: what a thinking worker needs. */
export const napoleonicsPlayers: GamePlayers = {
  game: napoleonics,
  bots: [randomBot(), ...napoleonicsBots],
};
