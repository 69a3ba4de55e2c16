/**
 * A board of any shape. A space is its index, 0 to size - 1. The record holds
 * lookups only, answered from tables that are filled once when the board is made; anything that has
 * to search (`within`, `reach`, `line`) is a function beside it, so that it serves every shape.
 *
 * A space that is not on the board has no neighbours and is infinitely far from everything, so that
 * `distance(a, b) <= range` needs no guard.
 */
export type Board = {
  readonly size: number;
  /** Ascending. */
  readonly neighbours: (space: number) => readonly number[];
  /** Steps counted on the endless grid, as if gaps and the outside were spaces too. */
  readonly distance: (a: number, b: number) => number;
  /** Fewest steps through spaces that exist; Infinity when there is no way. */
  readonly pathDistance: (a: number, b: number) => number;
};

/** Stands for a space that does not exist. */
export const OFF_BOARD = -1;

const NO_SPACES: readonly number[] = Object.freeze([]);
const NO_WAY = 0xffff;

/** Makes the tables. The lists must be ascending and symmetric; `distanceOf` is the closed form. */
export function makeBoard(
  neighbourLists: readonly (readonly number[])[],
  distanceOf: (a: number, b: number) => number,
): Board {
  const size = neighbourLists.length;
  const distances = new Uint16Array(size * size);
  const steps = new Uint16Array(size * size).fill(NO_WAY);
  for (let a = 0; a < size; a += 1) {
    for (let b = 0; b < size; b += 1) distances[a * size + b] = distanceOf(a, b);
    fillSteps(steps, neighbourLists, a);
  }
  const has = (space: number): boolean => space >= 0 && space < size;
  return {
    size,
    neighbours: (space) => neighbourLists[space] ?? NO_SPACES,
    distance: (a, b) => (has(a) && has(b) ? (distances[a * size + b] ?? Infinity) : Infinity),
    pathDistance: (a, b) => {
      if (!has(a) || !has(b)) return Infinity;
      const found = steps[a * size + b] ?? NO_WAY;
      return found === NO_WAY ? Infinity : found;
    },
  };
}

/** Breadth first: the queue grows while it is read. */
function fillSteps(
  steps: Uint16Array,
  neighbourLists: readonly (readonly number[])[],
  from: number,
): void {
  const base = from * neighbourLists.length;
  const queue = [from];
  steps[base + from] = 0;
  for (const space of queue) {
    const next = (steps[base + space] ?? 0) + 1;
    for (const to of neighbourLists[space] ?? NO_SPACES) {
      if (steps[base + to] !== NO_WAY) continue;
      steps[base + to] = next;
      queue.push(to);
    }
  }
}

/** Spaces at distance 0 to `range` of `space`, ascending, so `space` itself is among them. */
export function within(board: Board, space: number, range: number): readonly number[] {
  const found: number[] = [];
  for (let other = 0; other < board.size; other += 1) {
    if (board.distance(space, other) <= range) found.push(other);
  }
  return found;
}
