import { battleEntry, campaignEntry } from '../entries.ts';
import { cityLibrary } from './library.ts';

/** Stalingrad as a page knows it: with as much of the books as its reader has come to. */
export const battles = battleEntry(cityLibrary);
export const campaign = campaignEntry(cityLibrary);
