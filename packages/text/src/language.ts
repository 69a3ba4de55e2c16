/** The languages every text exists in. A setting of the reader, never of the game. */
export const LANGUAGES = ['cs', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is Language {
  return text === 'cs' || text === 'en';
}
