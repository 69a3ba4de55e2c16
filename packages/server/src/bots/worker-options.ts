/** For `new Worker`: a thread that loads all games starts in half the time. */
export const COMPILE_ONCE: readonly string[] = [
  '--import',
  new URL('./compile-once.ts', import.meta.url).href,
];
