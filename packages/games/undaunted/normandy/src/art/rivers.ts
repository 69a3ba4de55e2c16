import { type BoardTile, HALF } from '@bivouac/undaunted-core/art/board-type.ts';
import { normaliseFace } from '@bivouac/undaunted-core/art/face.ts';

// A river runs through five faces from west to east. Where two of them lie side by side their
// banks must meet, also on boards with staggered columns, where neighbours are half a tile apart.

const RIVERS: ReadonlySet<string> = new Set(['13A', '14A', '15A', '17A', '18A']);

/** How high the river crosses the west and the east edge of a tile, from its top. */
export interface RiverEnds {
  readonly west: number;
  readonly east: number;
}

/** A river that comes and goes in the middle of the edge. */
export const LEVEL: RiverEnds = { west: 80, east: 80 };

export const hasRiver = (face: string): boolean => RIVERS.has(normaliseFace(face));

/** Ends of the river on a laid tile, so that it meets the rivers of its neighbours. */
export function riverEnds(tile: BoardTile, tiles: readonly BoardTile[]): RiverEnds {
  if (!hasRiver(tile.face)) return LEVEL;
  const meets = (hx: number): number => {
    const other = tiles.find(
      (near) => near.hx === hx && Math.abs(near.hy - tile.hy) < 2 && hasRiver(near.face),
    );
    // The middle of the edge that both tiles share.
    return other === undefined ? LEVEL.west : 80 + ((other.hy - tile.hy) * HALF) / 2;
  };
  return { west: meets(tile.hx - 2), east: meets(tile.hx + 2) };
}
