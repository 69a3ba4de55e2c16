import { describe, expect, test } from 'vitest';
import { DIRECTION, hexBoard, OFF_BOARD, STANDARD_ROW_LENGTHS } from '../src/index.ts';
import { distances, expectBoardLaws, pathDistances, slowPathDistances } from './board-laws.ts';

const board = hexBoard();

/** As printed in the facts: [dRow, dCol], and x = col, in odd rows col + 0.5. */
const FACTS_NEIGHBOURS = {
  evenRow: [
    [0, -1],
    [0, 1],
    [-1, -1],
    [-1, 0],
    [1, -1],
    [1, 0],
  ],
  oddRow: [
    [0, -1],
    [0, 1],
    [-1, 0],
    [-1, 1],
    [1, 0],
    [1, 1],
  ],
} as const;

function spacesAt(cells: readonly (readonly [number, number])[]): number[] {
  return cells.map(([row, col]) => board.at(row, col));
}

function ascending(spaces: readonly number[]): number[] {
  return [...spaces].sort((a, b) => a - b);
}

describe('the Napoleonics board (facts 1)', () => {
  test('has 113 hexes: five rows of 13 and four of 12', () => {
    expect(board.size).toBe(113);
    expect(board.rowLengths).toEqual(STANDARD_ROW_LENGTHS);
    expect(board.rowLengths.filter((length) => length === 13)).toHaveLength(5);
    expect(board.rowLengths.filter((length) => length === 12)).toHaveLength(4);
  });

  test('every hex has exactly the neighbours of the facts, for even and odd rows', () => {
    for (let space = 0; space < board.size; space += 1) {
      const row = board.rowOf(space);
      const offsets = row % 2 === 0 ? FACTS_NEIGHBOURS.evenRow : FACTS_NEIGHBOURS.oddRow;
      const expected = offsets
        .map(([dRow, dCol]) => board.at(row + dRow, board.colOf(space) + dCol))
        .filter((to) => to !== OFF_BOARD);
      expect(board.neighbours(space)).toEqual(ascending(expected));
    }
  });

  test.each<[string, [number, number], [number, number][]]>([
    [
      'left top corner',
      [0, 0],
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [
      'right top corner',
      [0, 12],
      [
        [0, 11],
        [1, 11],
      ],
    ],
    [
      'left bottom corner',
      [8, 0],
      [
        [7, 0],
        [8, 1],
      ],
    ],
    [
      'right bottom corner',
      [8, 12],
      [
        [7, 11],
        [8, 11],
      ],
    ],
    [
      'left end of a long row',
      [4, 0],
      [
        [3, 0],
        [4, 1],
        [5, 0],
      ],
    ],
    [
      'left end of a short row',
      [3, 0],
      [
        [2, 0],
        [2, 1],
        [3, 1],
        [4, 0],
        [4, 1],
      ],
    ],
    [
      'right end of a short row',
      [3, 11],
      [
        [2, 11],
        [2, 12],
        [3, 10],
        [4, 11],
        [4, 12],
      ],
    ],
    [
      'middle',
      [4, 6],
      [
        [3, 5],
        [3, 6],
        [4, 5],
        [4, 7],
        [5, 5],
        [5, 6],
      ],
    ],
  ])('%s', (_, [row, col], expected) => {
    expect(board.neighbours(board.at(row, col))).toEqual(spacesAt(expected));
  });

  test('the laws of distance hold and the closed form is the shortest path', () => {
    expectBoardLaws(board);
    expect(distances(board)).toEqual(slowPathDistances(board));
    expect(pathDistances(board)).toEqual(distances(board));
  });

  test.each<[[number, number], [number, number], number]>([
    [[0, 0], [0, 12], 12],
    [[0, 0], [8, 0], 8],
    [[0, 0], [8, 4], 8],
    [[0, 0], [8, 5], 9],
    [[0, 0], [8, 12], 16],
    [[1, 0], [7, 11], 14],
  ])('distance %j to %j is %i', (a, b, expected) => {
    expect(board.distance(board.at(...a), board.at(...b))).toBe(expected);
  });

  test('a retreat has two hexes to choose from, one in the end columns of a long row', () => {
    const down = (row: number, col: number) =>
      [DIRECTION.southWest, DIRECTION.southEast].map((way) => board.step(board.at(row, col), way));
    expect(down(2, 5)).toEqual(
      spacesAt([
        [3, 4],
        [3, 5],
      ]),
    );
    expect(down(3, 5)).toEqual(
      spacesAt([
        [4, 5],
        [4, 6],
      ]),
    );
    expect(down(2, 0)).toEqual([OFF_BOARD, board.at(3, 0)]);
    expect(down(2, 12)).toEqual([board.at(3, 11), OFF_BOARD]);
    expect(down(8, 5)).toEqual([OFF_BOARD, OFF_BOARD]);
  });
});
