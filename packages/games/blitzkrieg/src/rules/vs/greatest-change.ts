/**
 * Seed, Největší vliv: 1 is the greatest change, 7 the least.
 * @rule blitzkrieg/greatest-change
 */
export function changeRank(before: number, after: number, doesItScoreForEnemy: boolean): number {
  if (before < 0 && after > 0) return 1;
  if (before === 0 && after > 0) return 2;
  if (before < 0 && after === 0) return 3;
  if (before > 0 && after > before) return 4;
  if (before < 0 && after > before) return 5;
  return doesItScoreForEnemy ? 7 : 6;
}

/** A move of a marker, seen from the solo opponent: positive leads are its own. */
export interface Change {
  readonly before: number;
  readonly after: number;
  readonly doesItScoreForEnemy: boolean;
}

/**
 * Negative if `a` is the greater change. Within a rank: moving on in its own half, the larger lead;
 * moving back in the other half, the larger lead of the enemy; then the larger step.
 * @rule blitzkrieg/greatest-change
 */
export function compareChanges(a: Change, b: Change): number {
  const rank = rankOf(a);
  if (rank !== rankOf(b)) return rank - rankOf(b);
  if (rank === 4 && a.after !== b.after) return b.after - a.after;
  if (rank === 5 && a.before !== b.before) return a.before - b.before;
  return b.after - b.before - (a.after - a.before);
}

export const rankOf = ({ before, after, doesItScoreForEnemy }: Change): number =>
  changeRank(before, after, doesItScoreForEnemy);

/** The candidates with the greatest change, in their order. */
export function greatest<T>(candidates: readonly T[], changeOf: (candidate: T) => Change): T[] {
  let best: T[] = [];
  let most: Change | undefined;
  for (const candidate of candidates) {
    const change = changeOf(candidate);
    const order = most === undefined ? -1 : compareChanges(change, most);
    if (order < 0) {
      most = change;
      best = [candidate];
    } else if (order === 0) best.push(candidate);
  }
  return best;
}
