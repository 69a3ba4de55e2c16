import { randomBot } from '@bivouac/bots';
import type { GamePlayers } from '@bivouac/manifest';
import { napoleonicsBots } from './bots/index.ts';
import { napoleonics } from './rules/index.ts';

/** The game and its bots without a word of text: what a thinking worker needs. */
export const napoleonicsPlayers: GamePlayers = {
  game: napoleonics,
  bots: [randomBot(), ...napoleonicsBots],
};
