/** A share with its 95 % confidence interval (Wilson's, which behaves near 0 and 1). */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const z2 = Z * Z;
  const centre = (share + z2 / (2 * games)) / (1 + z2 / games);
  const spread =
    (Z / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  return { share, low: Math.max(0, centre - spread), high: Math.min(1, centre + spread) };
}
