import type { Point } from '@bivouac/table/art/geometry.ts';
import { tree } from '@bivouac/table/art/land.ts';
import { LAND } from '@bivouac/table/art/palette.ts';
import { path, smooth, stroke } from '@bivouac/table/art/path.ts';
import type { Random } from '@bivouac/table/art/random.ts';
import { building } from './building.ts';
import { CITY, type RoofName } from './ink.ts';

// What several faces without a building share.

/** Small houses along a street, as `[x, y, width, height]`; every third has burnt out. */
export const row = (
  random: Random,
  houses: readonly (readonly [number, number, number, number])[],
  roofs: readonly RoofName[] = ['brick', 'slate', 'timber'],
): string =>
  houses
    .map(([x, y, w, h], i) =>
      building(
        random,
        { wings: [[x, y, x + w, y + h]], roof: roofs[i % roofs.length] ?? 'brick' },
        i % 3 === 2 ? 2 : 0,
      ),
    )
    .join('');

const GULLY: readonly Point[] = [
  [-10, 34],
  [36, 46],
  [66, 84],
  [112, 92],
  [132, 126],
  [172, 134],
];
export const beside = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y]): Point => [x - by * 0.5, y + by]);

export const gullyBed = (): string =>
  stroke(smooth(GULLY), '#3f3320', 82) +
  stroke(smooth(GULLY), '#a8966a', 79) +
  stroke(smooth(GULLY), '#4a3c24', 70, { 'stroke-dasharray': '1 3.4', opacity: '.6' }) +
  stroke(smooth(GULLY), '#8d7b52', 50) +
  stroke(smooth(GULLY), '#3f3320', 44, { 'stroke-dasharray': '1 4', opacity: '.6' }) +
  stroke(smooth(GULLY), '#6f6040', 22) +
  stroke(smooth(GULLY), '#7fa1a6', 4.4) +
  stroke(smooth(GULLY), '#d5e2e0', 1, { 'stroke-dasharray': '9 8' });

const SHORE: readonly Point[] = [
  [88, -10],
  [92, 24],
  [82, 60],
  [78, 96],
  [88, 130],
  [90, 170],
];
const shore = (by: number): string => smooth(SHORE.map(([x, y]): Point => [x + by, y]));

export const river = (): string =>
  path(`${shore(0)}L180 170 180-10z`, { fill: LAND.water }) +
  [4, 10, 18, 29, 43].map((by, i) => stroke(shore(by), LAND.deepWater, 1.2 - i * 0.15)).join('') +
  stroke(shore(-5), '#e7dabb', 9) +
  stroke(shore(0), '#3f5d62', 1.4) +
  stroke(shore(-30), '#9a855a', 16) +
  stroke(shore(-30), '#4a3c24', 15, { 'stroke-dasharray': '1 2.6', opacity: '.8' }) +
  stroke(shore(-38), '#3f3320', 1.7);

export const boat = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y})rotate(${turn})">` +
  path('M-20-8h32L24 0 12 8h-32z', { fill: '#e9dfc6', stroke: CITY.ink, 'stroke-width': 1.2 }) +
  path('M-10-5H3V5h-13z', { fill: '#8d8577', stroke: CITY.ink }) +
  '</g>';

export const jetty = (y: number): string =>
  path(`M78 ${y + 4}h54v10H78z`, { fill: CITY.shade, opacity: '.3' }) +
  path(`M74 ${y}h56v11H74z`, { fill: '#a98a5a', stroke: CITY.ink }) +
  stroke(`M76 ${y + 5.5}h52`, CITY.timber, 10, { 'stroke-dasharray': '.9 3.2' });

export const fountain = (random: Random): string =>
  `<circle cx="84" cy="86" r="34" fill="${CITY.shade}" opacity=".22"/>` +
  `<circle cx="80" cy="80" r="33" fill="${CITY.stone}" stroke="${CITY.ink}" stroke-width="1.3"/>` +
  `<circle cx="80" cy="80" r="28" fill="${LAND.deepWater}" stroke="${CITY.ink}"/>` +
  `<circle cx="80" cy="80" r="25" fill="${LAND.water}"/>` +
  `<circle cx="80" cy="80" r="18" fill="none" stroke="#fff" stroke-width=".9" opacity=".7"/>` +
  `<circle cx="80" cy="80" r="12" fill="#efe8d4" stroke="${CITY.ink}" stroke-dasharray="5 2"/>` +
  `<circle cx="80" cy="80" r="5" fill="#a79d86" stroke="${CITY.ink}"/>` +
  [28, 132].flatMap((x) => [30, 130].map((y) => tree(random, [x, y], 8))).join('');

export const lawns = path('M20 20h36L20 56zm120 0h-36l36 36zM20 140h36L20 104zm120 0h-36l36-36z', {
  fill: '#aab07c',
  stroke: '#727a4a',
});
export const rim =
  stroke('M10 10h140v140H10z', CITY.kerb, 7) + stroke('M10 10h140v140H10z', CITY.walk, 5);
