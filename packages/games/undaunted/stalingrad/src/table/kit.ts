import { undauntedKit } from '@bivouac/undaunted-core/table/kit.ts';
import { CITY_RECORDS } from '../text/event-records.ts';
import { stalingradTitle } from './title.ts';

/** The drawn table of a battle of Undaunted: Stalingrad. */
export const stalingradKit = undauntedKit(stalingradTitle, CITY_RECORDS);
