import { battleEntry } from './battle-entry.ts';
import { campaignEntry } from './campaign-entry.ts';
import { CITY_LANGUAGES } from './text/index.ts';

// With every word of both books; a page of one side makes its own.

export const stalingradEntry = battleEntry(CITY_LANGUAGES);
export const stalingradCampaignEntry = campaignEntry(CITY_LANGUAGES);
