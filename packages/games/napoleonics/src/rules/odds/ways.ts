import { nth } from '@bivouac/kernel';

/** More dice than are ever thrown at once. */
const MOST_DICE = 29;

const FACTORIALS: readonly number[] = Array.from({ length: MOST_DICE + 1 }, (_, n) => {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
});
const factorial = (n: number): number => nth(FACTORIALS, n);

/** Ways to throw each number of hits and flags, `[hits][flags]`, by how many of the six faces hit and how many are flags. */
export function waysToThrow(dice: number, hitFaces: number, flagFaces: number): number[][] {
  const missFaces = 6 - hitFaces - flagFaces;
  return Array.from({ length: dice + 1 }, (_row, hits) =>
    Array.from({ length: dice - hits + 1 }, (_cell, flags) => {
      const misses = dice - hits - flags;
      const orders = factorial(dice) / (factorial(hits) * factorial(flags) * factorial(misses));
      return Math.round(orders) * hitFaces ** hits * flagFaces ** flags * missFaces ** misses;
    }),
  );
}
