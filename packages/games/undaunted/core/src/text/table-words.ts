import { createCatalogue, type Translated } from '@bivouac/text';
import type { words as english } from './en/table.ts';

/** Words of the drawn table of every title. */
export const UNDAUNTED_WORDS = createCatalogue<Translated<typeof english>>(
  async (language) => (await import(`./${language}/table.ts`)).words,
);
