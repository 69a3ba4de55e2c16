import { undauntedKit } from '@bivouac/undaunted-core/table/kit.ts';
import { normandy } from '../rules/index.ts';
import { normandyTitle } from './title.ts';

/** The drawn table of Undaunted: Normandy. */
export const normandyKit = undauntedKit(normandyTitle, normandy);
