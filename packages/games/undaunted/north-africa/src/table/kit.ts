import Vehicles from '@bivouac/undaunted-core/table/board/Vehicles.svelte';
import { undauntedKit } from '@bivouac/undaunted-core/table/kit.ts';
import { NORTH_RECORDS } from '../text/event-records.ts';
import { northAfricaTitle } from './title.ts';

/** The drawn table of Undaunted: North Africa. */
export const northAfricaKit = undauntedKit({ ...northAfricaTitle, Vehicles }, NORTH_RECORDS);
