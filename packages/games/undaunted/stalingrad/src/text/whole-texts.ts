import { battleTexts, campaignTexts } from './texts.ts';
import { WHOLE_LIBRARY } from './whole-library.ts';

// Where nothing can be read too early, such as in a terminal.

export const stalingradTexts = battleTexts(WHOLE_LIBRARY);
export const stalingradCampaignTexts = campaignTexts(WHOLE_LIBRARY);
