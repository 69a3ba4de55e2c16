import { nth } from '../ids.ts';

/** An unordered throw of several dice and the number of ordered throws that look like it. */
export interface Throw {
  readonly faces: readonly number[];
  readonly ways: bigint;
}

/** All unordered throws of `count` dice, or `undefined` if there are more than `limit`. */
export function multisets(count: number, sides: number, limit: number): Throw[] | undefined {
  const throws: Throw[] = [];
  const faces: number[] = [];
  const all = factorial(count);
  const build = (lowest: number): boolean => {
    if (faces.length === count) {
      if (throws.length === limit) return false;
      throws.push({ faces: faces.slice(), ways: all / repeats(faces) });
      return true;
    }
    for (let face = lowest; face <= sides; face++) {
      faces.push(face);
      const fits = build(face);
      faces.pop();
      if (!fits) return false;
    }
    return true;
  };
  return build(1) ? throws : undefined;
}

export function factorial(n: number): bigint {
  let product = 1n;
  for (let i = 2; i <= n; i++) product *= BigInt(i);
  return product;
}

/** In how many ways like items can change places without a visible change. */
function repeats(items: readonly number[]): bigint {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  let product = 1n;
  for (const count of counts.values()) product *= factorial(count);
  return product;
}

/** How many orders of these items look different. */
export function countArrangements(items: readonly number[]): bigint {
  return factorial(items.length) / repeats(items);
}

/** The order number `index` of these items, counted in lexicographic order. */
export function nthArrangement(items: readonly number[], index: number): number[] {
  const rest = items.slice().sort((a, b) => a - b);
  const order: number[] = [];
  let left = BigInt(index);
  while (rest.length > 0) {
    let previous: number | undefined;
    for (let i = 0; i < rest.length; i++) {
      const item = nth(rest, i);
      if (item === previous) continue;
      previous = item;
      const without = rest.toSpliced(i, 1);
      const count = countArrangements(without);
      if (left < count) {
        order.push(item);
        rest.splice(i, 1);
        break;
      }
      left -= count;
    }
  }
  return order;
}
