import { type Point, shift } from '@bivouac/table/art/geometry.ts';
import { ground, patch } from '@bivouac/table/art/land.ts';
import { LAND } from '@bivouac/table/art/palette.ts';
import { pair, path, placed, polygon, stroke } from '@bivouac/table/art/path.ts';
import { road, track, wall } from '@bivouac/table/art/ways.ts';
import { awayFrom, type Painters, trees } from './painter.ts';

// The camp and the church: one of each in the box.

const tent = ([x, y]: Point): string =>
  placed(
    path('m-12 8 30 5-6-5L0-10z', { fill: LAND.shade, opacity: '.3' }) +
      path('M-12 8 0-11l1 21z', {
        fill: '#e3d9b8',
        stroke: LAND.line,
        'stroke-width': 0.9,
        'stroke-linejoin': 'round',
      }) +
      path('m0-11 12 19-11 2z', {
        fill: '#a6986d',
        stroke: LAND.line,
        'stroke-width': 0.9,
        'stroke-linejoin': 'round',
      }) +
      path('m-5 9 3-8.5 1.6 8.9z', { fill: '#4e442c' }),
    Math.round(x),
    Math.round(y),
  );

const CROSS: readonly Point[] = [
  [36, 46],
  [72, 46],
  [72, 26],
  [100, 26],
  [100, 46],
  [124, 46],
  [133, 52],
  [133, 68],
  [124, 74],
  [100, 74],
  [100, 94],
  [72, 94],
  [72, 74],
  [36, 74],
];

/** The church from above: nave, transept, apse and the tower in the west. */
function church(): string {
  const slates: string[] = [];
  for (let x = 58; x < 130; x += 6) if (x < 70 || x > 102) slates.push(`M${x} 47v26`);
  for (let y = 30; y < 92; y += 6) if (y < 44 || y > 76) slates.push(`M73 ${y}h26`);
  return (
    path(polygon(shift(CROSS, 6, 8)), { fill: LAND.shade, opacity: '.34' }) +
    path(polygon(CROSS), { fill: '#aba493', stroke: LAND.line, 'stroke-width': 1.3 }) +
    path('M36 60h97v8l-9 6h-24v20H86V60z', { fill: '#837b6c' }) +
    path('M72.6 26.6H86V46H72.6zM72.6 74H86v19.4H72.6z', { fill: '#bbb4a3', opacity: '.7' }) +
    stroke('m72 46 14 14 14-14M72 74l14-14 14 14', '#5d5648', 0.8) +
    stroke('M36 60h94M86 26v68', '#ece4cf', 1.2) +
    stroke(slates.join(''), '#4f493d', 0.5, { opacity: '.5' }) +
    tower()
  );
}

const tower = (): string =>
  path('M27 52h30v30H27z', { fill: LAND.shade, opacity: '.3' }) +
  path('M24 45h30v30H24z', { fill: '#8f8778', stroke: LAND.line, 'stroke-width': 1.3 }) +
  path('m24 45 15 15-15 15z', { fill: '#a59d8d' }) +
  path('m24 45 15 15 15-15z', { fill: '#b8b09f' }) +
  path('M54 75 39 60 24 75z', { fill: '#766e60' }) +
  stroke('m24 45 30 30m0-30L24 75', '#4f493d', 0.9) +
  stroke('M39 53.5v13m-4.4-9.1h8.8', '#f0e6c9', 2.6) +
  stroke('M39 53.5v13m-4.4-9.1h8.8', '#4a3512', 1.2);

/** Rows of small crosses. */
function graves(x: number, y: number): string {
  const crosses = Array.from(
    { length: 12 },
    (_, i) => `M${pair(x + (i % 4) * 10, y + Math.floor(i / 4) * 10)}v6m-2.4-4h4.8`,
  ).join('');
  return (
    stroke(crosses, LAND.shade, 1.6, { opacity: '.25', transform: 'translate(1.6 2)' }) +
    stroke(crosses, '#e9e1cd', 2.4) +
    stroke(crosses, '#4f493d', 1.1)
  );
}

export const LANDMARKS: Painters = {
  '1A': (random) => {
    const tents = Array.from({ length: 8 }, (_, i): Point => {
      const angle = (i / 8) * Math.PI * 2 + 0.35;
      return [80 + Math.cos(angle) * 45, 84 + Math.sin(angle) * 41];
    }).sort((a, b) => a[1] - b[1]);
    return (
      ground(random) +
      patch(random, [80, 84], 62, '#dacfa0', { corners: 12, unevenness: 0.08, flattening: 0.92 }) +
      patch(random, [80, 84], 50, '#d3c795', { corners: 10, unevenness: 0.1, flattening: 0.9 }) +
      tents.map(tent).join('') +
      patch(random, [80, 84], 8, '#4e442c', { unevenness: 0.2 }) +
      stroke('m76 87 8-5m-7-1 7 6', '#8a6a3c', 2) +
      path('M80 78q4 4 1 8-5-1-1-8z', { fill: '#d9722e' }) +
      trees(random, 18, [2, 2, 158, 158], {
        sizes: [7, 11],
        isFree: awayFrom([[80, 84]], 71),
      })
    );
  },
  '1B': (random) =>
    ground(random) +
    road('M-6 138c56-10 118 12 174-6', 10) +
    path('M14 14h136v99H14z', { fill: '#cfd3a3' }) +
    track('M84 90l-1 46', 7) +
    wall([
      [96, 114],
      [150, 114],
      [150, 14],
      [14, 14],
      [14, 114],
      [70, 114],
    ]) +
    church() +
    graves(110, 84) +
    trees(random, 4, [108, 20, 146, 38], { sizes: [7, 9] }) +
    trees(random, 5, [20, 90, 62, 108], { sizes: [6, 9] }) +
    trees(random, 3, [100, 150, 156, 157], { sizes: [6, 8] }),
};
