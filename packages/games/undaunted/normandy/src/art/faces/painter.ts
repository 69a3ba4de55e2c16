import { type Box, distanceToLine, type Point } from '@bivouac/table/art/geometry.ts';
import { type GroveOptions, grove } from '@bivouac/table/art/land.ts';
import type { Random } from '@bivouac/table/art/random.ts';
import type { RiverEnds } from '../rivers.ts';

/** Draws one face on a square of 160 x 160. */
export type Painter = (random: Random, river: RiverEnds) => string;

export type Painters = Readonly<Record<string, Painter>>;

/** Trees in a box. */
export const trees = (
  random: Random,
  count: number,
  box: Box,
  more: Omit<GroveOptions, 'count' | 'box'> = {},
): string => grove(random, { count, box, ...more });

/** The whole tile, for trees that may stand anywhere. */
export const WHOLE: Box = [5, 5, 155, 155];

/** Free of all these things: points, each with the room it needs, and lines. */
export const awayFrom =
  (
    points: readonly Point[],
    room: number,
    lines: readonly (readonly Point[])[] = [],
    verge = 14,
  ): ((at: Point) => boolean) =>
  (at) =>
    points.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > room) &&
    lines.every((line) => distanceToLine(at, line) > verge);
