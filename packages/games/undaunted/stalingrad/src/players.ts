import { randomBot } from '@bivouac/bots';
import type { GamePlayers } from '@bivouac/manifest';
import { stalingradBots } from './bots/battle.ts';
import { stalingrad } from './rules/index.ts';

/** The game and its bots without a word of text: what a thinking worker needs. */
export const stalingradPlayers: GamePlayers = {
  game: stalingrad,
  bots: [randomBot(), ...stalingradBots],
};
