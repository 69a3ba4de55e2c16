import { randomFrom, seedOf } from '@bivouac/table/art/random.ts';
import { normaliseFace } from '@bivouac/undaunted-core/art/face.ts';
import type { GroundLook } from '@bivouac/undaunted-core/art/ground-look.ts';
import { BUILT } from './built-faces.ts';
import { WILD } from './wild-faces.ts';

/** The picture of a face on a square of 160 x 160; empty for a face that the box does not have. */
export function desertTile(face: string): string {
  const name = normaliseFace(face);
  const paint = WILD[name] ?? BUILT[name];
  return paint?.(randomFrom(seedOf(`desert-${name}`))) ?? '';
}

const HILLS: ReadonlySet<string> = new Set(['3B', '5A', '17B', '21A']);

/** How the tiles of North Africa look. */
export const DESERT_GROUND: GroundLook = {
  tileArt: ({ face }) => desertTile(face),
  isMiddleTaken: (face) => HILLS.has(normaliseFace(face)),
};

export { exitSign, impassableSign } from './signs.ts';
export { structureArt } from './structure.ts';
export { desertSign } from './thumb.ts';
export { type SeatLook, type VehicleLook, vehicleArt } from './vehicle.ts';
