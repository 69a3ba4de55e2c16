import { blitzkrieg } from '@bivouac/blitzkrieg';
import { blitzkriegBots } from '@bivouac/blitzkrieg/bots';
import { randomBot } from '@bivouac/bots';
import type { GamePlayers } from './entry.ts';

/** The game and its bots without a word of text: what a thinking worker needs. */
export const blitzkriegPlayers: GamePlayers = {
  game: blitzkrieg,
  bots: [randomBot(), ...blitzkriegBots],
};
