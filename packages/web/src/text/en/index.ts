import { words as common } from '@bivouac/table/text/en/index.ts';
import { shell } from './shell.ts';

/** Every text of the page itself. What a game says comes from the game's own texts. */
export const words = { ...common, ...shell };

export type Words = typeof words;
