import type { Language } from '@bivouac/text';
import { cs } from './cs.ts';
import { type CliText, en } from './en.ts';

export type { CliText } from './en.ts';

const TEXTS: { readonly [L in Language]: CliText } = { cs, en };

/** Every sentence of the command line itself in one language; those of games are in `@bivouac/text`. */
export function textIn(language: Language): CliText {
  return TEXTS[language];
}
