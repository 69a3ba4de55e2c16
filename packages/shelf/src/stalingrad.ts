import { WHOLE_LIBRARY } from '@bivouac/text';
import { battleEntry, campaignEntry } from './stalingrad-entries.ts';

// With every word of both books; a page of one side makes its own.

export const stalingradEntry = battleEntry(WHOLE_LIBRARY);
export const stalingradCampaignEntry = campaignEntry(WHOLE_LIBRARY);
