import type { Language } from '@bivouac/text';
import { NAPOLEONICS_WORDS } from './table-words.ts';
import { napoleonicsTexts } from './texts.ts';

/** Everything the game says, but its lesson. */
export const loadWords = (language: Language): Promise<unknown> =>
  Promise.all([napoleonicsTexts, NAPOLEONICS_WORDS].map((words) => words.load(language)));
