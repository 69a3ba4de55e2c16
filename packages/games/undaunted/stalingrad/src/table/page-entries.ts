import { battleEntry, campaignEntry } from '../entries.ts';
import { PAGE_LANGUAGES } from './library.ts';

/** Stalingrad as a page knows it: with as much of the books as its reader has come to. */
export const battles = battleEntry(PAGE_LANGUAGES);
export const campaign = campaignEntry(PAGE_LANGUAGES);
