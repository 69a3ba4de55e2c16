import { createCatalogue, type Translated } from '@bivouac/text';
import type { words as english } from './en/table.ts';

export type NapoleonicsWords = Translated<typeof english>;

/** Words of the drawn table. */
export const NAPOLEONICS_WORDS = createCatalogue<NapoleonicsWords>(
  async (language) => (await import(`./${language}/table.ts`)).words,
);
