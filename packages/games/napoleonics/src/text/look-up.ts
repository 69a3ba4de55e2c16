/** The words for an id; undefined where there are none, or no id. */
export const lookUp = <T>(
  words: { readonly [id: string]: T },
  id: string | undefined,
): T | undefined => (id === undefined ? undefined : words[id]);
