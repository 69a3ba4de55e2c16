import { undauntedKit } from '@bivouac/undaunted-core/table/kit.ts';
import { stalingrad } from '../rules/index.ts';
import { stalingradTitle } from './title.ts';

/** The drawn table of a battle of Undaunted: Stalingrad. */
export const stalingradKit = undauntedKit(stalingradTitle, stalingrad);
