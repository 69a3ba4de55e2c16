import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HexBoard, hexBoard, isClear, type LineStep, line, OFF_BOARD } from '../src/index.ts';
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
