import type { Boards } from '@bivouac/table/contract/picture.ts';
import {
  americaArt,
  americaThumb,
  citiesArt,
  frontsArt,
  WORLD_HEIGHT,
  WORLD_WIDTH,
  worldArt,
  worldThumb,
} from '../art/index.ts';

const LEVEL = Array.from({ length: 5 }, () => ({ leader: null, isClosed: false }));

/** The same map for every scenario. */
export const worldBoards: Boards = {
  board: () => ({
    art: worldArt() + frontsArt(LEVEL),
    viewBox: `0 0 ${WORLD_WIDTH} ${WORLD_HEIGHT}`,
  }),
  thumb: () => ({ art: worldThumb(), viewBox: `0 0 ${WORLD_WIDTH} ${WORLD_HEIGHT}` }),
};

export const americaBoards: Boards = {
  board: () => ({ art: americaArt() + citiesArt(), viewBox: '100 0 900 478' }),
  thumb: () => ({ art: americaThumb(), viewBox: '150 0 820 400' }),
};
