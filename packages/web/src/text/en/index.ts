import { wordsEn } from '@bivouac/table/text/en/index.ts';
import { shellEn } from './shell.ts';

/** Every text of the page itself. What a game says comes from the game's own texts. */
export const en = { ...wordsEn, ...shellEn };

export type Words = typeof en;
