import type { Language, Translated } from '@bivouac/text';
import { blitzkriegCs } from './cs/table.ts';
import { blitzkriegEn } from './en/table.ts';

/** Beside the catalogue of the whole page: fetched with the table that needs it. */
export type BlitzWords = Translated<typeof blitzkriegEn>;

export const BLITZ_WORDS: { readonly [L in Language]: BlitzWords } = {
  cs: blitzkriegCs,
  en: blitzkriegEn,
};
