import type { Point } from '@bivouac/table/art/geometry.ts';
import { polygon } from '@bivouac/table/art/path.ts';

// The grid of the battlefield: pointy-top hexes in rows of 13 and 12, numbered row by row. Turned by
// half a circle it is the same grid, so the other side's view is the same drawing with other numbers.

/** Width of a hex; its height is twice the radius. */
export const HEX_WIDTH = 82;
export const HEX_RADIUS = HEX_WIDTH / Math.sqrt(3);
export const FIELD_WIDTH = 13 * HEX_WIDTH;
export const FIELD_HEIGHT = 14 * HEX_RADIUS;
/** Two rows, a long one and a short one. */
const PAIR = 25;
const LONG = 13;
export const HEX_COUNT = 4 * PAIR + LONG;

/** East, south-east, south-west, west, north-west, north-east. */
export const DIRECTIONS = 6;

export interface Cell {
  readonly row: number;
  readonly col: number;
}

export function cellOf(hex: number): Cell {
  const pair = Math.floor(hex / PAIR);
  const rest = hex % PAIR;
  return rest < LONG ? { row: pair * 2, col: rest } : { row: pair * 2 + 1, col: rest - LONG };
}

/** The hex there; -1 beside the field. */
export function hexAt(row: number, col: number): number {
  const length = row % 2 === 0 ? LONG : LONG - 1;
  if (row < 0 || row > 8 || col < 0 || col >= length) return -1;
  return Math.floor(row / 2) * PAIR + (row % 2 === 0 ? 0 : LONG) + col;
}

export function centreOf(hex: number): Point {
  const { row, col } = cellOf(hex);
  return [(col + (row % 2 === 0 ? 0.5 : 1)) * HEX_WIDTH, HEX_RADIUS * (1 + row * 1.5)];
}

/** The six neighbours by direction; -1 beside the field. */
export function around(hex: number): number[] {
  const { row, col } = cellOf(hex);
  const right = row % 2 === 0 ? col : col + 1;
  return [
    hexAt(row, col + 1),
    hexAt(row + 1, right),
    hexAt(row + 1, right - 1),
    hexAt(row, col - 1),
    hexAt(row - 1, right - 1),
    hexAt(row - 1, right),
  ];
}

/** Clockwise from the top. */
export const cornersOf = ([x, y]: Point, radius = HEX_RADIUS): Point[] =>
  Array.from({ length: 6 }, (_, i): Point => {
    const angle = ((60 * i - 90) * Math.PI) / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

/** The corner at which the side towards a direction begins, clockwise. */
export const sideCorner = (direction: number): number => (direction + 1) % 6;

/** The outline of a hex, so far inside its edge. */
export const hexPath = (hex: number, inset = 0): string =>
  polygon(cornersOf(centreOf(hex), HEX_RADIUS - (inset * 2) / Math.sqrt(3)));

export const ALL_HEXES: readonly number[] = Array.from({ length: HEX_COUNT }, (_, hex) => hex);
