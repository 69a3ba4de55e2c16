import { randomBot } from '@bivouac/bots';
import type { GamePlayers } from '@bivouac/manifest';
import { stalingradCampaignBots } from '../bots/index.ts';
import { stalingradCampaign } from '../rules/index.ts';

/** The campaign and its bots without a word of text: what a thinking worker needs. */
export const stalingradCampaignPlayers: GamePlayers = {
  game: stalingradCampaign,
  bots: [randomBot(), ...stalingradCampaignBots],
};
