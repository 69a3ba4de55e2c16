import { rubble } from '@bivouac/table/art/buildings.ts';
import type { Point } from '@bivouac/table/art/geometry.ts';
import { grove, patch } from '@bivouac/table/art/land.ts';
import { LAND } from '@bivouac/table/art/palette.ts';
import { path, smooth, stroke } from '@bivouac/table/art/path.ts';
import type { Random } from '@bivouac/table/art/random.ts';
import { type Plant, plant } from '@bivouac/table/art/symbols.ts';
import { cracks, SAND, scarp } from './sand.ts';

// What several faces of the desert share.

/** Draws one face on a square of 160 x 160. */
export type Painter = (random: Random) => string;
type Spot = readonly [number, number, number];

export const plants = (kind: Plant, places: readonly Spot[]): string =>
  places.map(([x, y, size]) => plant(kind, [x, y], size)).join('');

export const shrubs = (
  random: Random,
  count: number,
  sizes: readonly [number, number] = [5, 9],
): string =>
  grove(random, { count, box: [10, 12, 150, 150], sizes, spacing: 1.1, kind: () => 'shrub' });

export const pebbles = (random: Random, count: number): string =>
  rubble(random, [80, 84], [140, 130], count, '#c9b58c');

/** A bed between two scarps. */
export function bed(random: Random, line: readonly Point[], depth: number): string {
  const north = line.map(([x, y]): Point => [x + 8, y - 27]);
  const south = [...line].reverse().map(([x, y]): Point => [x - 8, y + 28]);
  return (
    stroke(smooth(line), '#cdb07a', 54) +
    stroke(smooth(line), '#f1e3bd', 30) +
    stroke(smooth(line), '#d9c291', 9, { 'stroke-dasharray': '22 7' }) +
    scarp(random, north, depth) +
    scarp(random, south, depth * 0.75)
  );
}

/** A pan of salt or mud. */
export const pan = (random: Random, rim: string, floor: string, ink: string): string =>
  patch(random, [82, 84], 68, rim, { corners: 12, unevenness: 0.1, flattening: 0.84 }) +
  patch(random, [82, 84], 60, floor, { corners: 12, unevenness: 0.1, flattening: 0.82 }) +
  stroke(cracks(random, 40), ink, 1);

/** A pool with its green. */
export const pool = (random: Random, at: Point, radius: number): string =>
  patch(random, at, radius * 1.9, '#b9b873', { corners: 11, unevenness: 0.12, flattening: 0.82 }) +
  patch(random, at, radius * 1.5, '#9fa860', { corners: 11, unevenness: 0.12, flattening: 0.8 }) +
  patch(random, at, radius, LAND.deepWater, { corners: 10, unevenness: 0.1, flattening: 0.66 }) +
  patch(random, at, radius * 0.84, LAND.water, { corners: 10, unevenness: 0.1, flattening: 0.64 });

/** Rock that no wheel can climb, with a ledge inside. */
export function cliff(random: Random, edge: readonly Point[]): string {
  const inside = (share: number): string =>
    smooth(
      edge.map(([x, y]): Point => [82 + (x - 82) * share, 84 + (y - 84) * share]),
      true,
    );
  return (
    path(smooth(edge, true), { transform: 'translate(5 9)', fill: SAND.shade, opacity: '.3' }) +
    path(smooth(edge, true), { fill: '#b08d5b' }) +
    scarp(random, [...edge, edge[0] as Point], 15) +
    path(inside(0.72), { fill: '#cbaa72', stroke: '#4a381d', 'stroke-width': 1.2 }) +
    path(inside(0.48), { fill: '#d9bf8b', stroke: '#7d6334' })
  );
}
