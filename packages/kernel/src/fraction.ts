/** Exact probabilities: whole numbers over a common denominator. Floats drift. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

export const ONE: Fraction = Object.freeze({ num: 1n, den: 1n });

export function gcd(a: bigint, b: bigint): bigint {
  let x = a;
  let y = b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export function times(a: Fraction, num: bigint, den: bigint): Fraction {
  return reduce(a.num * num, a.den * den);
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return reduce(a.num * b.den + b.num * a.den, a.den * b.den);
}

export function reduce(num: bigint, den: bigint): Fraction {
  const common = gcd(num, den);
  return common === 1n || common === 0n ? { num, den } : { num: num / common, den: den / common };
}

/** The smallest common denominator. */
export function commonDenominator(fractions: readonly Fraction[]): bigint {
  let den = 1n;
  for (const f of fractions) den = (den / gcd(den, f.den)) * f.den;
  return den;
}

/** For showing only: good to about fifteen digits. */
export function toNumber(num: bigint, den: bigint): number {
  const SCALE = 1_000_000_000_000_000n;
  return Number((num * SCALE) / den) / Number(SCALE);
}
