import { HEIGHT, WIDTH } from '@bivouac/table/art/cover/window.ts';
import type { Point } from '@bivouac/table/art/geometry.ts';

// The world from above Asia (azimuthal equidistant), so that both oceans frame Eurasia. Used by the
// page and by the script that prepares the coast.

const LONGITUDE = (70 * Math.PI) / 180;
const LATITUDE = (38 * Math.PI) / 180;
const SCALE = WIDTH * 0.62 * 0.66;

/** How far from the centre of the map, in radians of the globe, land is still drawn. */
export const HORIZON = 2.55;

export interface OnMap {
  readonly at: Point;
  /** Angle from the centre of the map. */
  readonly away: number;
}

/** A place given by longitude and latitude, in degrees. */
export function project(longitude: number, latitude: number): OnMap {
  const turn = (longitude * Math.PI) / 180 - LONGITUDE;
  const height = (latitude * Math.PI) / 180;
  const cosine =
    Math.sin(LATITUDE) * Math.sin(height) + Math.cos(LATITUDE) * Math.cos(height) * Math.cos(turn);
  const away = Math.acos(Math.max(-1, Math.min(1, cosine)));
  const stretch = SCALE * (away < 1e-6 ? 1 : away / Math.sin(away));
  return {
    at: [
      WIDTH * 0.5 + stretch * Math.cos(height) * Math.sin(turn),
      HEIGHT * 0.53 -
        stretch *
          (Math.cos(LATITUDE) * Math.sin(height) -
            Math.sin(LATITUDE) * Math.cos(height) * Math.cos(turn)),
    ],
    away,
  };
}
