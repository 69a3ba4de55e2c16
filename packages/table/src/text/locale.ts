import type { Language } from '@bivouac/text';

/** How dates are written: in English with the day first, as on the maps of these battles. */
export const DATE_LOCALES: { readonly [L in Language]: string } = { cs: 'cs', en: 'en-GB' };
