import type { Translated } from '@bivouac/text';
import type { NapoleonicsSentences } from './en/sentences.ts';
import type { Names, Titles } from './titles.ts';

/** The sentences of one language. */
export type Words = Translated<NapoleonicsSentences>;

/** Names, words and titles of one language, with which events are written. */
export interface Wording {
  readonly names: Names;
  readonly words: Words;
  readonly titles: Titles;
}
