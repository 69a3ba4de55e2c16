import { battleEntry, campaignEntry } from './entries.ts';
import { WHOLE_LIBRARY } from './text/index.ts';

// With every word of both books; a page of one side makes its own.

export const stalingradEntry = battleEntry(WHOLE_LIBRARY);
export const stalingradCampaignEntry = campaignEntry(WHOLE_LIBRARY);
