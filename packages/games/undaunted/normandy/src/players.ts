import { randomBot } from '@bivouac/bots';
import type { GamePlayers } from '@bivouac/manifest';
import { normandyBots } from './bots/index.ts';
import { normandy } from './rules/index.ts';

/** The game and its bots without a word of text: what a thinking worker needs. */
export const normandyPlayers: GamePlayers = {
  game: normandy,
  bots: [randomBot(), ...normandyBots],
};
