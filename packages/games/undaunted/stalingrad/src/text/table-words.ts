import type { Language, Translated } from '@bivouac/text';
import { stalingradCs } from './cs/table.ts';
import { stalingradEn } from './en/table.ts';

export type CityWords = Translated<typeof stalingradEn>;

/** What stands on the table and the campaign pages of Stalingrad. */
export const CITY_WORDS: { readonly [L in Language]: CityWords } = {
  cs: stalingradCs,
  en: stalingradEn,
};
