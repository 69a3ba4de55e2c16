import { randomBot } from '@bivouac/bots';
import type { GamePlayers } from '@bivouac/manifest';
import { skirmishBots } from './bots/index.ts';
import { skirmish } from './rules/index.ts';

/** The game and its bots without a word of text: what a thinking worker needs. */
export const skirmishPlayers: GamePlayers = {
  game: skirmish,
  bots: [randomBot(), ...skirmishBots],
};
