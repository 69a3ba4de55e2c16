import { campaignEntry } from '../../entries/campaign.ts';
import { PAGE_LANGUAGES } from '../library.ts';

/** The campaign as a page knows it: with as much of the books as its reader has come to. */
export const campaign = campaignEntry(PAGE_LANGUAGES);
