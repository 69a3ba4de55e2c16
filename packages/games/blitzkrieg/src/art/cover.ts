import { arrow } from '@bivouac/table/art/cover/pencil.ts';
import { groundOf } from '@bivouac/table/art/cover/window.ts';
import type { Point } from '@bivouac/table/art/geometry.ts';
import { ICONS } from '@bivouac/table/art/icons.generated.ts';
import { INK, type Side, sideInk } from '@bivouac/table/art/palette.ts';
import { pair, path, placed, polyline, stroke } from '@bivouac/table/art/path.ts';
import { sideShape } from '@bivouac/table/art/side-shape.ts';
import { COAST } from './coast.generated.ts';
import { project } from './globe.ts';

// The world in five theatres.

/** Longitudes and latitudes of a line on the globe. */
const onMap = (line: readonly Point[]): Point[] => line.map(([lon, lat]) => project(lon, lat).at);

function graticule(): string {
  const visible = (line: readonly Point[]): string =>
    polyline(
      line
        .filter(([lon, lat]) => project(lon, lat).away < 2.2)
        .map(([lon, lat]) => project(lon, lat).at),
    );
  const meridians = Array.from({ length: 24 }, (_, i) =>
    visible(Array.from({ length: 17 }, (_, k): Point => [i * 15 - 180, k * 9 - 58])),
  );
  const parallels = Array.from({ length: 9 }, (_, i) =>
    visible(Array.from({ length: 25 }, (_, k): Point => [k * 10 - 50, i * 15 - 45])),
  );
  return [...meridians, ...parallels].filter((d) => d.includes('l')).join('');
}

const MOUNTAINS: readonly Point[] = [
  [7, 46],
  [11, 46.5],
  [24, 46],
  [43, 42.5],
  [46, 42],
  [60, 64],
  [60, 59],
  [59, 55],
  [76, 34],
  [82, 30],
  [88, 28],
  [95, 29],
  [86, 33],
  [93, 34],
  [70, 38],
  [78, 42],
  [86, 47],
  [98, 50],
  [110, 54],
  [130, 60],
  [138, 63],
  [14, 64],
  [9, 61],
  [51, 36],
  [57, 32],
  [38, 9],
  [36, 12],
  [5, 33],
  [-3, 33],
  [104, 30],
  [102, 26],
];

const mountains = (): string =>
  stroke(
    onMap(MOUNTAINS)
      .map(([x, y]) => `M${pair(x - 3, y + 2.4)}l3-5.2 3 5.2m-3-5.2 1.2 4.4`)
      .join(''),
    '#85703d',
    0.9,
    { 'stroke-linejoin': 'round' },
  );

/** A round or square token with its sign. */
function token([lon, lat]: Point, side: Side, icon: string): string {
  const { strong, pale } = sideInk(side);
  const radius = 10.5;
  const [x, y] = project(lon, lat).at;
  return placed(
    sideShape(side, 1.4, 2.2, radius + 1, { fill: INK.shadow, opacity: '.38' }) +
      sideShape(side, 0, 0, radius + 1.2, { fill: INK.card }) +
      sideShape(side, 0, 0, radius - 0.4, { fill: pale, stroke: strong, 'stroke-width': 1.6 }) +
      path(icon, { fill: strong, transform: 'translate(-7.3-7.3)scale(.057)' }),
    Math.round(x * 10) / 10,
    Math.round(y * 10) / 10,
  );
}

const ARROWS: readonly (readonly [Side, number, readonly Point[]])[] = [
  [
    1,
    7,
    [
      [20, 50],
      [32, 50],
      [44, 48],
    ],
  ],
  [
    1,
    6.5,
    [
      [136, 36],
      [142, 27],
      [140, 15],
    ],
  ],
  [
    1,
    6.5,
    [
      [131, 33],
      [122, 32],
      [113, 29],
    ],
  ],
  [
    1,
    5.5,
    [
      [14, 41],
      [17, 35],
      [24, 31],
    ],
  ],
  [
    0,
    7,
    [
      [-24, 50],
      [-14, 52],
      [-3, 49],
    ],
  ],
  [
    0,
    7,
    [
      [84, 58],
      [70, 58],
      [56, 55],
    ],
  ],
  [
    0,
    5.5,
    [
      [36, 16],
      [33, 22],
      [30, 27],
    ],
  ],
  [
    0,
    7,
    [
      [176, 30],
      [168, 24],
      [158, 19],
    ],
  ],
  [
    0,
    5.5,
    [
      [80, 20],
      [88, 23],
      [96, 24],
    ],
  ],
];

export function blitzkriegCover(): string {
  const grid = graticule();
  const joined = { 'stroke-linejoin': 'round' };
  return (
    groundOf('#b3cac9') +
    stroke(grid, '#7fa0a3', 0.7, { opacity: '.7' }) +
    stroke(COAST, '#8fb0b2', 9, { ...joined, opacity: '.35' }) +
    stroke(COAST, '#7fa3a7', 5, { ...joined, opacity: '.4' }) +
    path(COAST, { fill: '#e4d5ab', stroke: '#4b5a4e', 'stroke-width': 1.1, ...joined }) +
    stroke(grid, '#a8955f', 0.5, { opacity: '.35' }) +
    mountains() +
    ARROWS.map(([side, width, line]) => arrow(onMap(line), width, side)).join('') +
    token([11, 52], 1, ICONS.tank) +
    token([104, 62], 0, ICONS.tank) +
    token([146, 38], 1, ICONS.ship) +
    token([-24, 40], 0, ICONS.ship) +
    token([100, 4], 0, ICONS.plane) +
    token([44, 6], 0, ICONS.jeep)
  );
}
