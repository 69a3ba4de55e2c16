/** A share of wins with its 95 % interval (Wilson), all between 0 and 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export function shareOf(wins: number, games: number): Share {
  const z = 1.959964;
  const share = wins / games;
  const base = 1 + (z * z) / games;
  const centre = (share + (z * z) / (2 * games)) / base;
  const spread =
    (z / base) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return { share, low: centre - spread, high: centre + spread };
}
