import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTION, DIRECTIONS, hexBoard, OFF_BOARD, opposite, turn } from '../src/index.ts';

const board = hexBoard();
const anySpace = fc.nat({ max: board.size - 1 });
const anyDirection = fc.constantFrom(...DIRECTIONS);

function spacesAt(cells: readonly (readonly [number, number])[]): number[] {
  return cells.map(([row, col]) => board.at(row, col));
}

function ascending(spaces: readonly number[]): number[] {
  return [...spaces].sort((a, b) => a - b);
}

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
