import { type Board, OFF_BOARD } from './grid.ts';

/** Entering costs this much and ends the move. */
export type StopCost = { readonly stop: number };

/** A non-negative integer; Infinity when the step cannot be made; or a cost that ends the move. */
export type StepCost = number | StopCost;

/** The usual terrain that makes a unit stop: one point, then no further. */
export const STOP: StopCost = Object.freeze({ stop: 1 });

export type Movement = {
  readonly cost: (from: number, to: number) => StepCost;
  /** May the move end here? Everywhere, if left out, and always at the start: one may stay. */
  readonly mayStop?: (space: number) => boolean;
  /** May the move go on from here? Everywhere, if left out, and always from the start. */
  readonly mayPass?: (space: number) => boolean;
  /** Most that the whole move may cost. No limit, if left out. */
  readonly limit?: number;
};

/** All tables are by space. */
export type Reach = {
  readonly from: number;
  /** Where the move may end, ascending, the start included. */
  readonly spaces: readonly number[];
  /** Of the cheapest move that ends there; Infinity when none may. */
  readonly costs: readonly number[];
  /** The space before it on that move; `OFF_BOARD` for the start and where no move may end. */
  readonly previous: readonly number[];
  /** The space before it on the cheapest move that goes on from there. */
  readonly previousPassing: readonly number[];
};

type Labels = { readonly costs: number[]; readonly previous: number[] };

/**
 * Cheapest moves to every space. Whether a step stops the unit may depend on the side it enters
 * by (field works), so a space has two labels: entered and able to go on, or entered for good. Only
 * the first is carried further; the cheaper of the two counts for ending there.
 *
 * Of equally dear ways the one whose last step comes from the lowest index wins, but never a space
 * that itself was reached later: steps of cost 0 must not run in a circle.
 */
export function reach(board: Board, from: number, movement: Movement): Reach {
  const passing = makeLabels(board.size);
  const halted = makeLabels(board.size);
  const settled = new Uint8Array(board.size);
  const open: number[] = [];
  if (from >= 0 && from < board.size) {
    passing.costs[from] = 0;
    open.push(from);
  }
  while (open.length > 0) {
    const space = takeCheapest(open, passing.costs);
    settled[space] = 1;
    for (const to of board.neighbours(space)) {
      const entry = movement.cost(space, to);
      const total = (passing.costs[space] ?? Infinity) + pointsOf(entry);
      if (total === Infinity || total > (movement.limit ?? Infinity)) continue;
      if (typeof entry !== 'number' || movement.mayPass?.(to) === false) {
        improve(halted, to, total, space);
      } else if (settled[to] === 0) {
        if (passing.costs[to] === Infinity) open.push(to);
        improve(passing, to, total, space);
      }
    }
  }
  return collect(from, passing, halted, movement);
}

/** The spaces of the cheapest move, from start to `to`, both included; undefined if none may end. */
export function pathTo(found: Reach, to: number): readonly number[] | undefined {
  if ((found.costs[to] ?? Infinity) === Infinity) return undefined;
  const path = [to];
  let space = found.previous[to] ?? OFF_BOARD;
  while (space !== OFF_BOARD) {
    path.push(space);
    space = found.previousPassing[space] ?? OFF_BOARD;
  }
  return path.reverse();
}

function makeLabels(size: number): Labels {
  return {
    costs: new Array<number>(size).fill(Infinity),
    previous: new Array<number>(size).fill(OFF_BOARD),
  };
}

function pointsOf(entry: StepCost): number {
  const points = typeof entry === 'number' ? entry : entry.stop;
  if (points === Infinity || (Number.isInteger(points) && points >= 0)) return points;
  throw new RangeError(`step cost ${points}`);
}

function improve(labels: Labels, to: number, total: number, space: number): void {
  const known = labels.costs[to] ?? Infinity;
  if (total > known) return;
  if (total === known && space > (labels.previous[to] ?? OFF_BOARD)) return;
  labels.costs[to] = total;
  labels.previous[to] = space;
}

/** The open list is the rim of what is reached, a few dozen at most: a scan beats a heap. */
function takeCheapest(open: number[], costs: readonly number[]): number {
  let best = OFF_BOARD;
  let bestCost = Infinity;
  let bestAt = 0;
  for (let i = 0; i < open.length; i += 1) {
    const space = open[i] ?? OFF_BOARD;
    const cost = costs[space] ?? Infinity;
    if (cost > bestCost || (cost === bestCost && space > best)) continue;
    best = space;
    bestCost = cost;
    bestAt = i;
  }
  const last = open.pop();
  if (last !== undefined && bestAt < open.length) open[bestAt] = last;
  return best;
}

/** On a tie the way that could go on counts: the other might already lead through the space. */
function collect(from: number, passing: Labels, halted: Labels, movement: Movement): Reach {
  const spaces: number[] = [];
  const { costs, previous } = makeLabels(passing.costs.length);
  for (let space = 0; space < costs.length; space += 1) {
    const passingCost = passing.costs[space] ?? Infinity;
    const haltedCost = halted.costs[space] ?? Infinity;
    const best = Math.min(passingCost, haltedCost);
    if (best === Infinity) continue;
    if (space !== from && movement.mayStop?.(space) === false) continue;
    const labels = passingCost <= haltedCost ? passing : halted;
    spaces.push(space);
    costs[space] = best;
    previous[space] = labels.previous[space] ?? OFF_BOARD;
  }
  return { from, spaces, costs, previous, previousPassing: passing.previous };
}
