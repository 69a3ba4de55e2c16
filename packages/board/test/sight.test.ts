import { describe, expect, test } from 'vitest';
import { hexBoard, isBlockedStep, isClear, line, OFF_BOARD } from '../src/index.ts';

const board = hexBoard();
const at = (row: number, col: number): number => board.at(row, col);
const only =
  (...spaces: number[]) =>
  (space: number) =>
    spaces.includes(space);

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
