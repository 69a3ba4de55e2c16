import { northAfrica } from '@bivouac/north-africa';
import { undauntedKit } from './kit.ts';
import { northAfricaTitle } from './north-africa-title.ts';
import Vehicles from './Vehicles.svelte';

/** The drawn table of Undaunted: North Africa. */
export const northAfricaKit = undauntedKit({ ...northAfricaTitle, Vehicles }, (view, action) =>
  northAfrica.explain?.(view, action),
);
