import { randomFrom, seedOf } from '@bivouac/table/art/random.ts';
import { normaliseFace } from '@bivouac/undaunted-core/art/face.ts';
import type { GroundLook } from '@bivouac/undaunted-core/art/ground-look.ts';
import { FARMS } from './faces/farms.ts';
import { FIELDS } from './faces/fields.ts';
import { HILLS } from './faces/hills.ts';
import { LANDMARKS } from './faces/landmarks.ts';
import type { Painters } from './faces/painter.ts';
import { RIVERS } from './faces/river.ts';
import { VILLAGES } from './faces/villages.ts';
import { WOODS } from './faces/woods.ts';
import { LEVEL, type RiverEnds, riverEnds } from './rivers.ts';

const PAINTERS: Painters = {
  ...LANDMARKS,
  ...FIELDS,
  ...FARMS,
  ...VILLAGES,
  ...WOODS,
  ...HILLS,
  ...RIVERS,
};

/** The 36 faces of the box. */
export const FACES: readonly string[] = Array.from({ length: 18 }, (_, i) => [
  `${i + 1}A`,
  `${i + 1}B`,
]).flat();

/**
 * The picture of a face on a square of 160 x 160; empty for a face that the box does not have. Trees
 * may reach beyond the square: clip it with `TILE_CLIP`. On a board say where the river runs
 * (`riverEnds`), so that it meets its neighbours.
 */
export function tileArt(face: string, river: RiverEnds = LEVEL): string {
  const name = normaliseFace(face);
  return PAINTERS[name]?.(randomFrom(seedOf(`nor-${name}`)), river) ?? '';
}

const HILL_FACES: ReadonlySet<string> = new Set(['2A', '9A', '16A']);

/** How the tiles of Normandy look. */
export const NORMANDY_GROUND: GroundLook = {
  tileArt: (tile, tiles) => tileArt(tile.face, riverEnds(tile, tiles)),
  isMiddleTaken: (face) => HILL_FACES.has(normaliseFace(face)),
};
