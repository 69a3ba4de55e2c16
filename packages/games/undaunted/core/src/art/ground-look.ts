import type { BoardTile } from './board-type.ts';

/** How the tiles of one title look. */
export interface GroundLook {
  /** The picture on a square of 160 x 160; the neighbours are for what runs on from tile to tile. */
  tileArt(tile: BoardTile, tiles: readonly BoardTile[]): string;
  /** Whether the picture has its main thing in the middle, where a lone counter would hide it. */
  isMiddleTaken(face: string): boolean;
}
