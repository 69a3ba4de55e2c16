import { type Catalogue, LANGUAGES } from '../src/index.ts';

/** Loads these words in every language, so that a test can read them at once. */
export async function loadEvery(...catalogues: readonly Catalogue<unknown>[]): Promise<void> {
  await Promise.all(catalogues.flatMap((words) => LANGUAGES.map((tag) => words.load(tag))));
}
