import { createCatalogue, type Translated } from '@bivouac/text';
import type { ShellCatalogue } from './catalogues.ts';
import type { pages as english } from './en/pages.ts';
import { type ShellI18n, useI18n } from './i18n.ts';

type PageWords = Translated<typeof english>;
export type PageCatalogue = ShellCatalogue & PageWords;

/** Words that no table shows: loaded with the pages that show them. */
export const PAGE_WORDS = createCatalogue<PageWords>(
  async (language) => (await import(`./${language}/pages.ts`)).pages,
);

/** The words of such a page, with those of the shell. */
export function usePageI18n(): () => ShellI18n & { readonly words: PageCatalogue } {
  const i18n = useI18n();
  return () => {
    const { language, words } = i18n();
    return { language, words: { ...words, ...PAGE_WORDS.in(language) } };
  };
}
