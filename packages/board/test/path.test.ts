import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Board,
  hexBoard,
  type Movement,
  OFF_BOARD,
  offsetSquareBoard,
  pathTo,
  type Reach,
  reach,
  STOP,
  type StepCost,
} from '../src/index.ts';
import { BOOK_LAYOUTS } from './book-layouts.ts';

const hexes = hexBoard([4, 3, 4, 3, 4]);
const boards = [hexes, ...BOOK_LAYOUTS.slice(0, 3).map(({ tiles }) => squares(tiles))];

function squares(pairs: readonly (readonly [number, number])[]): Board {
  const made = offsetSquareBoard(pairs.map(([hx, hy]) => ({ hx, hy })));
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

type Case = { readonly board: Board; readonly from: number; readonly movement: Movement };

/** Every step, space by space, has its own cost: stops on one side only, zero cost, walls. */
const stepCost = fc.oneof(
  { weight: 6, arbitrary: fc.nat({ max: 4 }) },
  { weight: 1, arbitrary: fc.constant(Infinity) },
  { weight: 2, arbitrary: fc.nat({ max: 3 }).map((stop) => ({ stop })) },
);
const anyCase: fc.Arbitrary<Case> = fc.constantFrom(...boards).chain((board) => {
  const flags = fc.array(fc.nat({ max: 3 }), { minLength: board.size, maxLength: board.size });
  const cells = board.size * board.size;
  return fc
    .record({
      from: fc.nat({ max: board.size - 1 }),
      costs: fc.array(stepCost, { minLength: cells, maxLength: cells }),
      closed: flags,
      halting: flags,
      limit: fc.oneof(fc.nat({ max: 8 }), fc.constant(Infinity)),
    })
    .map(({ from, costs, closed, halting, limit }) => ({
      board,
      from,
      movement: {
        cost: (a: number, b: number) => costs[a * board.size + b] ?? Infinity,
        mayStop: (space: number) => closed[space] !== 0,
        mayPass: (space: number) => halting[space] !== 0,
        limit,
      },
    }));
});

function pointsOf(cost: StepCost): number {
  return typeof cost === 'number' ? cost : cost.stop;
}

function endsMove(movement: Movement, from: number, to: number): boolean {
  return typeof movement.cost(from, to) !== 'number' || movement.mayPass?.(to) === false;
}

/** Bellman and Ford: relax every step of the board until nothing changes, then judge the ends. */
function slowCosts({ board, from, movement }: Case): number[] {
  const spaces = Array.from({ length: board.size }, (_, space) => space);
  const going = spaces.map((space) => (space === from ? 0 : Infinity));
  const ending = [...going];
  for (let round = 0; round <= board.size; round += 1) {
    for (const a of spaces) {
      for (const b of board.neighbours(a)) {
        const total = (going[a] ?? Infinity) + pointsOf(movement.cost(a, b));
        ending[b] = Math.min(ending[b] ?? Infinity, total);
        if (!endsMove(movement, a, b)) going[b] = Math.min(going[b] ?? Infinity, total);
      }
    }
  }
  const limit = movement.limit ?? Infinity;
  return ending.map((cost, space) => {
    const mayEnd = space === from || movement.mayStop?.(space) !== false;
    return mayEnd && cost <= limit ? cost : Infinity;
  });
}

/** Adds up the steps of a path and checks that each may be made. */
function costOfPath({ board, movement }: Case, path: readonly number[]): number {
  let total = 0;
  for (const [i, to] of path.entries()) {
    const before = path[i - 1];
    if (before === undefined) continue;
    expect(board.neighbours(before)).toContain(to);
    if (i < path.length - 1) expect(endsMove(movement, before, to)).toBe(false);
    total += pointsOf(movement.cost(before, to));
  }
  return total;
}

function requirePath(found: Reach, to: number): readonly number[] {
  const path = pathTo(found, to);
  if (path === undefined) throw new Error(`no path to ${to}`);
  return path;
}

describe('the laws of reach, on hexes and squares', () => {
  test('costs are those of an exhaustive search', () => {
    fc.assert(
      fc.property(anyCase, (it) => {
        const found = reach(it.board, it.from, it.movement);
        const expected = slowCosts(it);
        expect(found.costs).toEqual(expected);
        expect(found.spaces).toEqual([...expected.keys()].filter((i) => expected[i] !== Infinity));
      }),
      { numRuns: 500 },
    );
  });

  test('each path is a legal move of exactly that cost, without visiting a space twice', () => {
    fc.assert(
      fc.property(anyCase, (it) => {
        const found = reach(it.board, it.from, it.movement);
        for (const to of found.spaces) {
          const path = requirePath(found, to);
          expect([path[0], path[path.length - 1]]).toEqual([it.from, to]);
          expect(new Set(path).size).toBe(path.length);
          expect(costOfPath(it, path)).toBe(found.costs[to]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('no cost exceeds the limit, and the limit hides nothing below it', () => {
    fc.assert(
      fc.property(anyCase, fc.nat({ max: 6 }), (it, limit) => {
        const free = reach(it.board, it.from, { ...it.movement, limit: Infinity });
        const bound = reach(it.board, it.from, { ...it.movement, limit });
        expect(bound.costs).toEqual(free.costs.map((cost) => (cost <= limit ? cost : Infinity)));
      }),
    );
  });

  test('without stops and closed spaces costs obey the triangle inequality', () => {
    fc.assert(
      fc.property(anyCase, ({ board, from, movement }) => {
        const cost = (a: number, b: number) => pointsOf(movement.cost(a, b));
        const direct = reach(board, from, { cost });
        for (const via of direct.spaces) {
          const onward = reach(board, via, { cost });
          for (const [to, rest] of onward.costs.entries()) {
            const sum = (direct.costs[via] ?? Infinity) + rest;
            expect(direct.costs[to] ?? Infinity).toBeLessThanOrEqual(sum);
          }
        }
      }),
    );
  });

  test('with a cost of one for each step the cost is the path distance', () => {
    for (const board of boards) {
      for (let from = 0; from < board.size; from += 1) {
        const { costs } = reach(board, from, { cost: () => 1 });
        expect(costs).toEqual(costs.map((_, to) => board.pathDistance(from, to)));
      }
    }
  });

  test('of equally dear ways the last step comes from the lowest index', () => {
    fc.assert(
      fc.property(anyCase, ({ board, from, movement }) => {
        const cost = (a: number, b: number) => 1 + pointsOf(movement.cost(a, b));
        const found = reach(board, from, { cost });
        for (const to of found.spaces) {
          const best = board
            .neighbours(to)
            .find((a) => (found.costs[a] ?? Infinity) + cost(a, to) === found.costs[to]);
          expect(found.previous[to]).toBe(best ?? OFF_BOARD);
        }
      }),
    );
  });
});

/** One row of five hexes: 0 1 2 3 4. */
const row = hexBoard([5]);
/** Two rows: 0 1 2 above, 3 4 below; 3 touches 0, 1, 4 and 4 touches 1, 2, 3. */
const field = hexBoard([3, 2]);

describe('terrain that stops, places one may not stop or pass', () => {
  test('a stop is entered and not left', () => {
    const cost = (_: number, to: number) => (to === 2 ? STOP : 1);
    expect(reach(row, 0, { cost }).costs).toEqual([0, 1, 2, Infinity, Infinity]);
  });

  test('a stop does not hold a unit that starts there', () => {
    const cost = (_: number, to: number) => (to === 2 ? STOP : 1);
    expect(reach(row, 2, { cost }).costs).toEqual([2, 1, 0, 1, 2]);
  });

  test('a stop may cost more than is left', () => {
    const cost = (_: number, to: number) => (to === 2 ? { stop: 3 } : 1);
    expect(reach(row, 0, { cost, limit: 3 }).spaces).toEqual([0, 1]);
    expect(reach(row, 0, { cost, limit: 4 }).spaces).toEqual([0, 1, 2]);
  });

  test('a space that stops from one side is passed by a dearer way from another', () => {
    const cost = (from: number, to: number) => {
      if (from === 1 && to === 2) return STOP;
      return to === 3 || (from === 0 && to === 4) ? Infinity : from === 1 && to === 4 ? 5 : 1;
    };
    const found = reach(field, 0, { cost });
    expect(pathTo(found, 2)).toEqual([0, 1, 2]);
    expect(found.costs).toEqual([0, 1, 2, Infinity, 6]);
    expect(found.previousPassing[2]).toBe(4);
  });

  test('a space where one may not stop is passed', () => {
    const found = reach(row, 0, { cost: () => 1, mayStop: (space) => space !== 2 });
    expect(found.costs).toEqual([0, 1, Infinity, 3, 4]);
    expect(found.previous).toEqual([OFF_BOARD, 0, OFF_BOARD, 2, 3]);
    expect(pathTo(found, 2)).toBeUndefined();
    expect(pathTo(found, 4)).toEqual([0, 1, 2, 3, 4]);
  });

  test('a space that may not be passed ends the move', () => {
    const found = reach(row, 0, { cost: () => 1, mayPass: (space) => space !== 2 });
    expect(found.spaces).toEqual([0, 1, 2]);
    expect(pathTo(found, 2)).toEqual([0, 1, 2]);
  });

  test('a stop where one may not stop is not entered', () => {
    const cost = (_: number, to: number) => (to === 2 ? STOP : 1);
    expect(reach(row, 0, { cost, mayStop: (space) => space !== 2 }).spaces).toEqual([0, 1]);
  });

  test('the start may always be kept and left', () => {
    const found = reach(row, 2, { cost: () => 1, mayStop: () => false, mayPass: () => false });
    expect(found.spaces).toEqual([2]);
    expect(pathTo(found, 2)).toEqual([2]);
    expect(reach(row, 2, { cost: () => 1, mayPass: () => false }).spaces).toEqual([1, 2, 3]);
  });

  test('nothing is reached from outside', () => {
    for (const from of [OFF_BOARD, row.size]) {
      const found = reach(row, from, { cost: () => 1 });
      expect(found.spaces).toEqual([]);
      expect(pathTo(found, 0)).toBeUndefined();
      expect(pathTo(found, from)).toBeUndefined();
    }
  });

  test.each([[-1], [0.5], [Number.NaN], [-Infinity]])('a step cost of %d is refused', (cost) => {
    expect(() => reach(row, 0, { cost: () => cost })).toThrow(RangeError);
    expect(() => reach(row, 0, { cost: () => ({ stop: cost }) })).toThrow(RangeError);
  });
});
