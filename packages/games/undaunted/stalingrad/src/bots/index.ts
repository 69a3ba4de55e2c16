import { stalingradBots } from './battle.ts';
import { campaignBot } from './campaign.ts';

export { stalingradBots };

/** The same for the campaign. */
export const stalingradCampaignBots = stalingradBots.map(campaignBot);
