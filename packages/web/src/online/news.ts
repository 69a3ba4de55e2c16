/** Something that has happened beside the game, or stands there, in the reader's words. */
export interface Saying {
  /** The same thing has the same key, whatever table it comes with. */
  readonly key: unknown;
  readonly sentence: string;
  /** It can be read nowhere else, so it is shown for a while. */
  readonly isShown: boolean;
}

const LONG_AGO = Number.NEGATIVE_INFINITY;

/** Knows since when each message has been shown; the messages of the first look are not news. */
export function createNews(): (
  sayings: readonly Saying[],
  now: number,
) => ReadonlyMap<unknown, number> {
  let before: ReadonlyMap<unknown, number> | null = null;
  return (sayings, now) => {
    const since = (key: unknown): number => (before === null ? LONG_AGO : (before.get(key) ?? now));
    before = new Map(sayings.map(({ key }) => [key, since(key)]));
    return before;
  };
}
