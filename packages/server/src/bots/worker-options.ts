/** Options for `new Worker` that halve the start of a thread that loads all games. */
export const COMPILE_ONCE: readonly string[] = [
  '--import',
  new URL('./compile-once.ts', import.meta.url).href,
];
