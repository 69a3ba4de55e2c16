import { randomBot } from '@bivouac/bots';
import { stalingrad, stalingradCampaign } from '@bivouac/stalingrad';
import { stalingradBots, stalingradCampaignBots } from '@bivouac/stalingrad/bots';
import type { GamePlayers } from './entry.ts';

/** The game and its bots without a word of text: what a thinking worker needs. */
export const stalingradPlayers: GamePlayers = {
  game: stalingrad,
  bots: [randomBot(), ...stalingradBots],
};

/** The same of the campaign. */
export const stalingradCampaignPlayers: GamePlayers = {
  game: stalingradCampaign,
  bots: [randomBot(), ...stalingradCampaignBots],
};
