import { createCatalogue, type Translated } from '@bivouac/text';
import type { online as english } from './en/online.ts';

export type OnlineWords = Translated<typeof english>;

/** Beside the words of the whole page: loaded with the pages of online play. */
export const ONLINE_WORDS = createCatalogue<OnlineWords>(
  async (language) => (await import(`./${language}/online.ts`)).online,
);
