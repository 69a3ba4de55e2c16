import { undauntedKit } from '@bivouac/undaunted-core/table/kit.ts';
import { NORMANDY_RECORDS } from '../text/event-records.ts';
import { normandyTitle } from './title.ts';

/** The drawn table of Undaunted: Normandy. */
export const normandyKit = undauntedKit(normandyTitle, NORMANDY_RECORDS);
