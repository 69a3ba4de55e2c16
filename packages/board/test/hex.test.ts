import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, hexBoard, OFF_BOARD, within } from '../src/index.ts';
import { expectBoardLaws, pathDistances, slowPathDistances } from './board-laws.ts';

const board = hexBoard();
const anySpace = fc.nat({ max: board.size - 1 });
const anyRowLengths = fc.array(fc.nat({ max: 6 }), { maxLength: 6 });

function spacesAt(cells: readonly (readonly [number, number])[]): number[] {
  return cells.map(([row, col]) => board.at(row, col));
}

function ascending(spaces: readonly number[]): number[] {
  return [...spaces].sort((a, b) => a - b);
}

describe('places on a hex board', () => {
  test('row and column, cube coordinates and the space say the same', () => {
    for (let space = 0; space < board.size; space += 1) {
      const row = board.rowOf(space);
      const col = board.colOf(space);
      const cube = board.cubeOf(space);
      expect(board.at(row, col)).toBe(space);
      expect(cube).toEqual({ q: col - Math.floor(row / 2), r: row, s: expect.any(Number) });
      if (cube === undefined) continue;
      expect(cube.q + cube.r + cube.s).toBe(0);
      expect(board.atAxial(cube.q, cube.r)).toBe(space);
    }
  });

  test('outside there is nothing', () => {
    const outside: [number, number][] = [
      [-1, 0],
      [9, 0],
      [0, -1],
      [0, 13],
      [1, 12],
      [1, -1],
    ];
    expect(spacesAt(outside)).toEqual(outside.map(() => OFF_BOARD));
    expect([board.atAxial(-1, 0), board.atAxial(0, -1)]).toEqual([OFF_BOARD, OFF_BOARD]);
    for (const space of [OFF_BOARD, board.size]) {
      expect([board.rowOf(space), board.colOf(space)]).toEqual([OFF_BOARD, OFF_BOARD]);
      expect(board.cubeOf(space)).toBeUndefined();
      expect(board.around(space)).toEqual([-1, -1, -1, -1, -1, -1]);
      expect(DIRECTIONS.map((way) => board.step(space, way))).toEqual([-1, -1, -1, -1, -1, -1]);
    }
  });

  test('a row lists its spaces from left to right', () => {
    expect(board.spacesInRow(1)).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
    expect([board.spacesInRow(-1), board.spacesInRow(9)]).toEqual([[], []]);
  });

  test('within a range lie the hexes at most so far away, in ascending order', () => {
    fc.assert(
      fc.property(anySpace, fc.nat({ max: 17 }), (space, range) => {
        const found = within(board, space, range);
        expect(found).toEqual(ascending(found));
        const rest = Array.from({ length: board.size }, (_, i) => i).filter(
          (i) => !found.includes(i),
        );
        expect(found.every((i) => board.distance(space, i) <= range)).toBe(true);
        expect(rest.every((i) => board.distance(space, i) > range)).toBe(true);
      }),
    );
    expect([0, 1, 2, 3].map((n) => within(board, board.at(4, 6), n).length)).toEqual([
      1, 7, 19, 37,
    ]);
  });

  test('other row lengths make other boards under the same laws', () => {
    fc.assert(
      fc.property(anyRowLengths, (rowLengths) => {
        const other = hexBoard(rowLengths);
        expect(other.size).toBe(rowLengths.reduce((sum, length) => sum + length, 0));
        expectBoardLaws(other);
        expect(pathDistances(other)).toEqual(slowPathDistances(other));
      }),
    );
  });

  test.each([[-1], [1.5], [Number.NaN], [Infinity]])('row length %d is refused', (length) => {
    expect(() => hexBoard([3, length])).toThrow(RangeError);
  });
});
