import { createCatalogue } from '@bivouac/text';
import type { CliText } from './en/index.ts';

export type { CliText } from './en/index.ts';

/** Every sentence of the command line itself; those of games are in the games. */
export const CLI_TEXT = createCatalogue<CliText>(
  async (language) => (await import(`./${language}/index.ts`)).words,
);
