import list from './languages.json' with { type: 'json' };

/** A language that Bivouac speaks, by its BCP 47 tag. A setting of the reader, never of the game. */
export type Language = keyof typeof list;

export interface LanguageInfo {
  /** What its speakers call it. */
  readonly name: string;
  /** The same in two letters. */
  readonly mark: string;
  /** The locale of its dates: English ones have the day first, as on the maps of these battles. */
  readonly dates: string;
  /** Not every sentence is written yet; the missing ones are shown in English. */
  readonly isDraft: boolean;
}

export const LANGUAGE_INFO: { readonly [L in Language]: LanguageInfo } = list;

export const LANGUAGES = Object.keys(list) as readonly Language[];

/** Every sentence exists in this language: it defines what the others have to say. */
export const FALLBACK: Language = 'en';

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(list, tag);
