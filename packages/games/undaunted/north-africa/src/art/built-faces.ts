import { rubble } from '@bivouac/table/art/buildings.ts';
import { grove, patch } from '@bivouac/table/art/land.ts';
import { blob, path, stroke } from '@bivouac/table/art/path.ts';
import { wall } from '@bivouac/table/art/ways.ts';
import { type Painter, plants, pool, shrubs } from './painting.ts';
import { SAND, sand, trackway, wheelMarks } from './sand.ts';
import {
  airstrip,
  crates,
  drums,
  flatRoofs,
  fort,
  parkedPlane,
  parkedTruck,
  tent,
  well,
  windsock,
} from './works.ts';

// The faces with houses, camps, walls, roads and landing grounds.

export const BUILT: { readonly [face: string]: Painter } = {
  '1B': (r) =>
    sand(r) +
    trackway('M80-8C76 40 90 110 82 168') +
    flatRoofs([
      [36, 32, 40, 28, -4],
      [40, 76, 34, 34, 3],
      [34, 126, 40, 30, -3],
      [124, 34, 38, 34, 4],
      [122, 84, 42, 28, -5],
      [126, 130, 34, 30, 3],
    ]) +
    plants('palm', [
      [64, 20, 10],
      [62, 104, 10],
      [100, 60, 10],
      [100, 112, 10],
    ]),
  '4A': (r) =>
    sand(r) +
    patch(r, [84, 84], 56, '#a9ad68', { corners: 10, unevenness: 0.06 }) +
    wall([
      [26, 26],
      [138, 26],
      [138, 138],
      [94, 138],
    ]) +
    wall([
      [68, 138],
      [26, 138],
      [26, 26],
    ]) +
    flatRoofs([[50, 50, 32, 28, 0]]) +
    grove(r, {
      count: 15,
      box: [40, 40, 128, 128],
      sizes: [9, 12],
      spacing: 0.7,
      isFree: ([x, y]) => x > 74 || y > 76,
      kind: () => 'palm',
    }),
  '6A': (r) =>
    sand(r) +
    flatRoofs([
      [38, 46, 44, 26, -6],
      [112, 40, 38, 24, 5],
      [34, 112, 36, 26, 4],
    ]) +
    windsock([132, 132]) +
    drums([
      [96, 112],
      [104, 116],
      [97, 121],
    ]) +
    parkedTruck([122, 96], 80),
  '6B': (r) =>
    sand(r) +
    pool(r, [52, 62], 22) +
    well([112, 108], 14) +
    grove(r, {
      count: 22,
      box: [14, 16, 148, 148],
      sizes: [9, 13],
      spacing: 0.6,
      isFree: ([x, y]) =>
        Math.hypot(x - 52, (y - 62) * 1.3) > 28 && Math.hypot(x - 112, y - 108) > 26,
      kind: (random) => (random() < 0.8 ? 'palm' : 'shrub'),
    }),
  '7A': (r) =>
    sand(r) +
    airstrip(-14, 92) +
    parkedPlane([66, 48], -38, 1) +
    drums([
      [118, 30],
      [126, 34],
      [119, 38],
    ]) +
    windsock([144, 66]),
  '9A': (r) => sand(r) + trackway('M80 168v-48') + fort(),
  '10B': (r) =>
    sand(r) +
    patch(r, [82, 84], 62, '#efe0b6', { corners: 11, unevenness: 0.08, flattening: 0.86 }) +
    tent([46, 46], [42, 28], -8) +
    tent([112, 46], [40, 26], 12) +
    tent([118, 116], [42, 26], -6) +
    path(blob(r, [66, 104], 9), { fill: '#5b4a2c' }) +
    path('M66 96q5 5 1 11-7-2-1-11z', { fill: '#d9722e' }) +
    crates([
      [26, 112, 12],
      [36, 124, 10],
    ]),
  '11A': (r) =>
    sand(r) +
    wall([
      [-4, 40],
      [50, 46],
      [96, 34],
      [132, 44],
    ]) +
    wall([
      [30, 164],
      [38, 118],
      [86, 108],
    ]) +
    wall([
      [112, 104],
      [164, 96],
    ]) +
    shrubs(r, 6),
  '13A': (r) =>
    sand(r) +
    pool(r, [104, 58], 20) +
    flatRoofs([
      [36, 36, 36, 26, -6],
      [34, 82, 30, 30, 4],
      [44, 128, 42, 28, -3],
      [118, 126, 38, 30, 5],
    ]) +
    grove(r, {
      count: 13,
      box: [62, 14, 150, 148],
      sizes: [9, 12],
      spacing: 0.7,
      isFree: ([x, y]) => Math.hypot(x - 104, (y - 58) * 1.3) > 27 && !(x > 92 && y > 104),
      kind: () => 'palm',
    }),
  '15A': (r) =>
    sand(r) +
    path('M42 44h76v62H42z', { transform: 'translate(6 8)', fill: SAND.shade, opacity: '.3' }) +
    path('M42 44h76v62H42z', { fill: '#cdb98a', stroke: SAND.ink, 'stroke-width': 1.4 }) +
    path('M52 54h56v42H52z', { fill: '#4f5c52', stroke: SAND.wall }) +
    path('M52 54h56v7H59v35h-7z', { fill: '#2b332d', opacity: '.7' }) +
    rubble(r, [108, 104], [40, 30], 18, '#cdb98a') +
    shrubs(r, 4),
  '16A': (r) =>
    sand(r) + airstrip(8, 28) + windsock([30, 138]) + wheelMarks('M20 168C60 130 90 120 140 110'),
  '16B': (r) =>
    sand(r) +
    tent([44, 44], [40, 26], 6) +
    tent([112, 40], [40, 26], -10) +
    tent([42, 112], [36, 24], -4) +
    parkedTruck([116, 116], -16, 1.05) +
    crates([
      [82, 66, 12],
      [96, 70, 10],
      [84, 80, 10],
    ]) +
    drums([
      [78, 128],
      [86, 132],
    ]),
  '18A': (r) =>
    sand(r) +
    stroke('M-8 118C50 100 100 104 168 84', '#b9ab8a', 22) +
    stroke('M-8 118C50 100 100 104 168 84', '#d9cda9', 18) +
    stroke('M-8 118C50 100 100 104 168 84', '#fff', 1.6, { 'stroke-dasharray': '10 8' }) +
    stroke('M14 94v-8m32 0v-8m34-3v-8m36-4v-8m30-5v-8', SAND.ink, 2.4) +
    shrubs(r, 4),
  '18B': (r) =>
    sand(r) +
    trackway('M-8 122C50 110 110 118 168 104') +
    flatRoofs([
      [46, 52, 52, 40, -3],
      [116, 44, 34, 28, 5],
    ]) +
    stroke('M100 82v52', SAND.ink, 3) +
    stroke('M100 86l34 42', '#c8502f', 4, { 'stroke-dasharray': '7 5' }),
  '22B': (r) =>
    sand(r) +
    `<g transform="translate(0 6)">${airstrip(0, 50)}</g>` +
    path('M110 40h60v60h-60z', { fill: SAND.sand }) +
    stroke('M108 52v44', '#fff', 6, { 'stroke-dasharray': '4 4' }) +
    parkedPlane([44, 128], 70, 0.8) +
    drums([
      [122, 68],
      [130, 72],
    ]),
};
