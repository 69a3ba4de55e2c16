import type { Language, Translated } from '@bivouac/text';
import { accountCs } from './cs/account.ts';
import { accountEn } from './en/account.ts';

/** Fetched with the pages of online play. */
export type AccountWords = Translated<typeof accountEn>;

export const ACCOUNT_WORDS: { readonly [L in Language]: AccountWords } = {
  cs: accountCs,
  en: accountEn,
};
