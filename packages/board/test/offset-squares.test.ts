import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Stagger, type Tile, within } from '../src/index.ts';
import { distances, expectBoardLaws, pathDistances, slowPathDistances } from './board-laws.ts';
import { BOOK_LAYOUTS } from './book-layouts.ts';
import { requireBoard, tilesOf } from './layouts.ts';

/** Columns (or rows) of equal length, every second one half a tile lower (or to the right). */
function fullLayout(lines: number, length: number, stagger: Stagger): Tile[] {
  return Array.from({ length: lines * length }, (_, i) => {
    const across = 2 * Math.floor(i / length);
    const along = 2 * (i % length) + ((across / 2) % 2);
    return stagger === 'cols' ? { hx: across, hy: along } : { hx: along, hy: across };
  });
}

/** By the picture: the squares touch in a piece of edge, which is more than a point. */
function shareAnEdge(a: Tile, b: Tile): boolean {
  const width = Math.min(a.hx, b.hx) + 2 - Math.max(a.hx, b.hx);
  const height = Math.min(a.hy, b.hy) + 2 - Math.max(a.hy, b.hy);
  return (width === 0 && height > 0) || (height === 0 && width > 0);
}

const staggers = fc.constantFrom<Stagger>('cols', 'rows');
const full = fc.record({
  lines: fc.integer({ min: 1, max: 6 }),
  length: fc.integer({ min: 1, max: 6 }),
  stagger: staggers,
});
/** Any part of a full layout, moved somewhere, in any order: gaps, islands, odd and negative. */
const part = full
  .chain(({ lines, length, stagger }) =>
    fc.record({
      stagger: fc.constant(stagger),
      tiles: fc.shuffledSubarray(fullLayout(lines, length, stagger), { minLength: 1 }),
      dx: fc.integer({ min: -9, max: 9 }),
      dy: fc.integer({ min: -9, max: 9 }),
    }),
  )
  .map(({ stagger, tiles, dx, dy }) => ({
    stagger,
    tiles: tiles.map(({ hx, hy }) => ({ hx: hx + dx, hy: hy + dy })),
  }));

describe('the laws of half-shifted squares', () => {
  test('hold on any part of a layout, gaps and islands included', () => {
    fc.assert(fc.property(part, (it) => expectBoardLaws(requireBoard(it.tiles, it.stagger))));
  });

  test('neighbours are the tiles that share a piece of edge', () => {
    fc.assert(
      fc.property(part, ({ tiles, stagger }) => {
        const board = requireBoard(tiles, stagger);
        for (const [space, tile] of tiles.entries()) {
          const expected = [...tiles.keys()].filter((i) => shareAnEdge(tile, tiles[i] ?? tile));
          expect(board.neighbours(space)).toEqual(expected);
        }
      }),
    );
  });

  test('the closed form is the shortest path on a full layout', () => {
    fc.assert(
      fc.property(full, ({ lines, length, stagger }) => {
        const board = requireBoard(fullLayout(lines, length, stagger), stagger);
        expect(distances(board)).toEqual(slowPathDistances(board));
      }),
    );
  });

  test('path distance is the shortest path through tiles that exist', () => {
    fc.assert(
      fc.property(part, ({ tiles, stagger }) => {
        const board = requireBoard(tiles, stagger);
        expect(pathDistances(board)).toEqual(slowPathDistances(board));
      }),
    );
  });

  test('a gap lengthens the path but not the distance', () => {
    const board = requireBoard(
      tilesOf([
        [0, 0],
        [2, 1],
        [4, 2],
        [4, 4],
        [2, 5],
        [0, 4],
      ]),
    );
    expect([board.distance(0, 5), board.pathDistance(0, 5)]).toEqual([2, 5]);
  });

  test('an island has a distance but no path', () => {
    const board = requireBoard(
      tilesOf([
        [0, 0],
        [0, 4],
      ]),
      'cols',
    );
    expect([board.distance(0, 1), board.pathDistance(0, 1)]).toEqual([2, Infinity]);
  });

  test('six neighbours are all that fit round a tile', () => {
    const around: Tile[] = [];
    for (let hx = -2; hx <= 2; hx += 1) {
      for (let hy = -2; hy <= 2; hy += 1) {
        if (shareAnEdge({ hx, hy }, { hx: 0, hy: 0 })) around.push({ hx, hy });
      }
    }
    expect(around).toHaveLength(12);
    let most = 0;
    for (let chosen = 0; chosen < 1 << around.length; chosen += 1) {
      const some = around.filter((_, i) => (chosen >> i) & 1);
      const fits = some.every((a, i) =>
        some.every((b, j) => i >= j || Math.abs(a.hx - b.hx) >= 2 || Math.abs(a.hy - b.hy) >= 2),
      );
      if (fits) most = Math.max(most, some.length);
    }
    expect(most).toBe(6);
  });
});

describe('the twelve layouts of the Normandy scenario book', () => {
  test.each(BOOK_LAYOUTS)('$title', (layout) => {
    const board = requireBoard(tilesOf(layout.tiles));
    expect(board.stagger).toBe(layout.stagger);
    expectBoardLaws(board);
    expect(distances(board)).toEqual(slowPathDistances(board));
    expect(pathDistances(board)).toEqual(distances(board));
    expect(Math.max(...distances(board).flat())).toBe(layout.longestDistance);
    const links = layout.tiles.flatMap((_, space) => board.neighbours(space));
    expect(links).toHaveLength(2 * layout.adjacentPairs);
  });

  test('La Raye: the middle tile 12B has the neighbours and distances of the picture', () => {
    const board = requireBoard(tilesOf(BOOK_LAYOUTS[0]?.tiles ?? []));
    expect(board.tiles[4]).toEqual({ hx: 4, hy: 2 });
    expect(board.neighbours(4)).toEqual([0, 1, 2, 5, 6, 8]);
    expect(within(board, 4, 0)).toEqual([4]);
    expect(within(board, 4, 1)).toEqual([0, 1, 2, 4, 5, 6, 8]);
    expect(board.distance(4, 11)).toBe(3);
  });
});
