import { done, fail, type Result } from '@bivouac/kernel';
import { type Board, makeBoard } from './grid.ts';

/** Left top corner of a 2 x 2 tile, in half tiles; x grows to the right, y downwards. */
export type Tile = { readonly hx: number; readonly hy: number };

/** cols: columns shifted up or down by half a tile; rows: rows shifted left or right. */
export type Stagger = 'cols' | 'rows';

export type OffsetSquareBoard = Board & {
  readonly stagger: Stagger;
  /** By space. */
  readonly tiles: readonly Tile[];
};

/**
 * Spaces are indices in the list given. More than six neighbours is no error of its own: six is all
 * that fits round a tile, a seventh always overlaps one of them.
 */
export type LayoutError =
  | { readonly code: 'empty' }
  /** Not an integer, or further than `MAX_COORDINATE` from the origin. */
  | { readonly code: 'bad-coordinate'; readonly space: number }
  | { readonly code: 'overlap'; readonly first: number; readonly second: number }
  /** The first tile that fits no stagger, or not the one asked for, together with those before. */
  | { readonly code: 'not-staggered'; readonly space: number; readonly wanted: Stagger | 'either' };

/** Keeps every distance within the 16 bits of the tables. */
export const MAX_COORDINATE = 10_000;

/**
 * Equal squares laid half-shifted: a hex grid in disguise (Normandy facts 5.1). Without `stagger` the
 * layout decides. Only tiles that all stand alone on a lattice of two tiles fit both kinds; they
 * count as cols.
 */
export function offsetSquareBoard(
  layout: readonly Tile[],
  stagger?: Stagger,
): Result<OffsetSquareBoard, LayoutError> {
  const tiles = layout.map(({ hx, hy }) => ({ hx, hy }));
  const error = findBadTile(tiles) ?? findOverlap(tiles);
  if (error !== undefined) return fail(error);
  const found = findStagger(tiles, stagger);
  if (!found.ok) return found;
  const distanceOf = found.value === 'cols' ? colsDistance : rowsDistance;
  const board = makeBoard(neighbourLists(tiles), (a, b) => {
    const from = tiles[a];
    const to = tiles[b];
    return from === undefined || to === undefined ? Infinity : distanceOf(from, to);
  });
  return done({ ...board, stagger: found.value, tiles });
}

function findBadTile(tiles: readonly Tile[]): LayoutError | undefined {
  if (tiles.length === 0) return { code: 'empty' };
  const isGood = (n: number): boolean => Number.isInteger(n) && Math.abs(n) <= MAX_COORDINATE;
  const space = tiles.findIndex(({ hx, hy }) => !isGood(hx) || !isGood(hy));
  return space < 0 ? undefined : { code: 'bad-coordinate', space };
}

function findOverlap(tiles: readonly Tile[]): LayoutError | undefined {
  for (const [second, b] of tiles.entries()) {
    const first = tiles.findIndex((a) => Math.abs(a.hx - b.hx) < 2 && Math.abs(a.hy - b.hy) < 2);
    if (first < second) return { code: 'overlap', first, second };
  }
  return undefined;
}

function findStagger(
  tiles: readonly Tile[],
  wanted: Stagger | undefined,
): Result<Stagger, LayoutError> {
  const notCols = wanted === 'rows' ? 0 : tiles.findIndex((tile) => !fitsCols(tile, tiles[0]));
  if (notCols < 0) return done('cols');
  const notRows =
    wanted === 'cols' ? 0 : tiles.findIndex((tile) => !fitsCols(turned(tile), turned(tiles[0])));
  if (notRows < 0) return done('rows');
  const space = Math.max(notCols, notRows);
  return fail({ code: 'not-staggered', space, wanted: wanted ?? 'either' });
}

/** Columns are a whole tile apart, and with each column the tiles move by half a tile. */
function fitsCols(tile: Tile, first: Tile | undefined): boolean {
  const dhx = tile.hx - (first?.hx ?? 0);
  const dhy = tile.hy - (first?.hy ?? 0);
  return (dhx + 2 * dhy) % 4 === 0;
}

function turned(tile: Tile | undefined): Tile {
  return { hx: tile?.hy ?? 0, hy: tile?.hx ?? 0 };
}

function neighbourLists(tiles: readonly Tile[]): readonly (readonly number[])[] {
  return tiles.map((from) => {
    const list: number[] = [];
    for (const [space, to] of tiles.entries()) if (areAdjacent(from, to)) list.push(space);
    return list;
  });
}

/** They share a piece of an edge; a shared corner is not enough. One test for both staggers. */
function areAdjacent(a: Tile, b: Tile): boolean {
  const dhx = Math.abs(a.hx - b.hx);
  const dhy = Math.abs(a.hy - b.hy);
  return (dhx === 2 && dhy <= 1) || (dhy === 2 && dhx <= 1);
}

/** Each step to the next column may also gain half a tile of height; the rest is whole tiles. */
function colsDistance(a: Tile, b: Tile): number {
  const across = Math.abs(a.hx - b.hx) / 2;
  const along = Math.abs(a.hy - b.hy);
  return across + Math.max(0, (along - across) / 2);
}

function rowsDistance(a: Tile, b: Tile): number {
  return colsDistance(turned(a), turned(b));
}
