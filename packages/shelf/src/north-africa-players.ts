import { randomBot } from '@bivouac/bots';
import { northAfrica } from '@bivouac/north-africa';
import { northAfricaBots } from '@bivouac/north-africa/bots';
import type { GamePlayers } from './entry.ts';

/** The game and its bots without a word of text: what a thinking worker needs. */
export const northAfricaPlayers: GamePlayers = {
  game: northAfrica,
  bots: [randomBot(), ...northAfricaBots],
};
