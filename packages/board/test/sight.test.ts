import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type HexBoard,
  hexBoard,
  isBlockedStep,
  isClear,
  type LineStep,
  line,
  OFF_BOARD,
} from '../src/index.ts';
import { type Axial, slowLine } from './slow-line.ts';

const board = hexBoard();
const anySpace = fc.nat({ max: board.size - 1 });
const blockers = fc
  .array(fc.boolean(), { minLength: board.size, maxLength: board.size })
  .map((flags) => (space: number) => flags[space] === true);
const anyRowLengths = fc.array(fc.nat({ max: 7 }), { minLength: 1, maxLength: 7 });

function requireCube(from: HexBoard, space: number): Axial {
  const cube = from.cubeOf(space);
  if (cube === undefined) throw new Error(`no hex ${space}`);
  return cube;
}

function slowSteps(on: HexBoard, a: number, b: number): number[][] {
  return slowLine(requireCube(on, a), requireCube(on, b)).map((hexes) =>
    hexes.map(({ q, r }) => on.atAxial(q, r)).sort((x, y) => x - y),
  );
}

function allPairs(on: HexBoard): [number, number][] {
  const spaces = Array.from({ length: on.size }, (_, space) => space);
  return spaces.flatMap((a) => spaces.map((b): [number, number] => [a, b]));
}

function reversed(steps: readonly LineStep[]): LineStep[] {
  return [...steps].reverse();
}

const at = (row: number, col: number): number => board.at(row, col);
const only =
  (...spaces: number[]) =>
  (space: number) =>
    spaces.includes(space);

describe('the laws of a line', () => {
  test('it holds exactly the hexes whose corners lie on both sides of it, for all pairs', () => {
    const wrong = allPairs(board).filter(
      ([a, b]) => JSON.stringify(line(board, a, b)) !== JSON.stringify(slowSteps(board, a, b)),
    );
    expect(wrong).toEqual([]);
  });

  test('so it does on boards with bays, where it may leave the board', () => {
    let outside = 0;
    fc.assert(
      fc.property(anyRowLengths, (rowLengths) => {
        const other = hexBoard(rowLengths);
        for (const [a, b] of allPairs(other)) {
          const steps = line(other, a, b);
          expect(steps).toEqual(slowSteps(other, a, b));
          if (steps.some((step) => step.every((space) => space === OFF_BOARD))) outside += 1;
        }
      }),
      { numRuns: 50 },
    );
    expect(outside).toBeGreaterThan(0);
  });

  test('the line back is the same line reversed, for all pairs', () => {
    const wrong = allPairs(board).filter(
      ([a, b]) => JSON.stringify(line(board, a, b)) !== JSON.stringify(reversed(line(board, b, a))),
    );
    expect(wrong).toEqual([]);
  });

  test('steps follow on each other as neighbours, and only pairs lie beside an edge', () => {
    fc.assert(
      fc.property(anySpace, anySpace, (a, b) => {
        const steps = line(board, a, b);
        for (const [i, step] of steps.entries()) {
          const on = step.filter((space) => space !== OFF_BOARD);
          const before = (steps[i - 1] ?? []).filter((space) => space !== OFF_BOARD);
          for (const x of before) for (const y of on) expect(board.distance(x, y)).toBe(1);
          if (on.length === 2) expect(board.distance(...asPair(on))).toBe(1);
        }
      }),
    );
  });

  test('clear means that no step between the ends is blocked', () => {
    fc.assert(
      fc.property(anySpace, anySpace, blockers, (a, b, blocks) => {
        const between = slowSteps(board, a, b).slice(1, -1);
        const isBlocked = between.some((hexes) =>
          hexes.every((space) => space === OFF_BOARD || blocks(space)),
        );
        expect(isClear(board, a, b, blocks)).toBe(!isBlocked);
      }),
      { numRuns: 2000 },
    );
  });

  test('who sees is seen', () => {
    fc.assert(
      fc.property(anySpace, anySpace, blockers, (a, b, blocks) => {
        expect(isClear(board, a, b, blocks)).toBe(isClear(board, b, a, blocks));
      }),
      { numRuns: 2000 },
    );
  });

  test('the ends themselves never block', () => {
    fc.assert(
      fc.property(anySpace, anySpace, blockers, (a, b, blocks) => {
        const withEnds = (space: number) => space === a || space === b || blocks(space);
        const without = (space: number) => space !== a && space !== b && blocks(space);
        expect(isClear(board, a, b, withEnds)).toBe(isClear(board, a, b, without));
      }),
    );
  });

  test('a hex sees itself and its neighbours, whatever stands there, and not through them', () => {
    for (let a = 0; a < board.size; a += 1) {
      for (let b = 0; b < board.size; b += 1) {
        expect(isClear(board, a, b, () => true)).toBe(board.distance(a, b) <= 1);
      }
    }
  });
});

function asPair(spaces: readonly number[]): [number, number] {
  const [a = OFF_BOARD, b = OFF_BOARD] = spaces;
  return [a, b];
}

describe('lines worked by hand', () => {
  test('from a hex to itself and to its neighbour', () => {
    expect(line(board, at(4, 6), at(4, 6))).toEqual([[at(4, 6)]]);
    expect(line(board, at(4, 6), at(5, 6))).toEqual([[at(4, 6)], [at(5, 6)]]);
  });

  test('along a row: hex after hex', () => {
    expect(line(board, at(4, 3), at(4, 6))).toEqual([
      [at(4, 3)],
      [at(4, 4)],
      [at(4, 5)],
      [at(4, 6)],
    ]);
  });

  test('straight down: hex and edge in turn', () => {
    expect(line(board, at(2, 5), at(6, 5))).toEqual([
      [at(2, 5)],
      [at(3, 4), at(3, 5)],
      [at(4, 5)],
      [at(5, 4), at(5, 5)],
      [at(6, 5)],
    ]);
  });

  test('the other edge lines', () => {
    const from = at(4, 6);
    const middle = (to: number) => line(board, from, to).slice(1, -1);
    expect(middle(at(3, 7))).toEqual([[at(3, 6), at(4, 7)]]);
    expect(middle(at(5, 7))).toEqual([[at(4, 7), at(5, 6)]]);
    expect(middle(at(3, 4))).toEqual([[at(3, 5), at(4, 5)]]);
    expect(middle(at(5, 4))).toEqual([[at(4, 5), at(5, 5)]]);
    expect(middle(at(2, 6))).toEqual([[at(3, 5), at(3, 6)]]);
  });

  test('near a corner a hex is cut although the distance has no step for it', () => {
    const [a, b] = [board.atAxial(2, 2), board.atAxial(5, 3)];
    expect(board.distance(a, b)).toBe(4);
    const between = [
      board.atAxial(3, 2),
      board.atAxial(3, 3),
      board.atAxial(4, 2),
      board.atAxial(4, 3),
    ];
    expect(line(board, a, b)).toEqual([[a], ...between.map((space) => [space]), [b]]);
    for (const space of between) expect(isClear(board, a, b, only(space))).toBe(false);
  });

  test('through a corner: the hex touched in a point does not block', () => {
    const [a, b] = [board.atAxial(2, 2), board.atAxial(6, 3)];
    const on = [
      [3, 2],
      [4, 2],
      [4, 3],
      [5, 3],
    ].map(([q = 0, r = 0]) => board.atAxial(q, r));
    const touched = [board.atAxial(3, 3), board.atAxial(5, 2)];
    expect(line(board, a, b)).toEqual([[a], ...on.map((space) => [space]), [b]]);
    expect(isClear(board, a, b, only(...touched))).toBe(true);
    for (const space of on) expect(isClear(board, a, b, only(space))).toBe(false);
  });

  test('outside the board there is no line and nothing is seen', () => {
    for (const space of [OFF_BOARD, board.size]) {
      expect([line(board, space, 0), line(board, 0, space)]).toEqual([[], []]);
      expect(isClear(board, space, 0, () => false)).toBe(false);
      expect(isClear(board, 0, space, () => false)).toBe(false);
    }
  });
});

describe('the edge rule (Napoleonics facts 4.5)', () => {
  const [a, b] = [at(2, 5), at(4, 5)];
  const [left, right] = [at(3, 4), at(3, 5)];

  test('one blocker beside the edge leaves the line clear', () => {
    expect(isClear(board, a, b, only(left))).toBe(true);
    expect(isClear(board, a, b, only(right))).toBe(true);
  });

  test('blockers on both sides block it', () => {
    expect(isClear(board, a, b, only(left, right))).toBe(false);
  });

  test('each edge is judged alone: left blocks one, right the next, and the line is clear', () => {
    expect(isClear(board, a, at(6, 5), only(left, at(5, 5)))).toBe(true);
    expect(isClear(board, a, at(6, 5), only(at(4, 5)))).toBe(false);
  });

  test.each([
    ['left', 0, 0],
    ['right', 12, 11],
  ])('the %s edge of the board counts as a blocker', (_, col, beside) => {
    expect(line(board, at(2, col), at(4, col))[1]).toEqual([OFF_BOARD, at(3, beside)]);
    expect(isClear(board, at(2, col), at(4, col), () => false)).toBe(true);
    expect(isClear(board, at(2, col), at(4, col), only(at(3, beside)))).toBe(false);
  });

  test('a line that leaves the board is blocked', () => {
    const bay = hexBoard([3, 0, 3]);
    expect(line(bay, 0, 3)).toEqual([[0], [OFF_BOARD, OFF_BOARD], [3]]);
    expect(isClear(bay, 0, 3, () => false)).toBe(false);
    const steep = hexBoard([3, 0, 0, 3]);
    expect(line(steep, 0, 3)).toEqual([[0], [OFF_BOARD], [OFF_BOARD], [3]]);
    expect(isClear(steep, 0, 3, () => false)).toBe(false);
  });

  test('a step can be judged by itself', () => {
    const blocks = only(left);
    expect(isBlockedStep([left], blocks)).toBe(true);
    expect(isBlockedStep([right], blocks)).toBe(false);
    expect(isBlockedStep([left, right], blocks)).toBe(false);
    expect(isBlockedStep([OFF_BOARD, left], blocks)).toBe(true);
    expect(isBlockedStep([OFF_BOARD, right], blocks)).toBe(false);
    expect(isBlockedStep([OFF_BOARD], blocks)).toBe(true);
  });
});
