import type { Side } from '@bivouac/table/art/palette.ts';
import type { Cover, SpawnItem } from './marks.ts';

// A board as plain data: what is drawn needs no rules.

/** Side of a tile in drawing units; layouts count in halves of it. */
export const TILE = 160;
export const HALF = TILE / 2;

export interface BoardTile {
  /** As the data name it: `8A`; `8a` is the same. */
  readonly face: string;
  /** Left edge, in half tiles. */
  readonly hx: number;
  /** Top edge, in half tiles. */
  readonly hy: number;
}

export type Holding = 'scouted' | 'controlled';

export interface BoardUnit {
  readonly face: string;
  readonly side: Side;
  /** `riflemen`, `scouts`, `gunners`, `sniper`, `mortar`. */
  readonly kind: string;
  readonly squad: string | null;
  readonly defence: number;
  /** A vehicle's counter. */
  readonly isWide?: boolean;
  /** Draws what is no common counter. */
  readonly draw?: (radius: number) => string;
}

export interface BoardSpawn {
  readonly face: string;
  readonly side: Side;
  readonly items: readonly SpawnItem[];
}

export interface Board {
  readonly tiles: readonly BoardTile[];
  readonly cover: ReadonlyMap<string, Cover>;
  readonly objectives: ReadonlyMap<string, number>;
  /** Markers of the first and of the second side on each tile. */
  readonly control: ReadonlyMap<string, readonly [Holding | null, Holding | null]>;
  readonly units: readonly BoardUnit[];
  readonly spawns: readonly BoardSpawn[];
  /** Face of the radio's tile. */
  readonly radio: string | null;
  /** Further signs on a tile, drawn for its square. */
  readonly signs?: ReadonlyMap<string, string>;
}

/** The side that controls a tile; null for neither. */
export function ownerOf(board: Board, face: string): Side | null {
  const [one, two] = board.control.get(face) ?? [null, null];
  return one === 'controlled' ? 0 : two === 'controlled' ? 1 : null;
}

/** Width and height of the laid tiles, in drawing units. */
export function boardSize(tiles: readonly BoardTile[]): { width: number; height: number } {
  return {
    width: Math.max(0, ...tiles.map(({ hx }) => hx * HALF + TILE)),
    height: Math.max(0, ...tiles.map(({ hy }) => hy * HALF + TILE)),
  };
}
