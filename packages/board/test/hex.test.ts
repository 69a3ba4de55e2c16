import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DIRECTION,
  DIRECTIONS,
  hexBoard,
  OFF_BOARD,
  opposite,
  STANDARD_ROW_LENGTHS,
  turn,
  within,
} from '../src/index.ts';
import { distances, expectBoardLaws, pathDistances, slowPathDistances } from './board-laws.ts';

const board = hexBoard();
const anySpace = fc.nat({ max: board.size - 1 });
const anyDirection = fc.constantFrom(...DIRECTIONS);
const anyRowLengths = fc.array(fc.nat({ max: 6 }), { maxLength: 6 });

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

describe('directions', () => {
  test('go clockwise from the right', () => {
    const names = ['east', 'southEast', 'southWest', 'west', 'northWest', 'northEast'] as const;
    expect(names.map((name) => DIRECTION[name])).toEqual(DIRECTIONS);
    const expected: [number, number][] = [
      [4, 7],
      [5, 6],
      [5, 5],
      [4, 5],
      [3, 5],
      [3, 6],
    ];
    expect(board.around(board.at(4, 6))).toEqual(spacesAt(expected));
  });

  test('a step leads to the neighbour in that direction, and the opposite one back', () => {
    fc.assert(
      fc.property(anySpace, anyDirection, (space, way) => {
        const to = board.step(space, way);
        expect(board.around(space)[way]).toBe(to);
        if (to === OFF_BOARD) return;
        expect(board.step(to, opposite(way))).toBe(space);
        expect(board.findDirection(space, to)).toBe(way);
      }),
    );
  });

  test('around holds exactly the neighbours and the places off the board', () => {
    fc.assert(
      fc.property(anySpace, (space) => {
        const found = board.around(space);
        expect(found).toHaveLength(6);
        expect(ascending(found.filter((to) => to !== OFF_BOARD))).toEqual(board.neighbours(space));
      }),
    );
  });

  test('a step and the step two sixths on equal one step between them', () => {
    fc.assert(
      fc.property(anySpace, anyDirection, (space, way) => {
        const half = board.step(space, way);
        fc.pre(half !== OFF_BOARD);
        expect(board.step(half, turn(way, 2))).toBe(board.step(space, turn(way, 1)));
      }),
    );
  });

  test('only a neighbour lies in a direction', () => {
    const corner = board.at(0, 0);
    const others = [corner, board.at(0, 2), OFF_BOARD, board.size];
    expect(others.map((to) => board.findDirection(corner, to))).toEqual(
      others.map(() => undefined),
    );
    expect(board.findDirection(OFF_BOARD, corner)).toBeUndefined();
  });

  test('turns add up and six sixths come round', () => {
    fc.assert(
      fc.property(anyDirection, fc.integer(), fc.integer(), (way, a, b) => {
        expect(turn(turn(way, a), b)).toBe(turn(way, a + b));
        expect(turn(way, 6)).toBe(way);
        expect(turn(way, -1)).toBe(turn(way, 5));
        expect(turn(way, 1)).not.toBe(way);
      }),
    );
    expect(turn(DIRECTION.northEast, 1)).toBe(DIRECTION.east);
    expect(opposite(DIRECTION.southEast)).toBe(DIRECTION.northWest);
  });
});
