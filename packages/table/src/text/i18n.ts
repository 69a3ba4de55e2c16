import type { Language } from '@bivouac/text';
import { createContext } from 'svelte';
import type { Catalogue } from './index.ts';

/** The reader's language with the page's words in it. */
export interface I18n<W extends Catalogue = Catalogue> {
  readonly language: Language;
  readonly words: W;
}

/** A function, since the reader may change the language at any time. */
export const [useI18n, provideI18n] = createContext<() => I18n>();
