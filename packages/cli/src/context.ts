import { type Language, languageFor, platformWords } from '@bivouac/text';
import type { Output } from './output/output.ts';
import { CLI_TEXT, type CliText } from './text/index.ts';

/** The input of every command besides its own words and flags. */
export interface Context {
  readonly language: Language;
  readonly text: CliText;
  readonly output: Output;
}

/** The language of the system, if Bivouac speaks it; otherwise English. */
export function systemLanguage(env: { readonly [name: string]: string | undefined }): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return languageFor([locale]);
}

export async function createContext(language: Language, output: Output): Promise<Context> {
  const [text] = await Promise.all([CLI_TEXT.load(language), platformWords.load(language)]);
  return { language, text, output };
}
