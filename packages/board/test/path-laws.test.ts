import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Board,
  hexBoard,
  type Movement,
  OFF_BOARD,
  pathTo,
  type Reach,
  reach,
  type StepCost,
} from '../src/index.ts';
import { BOOK_LAYOUTS } from './book-layouts.ts';
import { requireBoard, tilesOf } from './layouts.ts';

const hexes = hexBoard([4, 3, 4, 3, 4]);
const boards: readonly Board[] = [
  hexes,
  ...BOOK_LAYOUTS.slice(0, 3).map(({ tiles }) => requireBoard(tilesOf(tiles))),
];

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
