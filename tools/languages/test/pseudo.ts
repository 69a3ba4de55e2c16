/**
 * Words as a language would have them that writes the same letters differently: any plain letter on the screen is a
 * sentence that no language file says.
 */
export function pseudo<T>(words: T): T {
  if (typeof words === 'string') return disguise(words) as T;
  if (typeof words === 'function')
    return ((...given: unknown[]) =>
      pseudo((words as (...all: unknown[]) => unknown)(...given))) as T;
  if (Array.isArray(words)) return words.map(pseudo) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, pseudo(one)])) as T;
}

/** Full-width letters: readable, and of no other text. */
const disguise = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
