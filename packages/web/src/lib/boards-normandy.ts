import { BOOK, COVER, SCENARIOS } from '@bivouac/normandy';
import {
  type Board,
  boardArt,
  boardOf,
  boardSize,
  boardThumb,
  thumbSize,
} from '../art/undaunted/index.ts';
import type { Boards, Picture } from './picture.ts';

/** So that shadows and edges are not cut off. */
const RIM = 10;

const BOARDS: ReadonlyMap<string, Board> = new Map(
  SCENARIOS.map((scenario) => [scenario.id, boardOf(scenario, { ...BOOK, cover: COVER })]),
);

const frame = (size: { width: number; height: number }, rim: number): string =>
  `${-rim} ${-rim} ${size.width + 2 * rim} ${size.height + 2 * rim}`;

function drawn(id: string, draw: (board: Board) => Picture): Picture | null {
  const board = BOARDS.get(id);
  return board === undefined ? null : draw(board);
}

export const normandyBoards: Boards = {
  board: (id) =>
    drawn(id, (board) => ({ art: boardArt(board), viewBox: frame(boardSize(board.tiles), RIM) })),
  thumb: (id) =>
    drawn(id, (board) => ({ art: boardThumb(board), viewBox: frame(thumbSize(board), 1) })),
};
