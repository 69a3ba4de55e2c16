import { type Draft, withFallback } from './draft.ts';
import { FALLBACK, LANGUAGE_INFO, type Language } from './language.ts';
import { typesetWords } from './typeset.ts';

/**
 * Words in every language, of which each is loaded alone. A page loads what it is going to say once, and
 * can then read it in the middle of drawing, where nothing can wait.
 */
export interface Catalogue<T> {
  /** Loads one language; the second call costs nothing. */
  load(language: Language): Promise<T>;
  /** The words of a language that has been loaded. */
  in(language: Language): T;
}

/** A catalogue whose languages are files: `read` imports the one it is asked for. */
export const createCatalogue = <T extends object>(
  read: (language: Language) => Promise<Draft<T>>,
): Catalogue<T> => loadOnce((language) => readWords<T>(language, read));

/** The words of one language, with English ones where a draft has none. */
export async function readWords<T extends object>(
  language: Language,
  read: (language: Language) => Promise<Draft<T>>,
): Promise<T> {
  const own: Draft<T> = await read(language);
  const words = LANGUAGE_INFO[language].isDraft
    ? withFallback<T>(own, finished<T>(await read(FALLBACK)))
    : finished<T>(own);
  return typesetWords(language, words);
}

/** A finished language has every sentence: its files do not compile otherwise. */
const finished = <T>(words: Draft<T>): T => words as T;

/** A catalogue derived from the words of another one: it is there as soon as they are. */
export function deriveCatalogue<S, T>(
  source: Catalogue<S>,
  derive: (words: S, language: Language) => T,
): Catalogue<T> {
  const made = new Map<Language, T>();
  const give = (language: Language): T => {
    const words = made.get(language) ?? derive(source.in(language), language);
    made.set(language, words);
    return words;
  };
  return {
    load: async (language) => {
      await source.load(language);
      return give(language);
    },
    in: give,
  };
}

/** Catalogues that are loaded together, under their names. */
export function joinCatalogues<T extends object>(
  parts: {
    readonly [P in keyof T]: Catalogue<T[P]>;
  },
): Catalogue<T> {
  // As in `keysOf`, but for keys of any kind.
  const names = Object.keys(parts) as (keyof T)[];
  const give = (language: Language): T =>
    // The same names with the words that their catalogues promise.
    Object.fromEntries(names.map((name) => [name, parts[name].in(language)])) as T;
  return {
    load: async (language) => {
      await Promise.all(names.map((name) => parts[name].load(language)));
      return give(language);
    },
    in: give,
  };
}

/** A catalogue of whatever `fetch` brings for a language. */
export function loadOnce<T>(fetch: (language: Language) => Promise<T>): Catalogue<T> {
  const loading = new Map<Language, Promise<T>>();
  const loaded = new Map<Language, T>();
  return {
    load(language) {
      const known = loading.get(language);
      if (known !== undefined) return known;
      const words = fetch(language);
      loading.set(language, words);
      words.then(
        (here) => loaded.set(language, here),
        // Without a network: the next call tries again.
        () => loading.delete(language),
      );
      return words;
    },
    in(language) {
      const words = loaded.get(language);
      if (words === undefined) throw new Error(`the words in '${language}' have not been loaded`);
      return words;
    },
  };
}
