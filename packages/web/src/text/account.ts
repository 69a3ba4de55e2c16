import type { Language, Translated } from '@bivouac/text';
import { accountCs } from './account-cs.ts';
import { accountEn } from './account-en.ts';

/** Fetched with the pages of online play. */
export type AccountWords = Translated<typeof accountEn>;

export const ACCOUNT_WORDS: { readonly [L in Language]: AccountWords } = {
  cs: accountCs,
  en: accountEn,
};
