import type { Language, Translated } from '@bivouac/text';
import { undauntedCs } from './undaunted-cs.ts';
import { undauntedEn } from './undaunted-en.ts';

export const UNDAUNTED_WORDS: { readonly [L in Language]: Translated<typeof undauntedEn> } = {
  cs: undauntedCs,
  en: undauntedEn,
};
