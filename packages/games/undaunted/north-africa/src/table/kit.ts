import { undauntedKit } from '@bivouac/undaunted-core/table/kit.ts';
import Vehicles from '@bivouac/undaunted-core/table/Vehicles.svelte';
import { northAfrica } from '../rules/index.ts';
import { northAfricaTitle } from './title.ts';

/** The drawn table of Undaunted: North Africa. */
export const northAfricaKit = undauntedKit({ ...northAfricaTitle, Vehicles }, northAfrica);
