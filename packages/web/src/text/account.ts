import { createCatalogue, type Translated } from '@bivouac/text';
import type { account as english } from './en/account.ts';

export type AccountWords = Translated<typeof english>;

/** Beside the words of the whole page: loaded with the pages of online play. */
export const ACCOUNT_WORDS = createCatalogue<AccountWords>(
  async (language) => (await import(`./${language}/account.ts`)).account,
);
