import type { Language, Translated } from '@bivouac/text';
import { undauntedCs } from './cs/table.ts';
import { undauntedEn } from './en/table.ts';

export const UNDAUNTED_WORDS: { readonly [L in Language]: Translated<typeof undauntedEn> } = {
  cs: undauntedCs,
  en: undauntedEn,
};
