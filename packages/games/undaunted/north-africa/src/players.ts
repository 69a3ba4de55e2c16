import { randomBot } from '@bivouac/bots';
import type { GamePlayers } from '@bivouac/manifest';
import { northAfricaBots } from './bots/index.ts';
import { northAfrica } from './rules/index.ts';

/** The game and its bots without a word of text: what a thinking worker needs. */
export const northAfricaPlayers: GamePlayers = {
  game: northAfrica,
  bots: [randomBot(), ...northAfricaBots],
};
