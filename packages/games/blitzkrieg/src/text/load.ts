import type { Language } from '@bivouac/text';
import { BLITZ_WORDS } from './table-words.ts';
import { blitzkriegTexts } from './texts.ts';

/** Everything the game says, but its lesson. */
export const loadWords = (language: Language): Promise<unknown> =>
  Promise.all([blitzkriegTexts, BLITZ_WORDS].map((words) => words.load(language)));
