/** The same keys with the same parameters, in another language: a missing one does not compile. */
export type Translated<T> = T extends (...words: infer W) => string
  ? (...words: W) => string
  : T extends string
    ? string
    : { readonly [K in keyof T]: Translated<T[K]> };
