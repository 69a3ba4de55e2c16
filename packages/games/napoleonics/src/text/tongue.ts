import type { Translated } from '@bivouac/text';
import type { NapoleonicsSentences } from './en/sentences.ts';
import type { Names, Titles } from './titles.ts';

/** The sentences of one language. */
export type Words = Translated<NapoleonicsSentences>;

/** What events are told with. */
export interface Tongue {
  readonly names: Names;
  readonly words: Words;
  readonly titles: Titles;
}
