import type { Language } from '@bivouac/text';
import { createContext } from 'svelte';
import type { Catalogue } from '../text/index.ts';

/** The reader's language with the page's words in it. */
export interface Tongue {
  readonly language: Language;
  readonly words: Catalogue;
}

/** A function, since the reader may change the language at any time. */
export const [useTongue, provideTongue] = createContext<() => Tongue>();
