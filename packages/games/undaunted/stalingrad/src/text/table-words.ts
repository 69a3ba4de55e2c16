import { createCatalogue, type Translated } from '@bivouac/text';
import type { words as english } from './en/table.ts';

export type CityWords = Translated<typeof english>;

/** What stands on the table and the campaign pages of Stalingrad. */
export const CITY_WORDS = createCatalogue<CityWords>(
  async (language) => (await import(`./${language}/table.ts`)).words,
);
