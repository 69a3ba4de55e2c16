import type { Language, Translated } from '@bivouac/text';
import { onlineCs } from './online-cs.ts';
import { onlineEn } from './online-en.ts';

/** Beside the catalogue of the whole page: fetched with the pages of online play. */
export type OnlineWords = Translated<typeof onlineEn>;

export const ONLINE_WORDS: { readonly [L in Language]: OnlineWords } = {
  cs: onlineCs,
  en: onlineEn,
};
