import { INK, sideInk } from '@bivouac/table/art/palette.ts';
import { sideShape } from '@bivouac/table/art/side-shape.ts';
import { type Board, type BoardTile, boardSize, TILE } from './board-type.ts';

// A small generalised map: one flat sign per kind of ground.

/** Side of a tile on a thumb. */
const SIZE = 20;

/** The flat sign of a tile on a square of 20 x 20. */
export type FaceSign = (tile: BoardTile, tiles: readonly BoardTile[]) => string;

/** Width and height of a thumb. */
export function thumbSize(board: Pick<Board, 'tiles'>): { width: number; height: number } {
  const { width, height } = boardSize(board.tiles);
  return { width: (width / TILE) * SIZE, height: (height / TILE) * SIZE };
}

/**
 * A small map of a board: gold dots are objectives, a disc or a square the side that starts there.
 * The view box is `thumbSize`, with two units of room around.
 */
export function boardThumb(board: Board, signOf: FaceSign): string {
  const half = SIZE / 2;
  const starts = new Map(board.units.map(({ face, side }) => [face, side]));
  const corners = board.tiles.map((tile) => ({
    face: tile.face,
    x: tile.hx * half,
    y: tile.hy * half,
    sign: signOf(tile, board.tiles),
  }));
  const shadow = corners.map(({ x, y }) => `M${x + 0.7} ${y + 1}h20v20h-20z`).join('');
  const frames = corners.map(({ x, y }) => `M${x} ${y}h20v20h-20z`).join('');
  const grounds = corners.map(
    ({ sign, x, y }) => `<g transform="translate(${x} ${y})">${sign}</g>`,
  );
  const marks = corners.map(({ face, x, y }) => {
    const side = starts.get(face);
    const hasObjective = board.objectives.has(face);
    const start =
      side === undefined
        ? ''
        : sideShape(side, x + half, y + half, hasObjective ? 7 : 5.4, {
            fill: sideInk(side).strong,
            stroke: INK.card,
            'stroke-width': 1.3,
          });
    const goal = hasObjective
      ? `<circle cx="${x + half}" cy="${y + half}" r="3.8" fill="${INK.gold}" stroke="${INK.ink}" stroke-width="1.3"/>`
      : '';
    return start + goal;
  });
  return (
    `<path d="${shadow}" fill="#2b2513" opacity=".4"/>${grounds.join('')}` +
    `<path d="${frames}" fill="none" stroke="#3d3826"/>${marks.join('')}`
  );
}
