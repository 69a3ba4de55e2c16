import { patch } from '@bivouac/table/art/land.ts';
import { path, stroke } from '@bivouac/table/art/path.ts';
import { bed, cliff, type Painter, pan, pebbles, plants, shrubs } from './painting.ts';
import { dunes, hill, rocks, SAND, sand, scarp, trackway, wheelMarks } from './sand.ts';

// The faces without buildings. The main thing of a face is off its middle where it can be,
// so that a counter does not hide it.

export const WILD: { readonly [face: string]: Painter } = {
  '1A': (r) => sand(r) + pebbles(r, 34) + shrubs(r, 3),
  '2A': (r) =>
    sand(r) +
    trackway('M-8 122C40 110 60 60 110 54c26-4 40-14 60-28') +
    rocks(r, [
      [30, 34, 8],
      [128, 112, 11],
      [142, 126, 7],
    ]) +
    shrubs(r, 6),
  '2B': (r) => sand(r, '#e2c98f') + dunes(r, 6, { to: 170 }) + shrubs(r, 16),
  '3A': (r) => sand(r) + wheelMarks('M-8 40C50 60 90 30 168 52') + shrubs(r, 4),
  '3B': (r) =>
    sand(r) +
    hill(r) +
    rocks(r, [
      [54, 58, 20],
      [104, 60, 16],
      [80, 104, 22],
      [120, 104, 12],
      [44, 104, 11],
    ]),
  '4B': (r) => sand(r) + pan(r, '#d8c79c', '#f3edd9', '#b3a57f') + shrubs(r, 2),
  '5A': (r) =>
    sand(r) +
    hill(r) +
    rocks(
      r,
      [
        [58, 62, 18],
        [98, 54, 14],
        [108, 94, 19],
        [70, 104, 16],
        [40, 90, 9],
      ],
      true,
    ),
  '5B': (r) => sand(r) + shrubs(r, 24, [6, 11]),
  '7B': (r) => sand(r, '#e2c98f') + dunes(r, 8, { from: 12, to: 164, height: 1.15 }),
  '8A': (r) =>
    sand(r) +
    pebbles(r, 26) +
    rocks(r, [
      [34, 40, 10],
      [118, 32, 8],
      [132, 108, 12],
      [60, 122, 9],
      [96, 74, 7],
      [24, 92, 6],
    ]),
  '8B': (r) =>
    sand(r) +
    pan(r, '#cdb07a', '#e9d6a6', '#b8965a') +
    wheelMarks('M10 140C60 116 100 126 162 100'),
  '9B': (r) =>
    sand(r) +
    cliff(r, [
      [4, 44],
      [34, 22],
      [70, 30],
      [104, 14],
      [150, 24],
      [156, 70],
      [140, 96],
      [152, 130],
      [118, 150],
      [80, 138],
      [44, 150],
      [14, 130],
      [22, 92],
    ]) +
    path('M52 70q8-12 16 0zm48 30q9-14 18 0zm-30 22q6-10 12 0z', { fill: '#2d2110' }),
  '10A': (r) => sand(r) + dunes(r, 2, { from: 30, to: 130, height: 0.5 }),
  '11B': (r) => sand(r, '#e2c98f') + dunes(r, 8, { from: 8, to: 166, height: 0.85 }),
  '12A': (r) =>
    sand(r) +
    trackway('M-8 96C40 92 70 70 168 40') +
    trackway('M76 74C84 110 88 130 84 168') +
    stroke('M46 74V50', SAND.ink, 2.2) +
    path('M44 51h16l4 3.6-4 3.6H44z', { fill: '#e9dcb8', stroke: SAND.ink }) +
    shrubs(r, 4),
  '12B': (r) =>
    sand(r) +
    rocks(r, [
      [40, 44, 18],
      [116, 38, 14],
      [124, 112, 18],
      [54, 118, 14],
    ]) +
    pebbles(r, 14),
  '13B': (r) => sand(r) + dunes(r, 4, { from: 20, to: 150, height: 0.45 }),
  '14A': (r) =>
    sand(r, '#dcc18a') +
    bed(
      r,
      [
        [88, -10],
        [76, 40],
        [92, 86],
        [70, 124],
        [78, 172],
      ],
      20,
    ) +
    rocks(r, [
      [26, 40, 16],
      [134, 46, 18],
      [24, 112, 14],
      [136, 118, 17],
    ]),
  '14B': (r) => sand(r) + patch(r, [80, 82], 64, '#c3bd7c') + shrubs(r, 34, [7, 11]),
  '15B': (r) =>
    sand(r) +
    patch(r, [84, 86], 56, '#ead7a6', { corners: 11, unevenness: 0.1, flattening: 0.7 }) +
    dunes(r, 1, { from: 104, to: 110, height: 0.7 }) +
    pebbles(r, 12),
  '17A': (r) =>
    sand(r) +
    bed(
      r,
      [
        [-10, 40],
        [34, 56],
        [58, 92],
        [104, 96],
        [132, 124],
        [172, 128],
      ],
      11,
    ) +
    plants('shrub', [
      [40, 62, 8],
      [66, 92, 9],
      [96, 96, 8],
      [122, 114, 8],
      [20, 48, 7],
    ]),
  '17B': (r) => sand(r, '#e2c98f') + hill(r) + dunes(r, 4, { from: 40, to: 130, height: 1.3 }),
  '19A': (r) =>
    sand(r) +
    bed(
      r,
      [
        [-10, 108],
        [40, 92],
        [86, 78],
        [128, 92],
        [172, 74],
      ],
      9,
    ) +
    pebbles(r, 18),
  '19B': (r) =>
    sand(r) +
    wheelMarks('M-8 60C50 70 80 110 168 104') +
    wheelMarks('M20 168C50 120 60 60 120-8') +
    shrubs(r, 3),
  '20A': (r) => sand(r, '#ddcca4') + pebbles(r, 60),
  '20B': (r) =>
    sand(r) +
    scarp(
      r,
      [
        [166, 34],
        [120, 48],
        [96, 30],
        [56, 46],
        [-6, 34],
      ],
      22,
    ) +
    scarp(
      r,
      [
        [166, 104],
        [128, 92],
        [90, 110],
        [48, 92],
        [-6, 108],
      ],
      24,
    ) +
    rocks(r, [
      [36, 74, 13],
      [112, 76, 11],
      [78, 140, 13],
      [136, 142, 9],
    ]),
  '21A': (r) => sand(r) + hill(r, true) + shrubs(r, 3),
  '21B': (r) =>
    sand(r) +
    rocks(r, [
      [30, 34, 13],
      [66, 26, 10],
      [112, 38, 15],
      [138, 76, 11],
      [40, 86, 12],
      [84, 112, 15],
      [128, 124, 13],
      [34, 132, 14],
      [88, 66, 8],
    ]),
  '22A': (r) =>
    sand(r, '#e0d29c') +
    stroke(
      Array.from(
        { length: 70 },
        () => `M${Math.round(r() * 156)} ${Math.round(8 + r() * 150)}l-2-6m2 6 1-7m-1 7 3-5`,
      ).join(''),
      '#8d8c54',
      1.1,
      { opacity: '.85' },
    ) +
    shrubs(r, 5),
};
