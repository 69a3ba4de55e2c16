import type { Language } from '@bivouac/text';
import { UNDAUNTED_WORDS } from '@bivouac/undaunted-core/text/table-words.ts';
import { CITY_WORDS } from './table-words.ts';
import { CITY_PARTS } from './texts.ts';

/** Everything the game says, but its lesson and its set-up. */
export const loadWords = (language: Language): Promise<unknown> =>
  Promise.all([CITY_PARTS, CITY_WORDS, UNDAUNTED_WORDS].map((words) => words.load(language)));
