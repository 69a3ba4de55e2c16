import { randomBot } from '@bivouac/bots';
import type { GamePlayers } from '@bivouac/manifest';
import { stalingradBots, stalingradCampaignBots } from './bots/index.ts';
import { stalingrad, stalingradCampaign } from './rules/index.ts';

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
