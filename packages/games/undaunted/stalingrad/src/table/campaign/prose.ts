import type { Language } from '@bivouac/text';

const ONE_LETTER = /(?<=^|[\s(„])([kosuvzaiKOSUVZAI]) /g;

/** Czech leaves no word of one letter at the end of a line. */
export const proseIn = (language: Language, text: string): string =>
  language === 'cs' ? text.replaceAll(ONE_LETTER, '$1\u00a0') : text;
