/** How often each side won when two bots of the same strength met. */
export interface Balance {
  readonly bot: string;
  readonly games: number;
  /** By seat. */
  readonly wins: readonly [number, number];
  readonly draws: number;
}

/** A share with the half width of its 95 % interval (Wilson). */
export function shareOf(wins: number, games: number): { share: number; spread: number } {
  const z = 1.959964;
  const share = wins / games;
  const base = 1 + (z * z) / games;
  const spread =
    (z / base) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return { share, spread };
}
