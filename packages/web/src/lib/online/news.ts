/** Something that has happened beside the game, or stands there, in the reader's words. */
export interface Saying {
  /** The same thing has the same key, whatever table it comes with. */
  readonly key: unknown;
  readonly sentence: string;
  /** It can be read nowhere else, so it is shown for a while. */
  readonly isShown: boolean;
}

/** Tells which of all that is said was not said a moment ago; what is met at first is no news. */
export function createNews(): (sayings: readonly Saying[]) => ReadonlySet<unknown> {
  let before: ReadonlySet<unknown> | null = null;
  return (sayings) => {
    const keys = new Set(sayings.map(({ key }) => key));
    const known = before ?? keys;
    before = keys;
    return new Set([...keys].filter((key) => !known.has(key)));
  };
}
