import type { Point } from '@bivouac/table/art/geometry.ts';

// America for fifteen cities (Albers, equal areas). Used by the page and by the script that prepares
// the coast.

export const AMERICA_WIDTH = 1112;
export const AMERICA_HEIGHT = 590;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const SCALE = 850;
/** The middle of the country lies here on the sheet: above it, since four theatres stand below. */
const MIDDLE: Point = [556, 196];
const [SOUTH, NORTH, LATITUDE, LONGITUDE] = [29.5, 45.5, 38.5, -96].map(radians) as [
  number,
  number,
  number,
  number,
];
const CONE = (Math.sin(SOUTH) + Math.sin(NORTH)) / 2;
const BASE = Math.cos(SOUTH) ** 2 + 2 * CONE * Math.sin(SOUTH);
const reach = (latitude: number): number =>
  Math.sqrt(Math.max(0, BASE - 2 * CONE * Math.sin(latitude))) / CONE;

/** A place given by longitude and latitude, in degrees. */
export function onAmerica([longitude, latitude]: Point): Point {
  const turn = CONE * (radians(longitude) - LONGITUDE);
  const away = reach(radians(latitude));
  return [
    MIDDLE[0] + SCALE * away * Math.sin(turn),
    MIDDLE[1] - SCALE * (reach(LATITUDE) - away * Math.cos(turn)),
  ];
}
