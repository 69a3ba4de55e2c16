import { describe, expect, test } from 'vitest';
import { type LayoutError, MAX_COORDINATE, offsetSquareBoard, type Stagger } from '../src/index.ts';
import { requireBoard, tilesOf } from './layouts.ts';

function errorOf(pairs: readonly (readonly [number, number])[], stagger?: Stagger) {
  const made = offsetSquareBoard(tilesOf(pairs), stagger);
  return made.ok ? undefined : made.problem;
}

describe('bad layouts', () => {
  test.each<[string, (readonly [number, number])[], Stagger | undefined, LayoutError]>([
    ['no tile', [], undefined, { code: 'empty' }],
    [
      'a half coordinate',
      [
        [0, 0],
        [2, 0.5],
      ],
      undefined,
      { code: 'bad-coordinate', space: 1 },
    ],
    ['no number', [[Number.NaN, 0]], undefined, { code: 'bad-coordinate', space: 0 }],
    ['too far', [[0, -MAX_COORDINATE - 1]], undefined, { code: 'bad-coordinate', space: 0 }],
    [
      'the same place',
      [
        [0, 0],
        [2, 1],
        [0, 0],
      ],
      undefined,
      overlap(0, 2),
    ],
    [
      'half over another',
      [
        [0, 0],
        [2, 1],
        [3, 2],
      ],
      undefined,
      overlap(1, 2),
    ],
    [
      'a chessboard',
      [
        [0, 0],
        [2, 0],
        [0, 2],
      ],
      undefined,
      unfit(2, 'either'),
    ],
    [
      'both staggers at once',
      [
        [0, 0],
        [2, 1],
        [1, 3],
      ],
      undefined,
      unfit(2, 'either'),
    ],
    [
      'columns a half tile apart',
      [
        [0, 0],
        [3, 1],
      ],
      undefined,
      unfit(1, 'either'),
    ],
    [
      'columns given as rows',
      [
        [0, 0],
        [2, 1],
      ],
      'rows',
      unfit(1, 'rows'),
    ],
    [
      'rows given as columns',
      [
        [0, 0],
        [1, 2],
      ],
      'cols',
      unfit(1, 'cols'),
    ],
  ])('%s', (_, pairs, stagger, error) => {
    expect(errorOf(pairs, stagger)).toEqual(error);
  });

  test('at the limit is still good', () => {
    const board = requireBoard(
      tilesOf([
        [-MAX_COORDINATE, -MAX_COORDINATE],
        [MAX_COORDINATE, MAX_COORDINATE],
      ]),
    );
    expect(board.distance(0, 1)).toBe(15_000);
  });

  test('tiles that fit both staggers count as cols unless told otherwise', () => {
    const tiles = tilesOf([
      [0, 0],
      [4, 8],
    ]);
    expect(requireBoard(tiles).stagger).toBe('cols');
    expect(requireBoard(tiles).distance(0, 1)).toBe(5);
    expect(requireBoard(tiles, 'rows').stagger).toBe('rows');
    expect(requireBoard(tiles, 'rows').distance(0, 1)).toBe(4);
  });

  test('the board keeps its own copy of the tiles', () => {
    const tiles = [{ hx: 0, hy: 0 }];
    const board = requireBoard(tiles);
    tiles[0] = { hx: 7, hy: 7 };
    expect(board.tiles).toEqual([{ hx: 0, hy: 0 }]);
  });
});

function overlap(first: number, second: number): LayoutError {
  return { code: 'overlap', first, second };
}

function unfit(space: number, wanted: Stagger | 'either'): LayoutError {
  return { code: 'not-staggered', space, wanted };
}
