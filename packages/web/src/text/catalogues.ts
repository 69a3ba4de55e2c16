import type { Language } from '@bivouac/text';
import type { Catalogue } from './index.ts';

const LOADERS: { readonly [L in Language]: () => Promise<Catalogue> } = {
  cs: async () => (await import('./cs.ts')).cs,
  en: async () => (await import('./en.ts')).en,
};

/** The page's own words. Each language is a file of its own: a Czech reader fetches no English. */
export const loadCatalogue = (language: Language): Promise<Catalogue> => LOADERS[language]();
