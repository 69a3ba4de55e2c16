import { randomBot } from '@bivouac/bots';
import { normandy } from '@bivouac/normandy';
import { normandyBots } from '@bivouac/normandy/bots';
import type { GamePlayers } from './entry.ts';

/** The game and its bots without a word of text: what a thinking worker needs. */
export const normandyPlayers: GamePlayers = {
  game: normandy,
  bots: [randomBot(), ...normandyBots],
};
