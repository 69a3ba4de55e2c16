import { WORLD_BOX } from '../rules/index.ts';
import { blitzKit } from './kit.ts';
import { blitzTitle } from './title.ts';

/** The drawn table of the base game. */
export const blitzkriegKit = blitzKit(blitzTitle(WORLD_BOX, 'world'));
