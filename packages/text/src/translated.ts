import type { Name } from './name.ts';

/** The same keys with the same words, in another language: a missing or surplus key does not compile. */
export type Translated<T> = T extends Name
  ? Name
  : T extends (...words: infer W) => string
    ? (...words: W) => string
    : T extends string
      ? string
      : { readonly [K in keyof T]: Translated<T[K]> };
