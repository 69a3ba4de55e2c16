import { isLanguage, type Language } from '@bivouac/text';
import type { Output } from './output/output.ts';
import { type CliText, textIn } from './text/index.ts';

/** What every command gets besides its own words and flags. */
export interface Context {
  readonly language: Language;
  readonly text: CliText;
  readonly output: Output;
}

/** The language of the system: Czech if it says so, otherwise English. */
export function systemLanguage(env: { readonly [name: string]: string | undefined }): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const language = locale.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : 'en';
}

export function createContext(language: Language, output: Output): Context {
  return { language, text: textIn(language), output };
}
