import { randomFrom, seedOf } from '@bivouac/table/art/random.ts';
import type { GroundLook } from '@bivouac/undaunted-core/art/ground-look.ts';
import type { Damage } from './building.ts';
import { builtFace, isBuilt } from './built-faces.ts';
import { fortified, OPEN } from './open-faces.ts';

/**
 * The picture of a tile of the city on a square of 160 x 160: what it is called, its letter (0 for A)
 * and its number, so that no two blocks are quite alike and each keeps its shape as it falls.
 */
export function cityTile(name: string, letter: number, number: string): string {
  const random = randomFrom(seedOf(`city-${name}-${number}`));
  if (isBuilt(name)) return builtFace(name, Math.min(letter, 2) as Damage, random);
  if (name === 'works' && letter > 0) return fortified(random);
  return OPEN[name]?.(random) ?? '';
}

/** Ground in the middle of whose picture stands what a lone counter would hide. */
const MIDDLE: ReadonlySet<string> = new Set(['fountain']);

/** How a city looks whose tiles are called so, by number; a face is number and letter: `503B`. */
export function cityGround(nameOf: (number: string) => string): GroundLook {
  const number = (face: string): string => face.slice(0, -1);
  return {
    tileArt: ({ face }) =>
      cityTile(nameOf(number(face)), 'ABC'.indexOf(face.slice(-1)), number(face)),
    isMiddleTaken: (face) => MIDDLE.has(nameOf(number(face))),
  };
}

export * from './marks.ts';
export { cityPlan } from './plan.ts';
export { type TankLook, tankArt } from './tank.ts';
