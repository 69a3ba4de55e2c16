import type { Language, Translated } from '@bivouac/text';
import { napoleonicsCs } from './cs/table.ts';
import { napoleonicsEn } from './en/table.ts';

/** Beside the catalogue of the whole page: fetched with the table that needs it. */
export type NapoleonicsWords = Translated<typeof napoleonicsEn>;

export const NAPOLEONICS_WORDS: { readonly [L in Language]: NapoleonicsWords } = {
  cs: napoleonicsCs,
  en: napoleonicsEn,
};
