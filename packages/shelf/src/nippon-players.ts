import { nippon } from '@bivouac/blitzkrieg';
import { nipponBots } from '@bivouac/blitzkrieg/bots';
import { randomBot } from '@bivouac/bots';
import type { GamePlayers } from './entry.ts';

/** The game and its bots without a word of text: what a thinking worker needs. */
export const nipponPlayers: GamePlayers = {
  game: nippon,
  bots: [randomBot(), ...nipponBots],
};
