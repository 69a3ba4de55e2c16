import type { Language } from '@bivouac/text';
import { skirmishTexts } from './index.ts';
import { SKIRMISH_WORDS } from './table-words.ts';

/** Everything the game says, but its lesson. */
export const loadWords = (language: Language): Promise<unknown> =>
  Promise.all([skirmishTexts, SKIRMISH_WORDS].map((words) => words.load(language)));
