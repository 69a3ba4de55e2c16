/** Names every language must give, one per id of the game's tables. */
export interface SkirmishWords {
  readonly seats: readonly [string, string];
  readonly areas: readonly [string, string, string, string, string, string, string];
  readonly units: readonly [string, string, string, string, string, string];
  readonly cards: readonly [string, string, string, string];
}

/** The same keys with the same words, in another language. */
export type Translated<T> = T extends (words: infer W) => string
  ? (words: W) => string
  : T extends string
    ? string
    : { readonly [K in keyof T]: Translated<T[K]> };
