import { battleEntry } from './entries/battle.ts';
import { campaignEntry } from './entries/campaign.ts';
import { CITY_LANGUAGES } from './text/index.ts';

// With every word of both books; a page of one side makes its own.

export const stalingradEntry = battleEntry(CITY_LANGUAGES);
export const stalingradCampaignEntry = campaignEntry(CITY_LANGUAGES);
