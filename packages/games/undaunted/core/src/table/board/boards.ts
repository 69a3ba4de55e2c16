import type { Boards, Picture } from '@bivouac/table/contract/picture.ts';
import {
  type Board,
  boardArt,
  boardSize,
  boardThumb,
  type FaceSign,
  type GroundLook,
  thumbSize,
} from '../../art/index.ts';

/** So that shadows and edges are not cut off. */
const RIM = 10;

const frame = (size: { width: number; height: number }, rim: number): string =>
  `${-rim} ${-rim} ${size.width + 2 * rim} ${size.height + 2 * rim}`;

/** The boards of one title of the series, by scenario. */
export function undauntedBoards(
  boards: ReadonlyMap<string, Board>,
  look: GroundLook,
  sign: FaceSign,
): Boards {
  const drawn = (id: string, draw: (board: Board) => Picture): Picture | null => {
    const board = boards.get(id);
    return board === undefined ? null : draw(board);
  };
  return {
    board: (id) =>
      drawn(id, (board) => ({
        art: boardArt(board, look),
        viewBox: frame(boardSize(board.tiles), RIM),
      })),
    thumb: (id) =>
      drawn(id, (board) => ({ art: boardThumb(board, sign), viewBox: frame(thumbSize(board), 1) })),
  };
}
