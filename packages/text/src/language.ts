import { keysOf } from '@bivouac/kernel';
import list from './languages.json' with { type: 'json' };

/** A language that Bivouac speaks, by its BCP 47 tag. A setting of the reader, never of the game. */
export type Language = keyof typeof list;

export interface LanguageInfo {
  /** Its name among its speakers. */
  readonly name: string;
  /** The same in two letters. */
  readonly mark: string;
  /** The locale of its dates: English ones have the day first, as on the maps of these battles. */
  readonly dates: string;
  /** Languages without texts of their own whose readers understand this one better than English. */
  readonly alsoFor: readonly string[];
  /** One-letter words that must not end a line. */
  readonly bound: string;
  /** Not every sentence is written yet; the missing ones are shown in English. */
  readonly isDraft: boolean;
}

export const LANGUAGE_INFO: { readonly [L in Language]: LanguageInfo } = list;

export const LANGUAGES: readonly Language[] = keysOf(list);

/** Every sentence exists in this language: it defines what the others have to say. */
export const FALLBACK: Language = 'en';

/** The language for a reader who wants these, the dearest first. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [base = ''] = tag.toLowerCase().split(/[-_.]/);
    const found = LANGUAGES.find(
      (language) => language === base || LANGUAGE_INFO[language].alsoFor.includes(base),
    );
    if (found !== undefined) return found;
  }
  return FALLBACK;
}

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(list, tag);
