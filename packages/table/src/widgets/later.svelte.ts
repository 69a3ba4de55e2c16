/** A part of the page that nothing shows at first: once fetched it is there at once. */
export interface Later<T> {
  /** Null until it has come. */
  readonly part: T | null;
  /** For those who wait for it, and can say that it failed. */
  fetch(): Promise<T>;
  /** Ahead of the first need. If that fails, the next call tries again. */
  prepare(): void;
}

export function later<T>(load: () => Promise<T>): Later<T> {
  let part = $state.raw<T | null>(null);
  const fetch = async (): Promise<T> => {
    const fetched = await load();
    part = fetched;
    return fetched;
  };
  return {
    get part() {
      return part;
    },
    fetch,
    prepare() {
      if (part === null) fetch().catch(() => undefined);
    },
  };
}
