import type { Language, Translated } from '@bivouac/text';
import { onlineCs } from './cs/online.ts';
import { onlineEn } from './en/online.ts';

/** Beside the catalogue of the whole page: fetched with the pages of online play. */
export type OnlineWords = Translated<typeof onlineEn>;

export const ONLINE_WORDS: { readonly [L in Language]: OnlineWords } = {
  cs: onlineCs,
  en: onlineEn,
};
