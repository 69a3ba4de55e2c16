import { GAMES } from '@bivouac/shelf/games';
import type { Catalogue as TableWords } from '@bivouac/table/text/index.ts';
import { createCatalogue, type Language, platformWords, type Translated } from '@bivouac/text';
import type { Words } from './en/index.ts';

/** The words of the shell, the table and the lists of games. */
export type ShellCatalogue = Translated<Words> & TableWords;

const SHELL_WORDS = createCatalogue<Translated<Words>>(
  async (language) => (await import(`./${language}/index.ts`)).words,
);

/** The page's own words. Each language is a file of its own: a Czech reader fetches no English. */
export async function loadCatalogue(language: Language): Promise<ShellCatalogue> {
  const [words, games] = await Promise.all([
    SHELL_WORDS.load(language),
    Promise.all(GAMES.map(async ({ id, card }) => [id, await card(language)] as const)),
    platformWords.load(language),
  ]);
  return { ...words, games: Object.fromEntries(games) };
}
