import { createCatalogue, type Translated } from '@bivouac/text';
import type { words as english } from './en/table.ts';

export type BlitzWords = Translated<typeof english>;

/** Words of the drawn table. */
export const BLITZ_WORDS = createCatalogue<BlitzWords>(
  async (language) => (await import(`./${language}/table.ts`)).words,
);
