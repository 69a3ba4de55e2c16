import { GAMES } from '@bivouac/shelf/games';
import type { Catalogue } from '@bivouac/table/text/index.ts';
import type { Language, Translated } from '@bivouac/text';
import type { Words } from './en/index.ts';

/** The words of the shell, the table and the lists of games. */
export type ShellCatalogue = Translated<Words> & Catalogue;

const LOADERS: { readonly [L in Language]: () => Promise<Translated<Words>> } = {
  cs: async () => (await import('./cs/index.ts')).cs,
  en: async () => (await import('./en/index.ts')).en,
};

/** The page's own words. Each language is a file of its own: a Czech reader fetches no English. */
export async function loadCatalogue(language: Language): Promise<ShellCatalogue> {
  const [words, games] = await Promise.all([
    LOADERS[language](),
    Promise.all(GAMES.map(async ({ id, card }) => [id, await card(language)] as const)),
  ]);
  return { ...words, games: Object.fromEntries(games) };
}
