import { createCatalogue, type Translated } from '@bivouac/text';
import type { words as english } from './en/table.ts';

export type SkirmishTableWords = Translated<typeof english>;

/** Words of the drawn table. */
export const SKIRMISH_WORDS = createCatalogue<SkirmishTableWords>(
  async (language) => (await import(`./${language}/table.ts`)).words,
);
