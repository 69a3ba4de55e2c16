import { normaliseFace } from './face.ts';
import { LEVEL, type RiverEnds } from './rivers.ts';
import { faceSign } from './thumb.ts';

/** The 36 faces of the box. */
export const FACES: readonly string[] = Array.from({ length: 18 }, (_, i) => [
  `${i + 1}A`,
  `${i + 1}B`,
]).flat();

/** The picture of a face on a square of 160 x 160. */
export function tileArt(face: string, _river: RiverEnds = LEVEL): string {
  return `<g transform="scale(8)">${faceSign(normaliseFace(face))}</g>`;
}
