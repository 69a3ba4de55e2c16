import { house } from '@bivouac/table/art/buildings.ts';
import { jitter, type Point, rectangle } from '@bivouac/table/art/geometry.ts';
import { field, ground, hedgedBox, patch } from '@bivouac/table/art/land.ts';
import { LAND } from '@bivouac/table/art/palette.ts';
import { path } from '@bivouac/table/art/path.ts';
import type { Random } from '@bivouac/table/art/random.ts';
import { plant } from '@bivouac/table/art/symbols.ts';
import { fence, garden, road, track, wall } from '@bivouac/table/art/ways.ts';
import { awayFrom, type Painters, trees, WHOLE } from './painter.ts';

// Farms: a house or two, a yard, a field or an orchard.

const yard = (random: Random, at: Point, radius: number, flattening = 0.8): string =>
  patch(random, at, radius, LAND.yard, { corners: 11, unevenness: 0.12, flattening });

export const FARMS: Painters = {
  '5A': (random) =>
    ground(random) +
    yard(random, [84, 38], 56, 0.5) +
    field(random, jitter(random, rectangle(14, 92, 132, 56), 3), {
      fill: LAND.barley,
      angle: 3,
      step: 5.8,
      kind: 'stubble',
      opacity: 0.45,
    }) +
    fence([
      [11, 88],
      [149, 88],
      [149, 152],
      [11, 152],
      [11, 88],
    ]) +
    road('M-6 70c46-6 116 8 174-4', 9) +
    garden(10, 52, 24, 10, -4) +
    house({ at: [54, 34], size: [46, 24], turn: -4 }) +
    house({ at: [104, 32], size: [24, 38], turn: 5, roof: 'thatch' }) +
    house({ at: [134, 42], size: [20, 26], turn: 5, roof: 'slate' }) +
    trees(random, 5, [42, 2, 156, 12], { spacing: 0.8 }) +
    plant('hay', [74, 55], 5) +
    plant('hay', [83, 59], 4),
  '6A': (random) =>
    ground(random) +
    yard(random, [80, 42], 54, 0.56) +
    field(random, jitter(random, rectangle(13, 98, 134, 50), 3), {
      fill: LAND.barley,
      step: 5.8,
      opacity: 0.35,
    }) +
    road('M-6 78c56-8 96 10 174-4', 9) +
    hedgedBox(random, [9, 94, 151, 152], 'n') +
    house({ at: [56, 40], size: [46, 25], turn: -6 }) +
    house({ at: [114, 42], size: [27, 40], turn: 6, roof: 'thatch', isBarn: true }) +
    garden(46, 8, 30, 14, -4) +
    trees(random, 5, [138, 4, 156, 60]) +
    trees(random, 3, [82, 4, 104, 14], { sizes: [6, 8] }) +
    plant('hay', [88, 58], 5),
  '10A': (random) =>
    ground(random) +
    yard(random, [84, 76], 40) +
    track('M80 168c4-34 0-52 2-70', 8) +
    house({ at: [84, 66], size: [48, 31], turn: -5 }) +
    garden(114, 82, 30, 22, 4) +
    wall([
      [44, 104],
      [70, 106],
    ]) +
    trees(random, 12, WHOLE, {
      sizes: [5, 9],
      spacing: 0.9,
      isFree: awayFrom(
        [
          [84, 70],
          [128, 92],
        ],
        36,
        [
          [
            [80, 168],
            [82, 98],
          ],
        ],
        14,
      ),
    }),
  '13B': (random) =>
    ground(random) +
    path('M24 30h112v62H24z', { fill: '#e2d6ac', stroke: '#b7a671' }) +
    field(random, jitter(random, rectangle(13, 104, 134, 44), 3), {
      fill: LAND.crop,
      step: 5.8,
      ink: '#46602c',
      opacity: 0.4,
    }) +
    hedgedBox(random, [9, 99, 151, 152], 'n') +
    house({ at: [72, 36], size: [60, 27], roof: 'slate' }) +
    house({ at: [115, 56], size: [27, 66], roof: 'slate' }) +
    house({ at: [30, 82], size: [24, 17], roof: 'thatch', isBarn: true }) +
    `<circle cx="72" cy="74" r="10" fill="#a9b97a" stroke="#6f8048"/>` +
    `<circle cx="72" cy="74" r="4" fill="${LAND.water}" stroke="#4f6f78"/>` +
    trees(random, 5, [4, 46, 20, 74], { sizes: [6, 9], spacing: 0.7 }) +
    trees(random, 5, [140, 40, 156, 92], { spacing: 0.7 }) +
    trees(random, 3, [48, 2, 120, 12], { sizes: [6, 8], spacing: 0.8 }),
  '14B': (random) => {
    const orchard = Array.from({ length: 16 }, (_, i) =>
      plant('apple', [21 + (i % 4) * 20, 22 + Math.floor(i / 4) * 20], 8),
    );
    return (
      ground(random) +
      path('M9 10h82v82H9z', { fill: '#b9c488', stroke: '#7f8d50', 'stroke-dasharray': '3 3' }) +
      field(random, jitter(random, rectangle(13, 113, 134, 35), 3), {
        fill: LAND.barley,
        step: 5.8,
        opacity: 0.36,
        kind: 'stubble',
      }) +
      hedgedBox(random, [9, 108, 151, 152], 'n') +
      orchard.join('') +
      path('M98 14h54v86H98z', { fill: LAND.yard, opacity: '.85' }) +
      house({ at: [124, 40], size: [36, 42] }) +
      house({ at: [125, 85], size: [34, 22], roof: 'thatch', isBarn: true }) +
      trees(random, 3, [148, 44, 158, 100], { sizes: [5, 8], spacing: 0.8 })
    );
  },
};
