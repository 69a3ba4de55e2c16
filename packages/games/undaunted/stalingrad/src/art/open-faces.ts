import { house, ruin } from '@bivouac/table/art/buildings.ts';
import { grove, tree } from '@bivouac/table/art/land.ts';
import { path, smooth, stroke } from '@bivouac/table/art/path.ts';
import { craters, garden } from '@bivouac/table/art/ways.ts';
import { building } from './building.ts';
import {
  cobbles,
  fire,
  heaps,
  type Painter,
  pavement,
  rails,
  sandbags,
  soil,
  soot,
  street,
  tramLines,
  treesBut,
  trench,
  wagon,
  wire,
} from './ground.ts';
import { CITY } from './ink.ts';
import { beside, boat, fountain, gullyBed, jetty, lawns, rim, river, row } from './open-parts.ts';

// The faces without a building that could be brought down.

export const OPEN: Readonly<Record<string, Painter>> = {
  street: (r) =>
    soil(r) +
    street('M-8 82C50 78 110 86 168 80', 28) +
    tramLines('M-8 77C50 73 110 81 168 75M-8 87c58-4 118 4 176-2') +
    row(r, [
      [6, 8, 46, 40],
      [62, 8, 48, 38],
      [122, 10, 32, 40],
      [6, 114, 48, 38],
      [66, 114, 44, 38],
      [124, 114, 30, 38],
    ]) +
    craters(r, [[40, 84, 8]]),
  road: (r) =>
    soil(r, '#bfb98a') +
    street('M80-8C74 50 88 110 80 168', 24) +
    row(
      r,
      [
        [10, 14, 40, 34],
        [112, 20, 38, 36],
        [12, 104, 38, 36],
      ],
      ['timber', 'slate'],
    ) +
    treesBut(r, 8, ([x, y]) => x > 108 && y > 70, [6, 8]) +
    craters(r, [
      [84, 96, 8],
      [70, 30, 6],
    ]),
  forecourt: (r) =>
    pavement(r) +
    rim +
    street('M-8 80h176', 20) +
    tramLines('M-8 76h176M-8 84h176') +
    [30, 56, 104, 130].map((x) => tree(r, [x, 34], 7) + tree(r, [x, 128], 7)).join('') +
    craters(r, [
      [80, 46, 8],
      [112, 110, 9],
    ]) +
    heaps(r, [[112, 112, 40, 30, 9]]),
  yard: (r) =>
    soil(r) +
    cobbles(16, 20, 128, 124) +
    row(
      r,
      [
        [6, 8, 58, 26],
        [104, 8, 50, 26],
      ],
      ['timber', 'tin'],
    ) +
    stroke('M20 60h40m-36 12h30M104 104h36m-30 12h24', CITY.timber, 6) +
    craters(r, [
      [96, 78, 10],
      [44, 120, 7],
    ]),
  court: (r) =>
    pavement(r) +
    row(
      r,
      [
        [4, 4, 152, 20],
        [4, 30, 20, 96],
      ],
      ['brick', 'brick'],
    ) +
    treesBut(r, 6, ([x, y]) => x > 40 && y > 44 && x < 120, [7, 9]) +
    craters(r, [[126, 110, 9]]) +
    stroke('M60 140h56m-50-8h40', CITY.timber, 3),
  square: (r) =>
    pavement(r) +
    rim +
    lawns +
    `<path d="M70 62h20v36H70z" fill="${CITY.stone}" stroke="${CITY.ink}"/><circle cx="80" cy="74" r="6" fill="#a79d86" stroke="${CITY.ink}"/>` +
    craters(r, [
      [118, 78, 10],
      [48, 96, 8],
      [88, 126, 6],
    ]) +
    heaps(r, [[112, 82, 44, 36, 12]]),
  fountain: (r) =>
    pavement(r) +
    rim +
    lawns +
    fountain(r) +
    craters(r, [
      [128, 72, 8],
      [44, 122, 6],
    ]),
  kiosk: (r) =>
    pavement(r) +
    street('M-8 120h176', 18) +
    row(
      r,
      [
        [20, 20, 36, 30],
        [102, 26, 40, 34],
      ],
      ['timber', 'tin'],
    ) +
    grove(r, { count: 7, box: [62, 12, 98, 92], sizes: [6, 8] }) +
    craters(r, [[40, 84, 7]]),
  park: (r) =>
    soil(r, '#b4bd84') +
    stroke('M-4 84C40 76 60 84 80 80s50 4 84-4M80-4c4 44-4 64 0 84s-4 50 2 84', CITY.kerb, 13) +
    stroke('M-4 84C40 76 60 84 80 80s50 4 84-4M80-4c4 44-4 64 0 84s-4 50 2 84', '#eadfc2', 11) +
    `<circle cx="80" cy="80" r="25" fill="#eadfc2" stroke="${CITY.kerb}"/><circle cx="80" cy="80" r="14" fill="#9faa68" stroke="#727a4a"/>` +
    treesBut(
      r,
      26,
      ([x, y]) => Math.hypot(x - 80, y - 80) > 36 && Math.abs(x - 80) > 15 && Math.abs(y - 80) > 14,
      [7, 11],
    ) +
    craters(r, [[118, 100, 7]]),
  orchard: (r) =>
    soil(r, '#b9bd84') +
    grove(r, {
      count: 18,
      box: [10, 10, 150, 100],
      sizes: [7, 9],
      spacing: 1,
      kind: () => 'apple',
    }) +
    row(
      r,
      [
        [20, 116, 44, 32],
        [96, 118, 38, 28],
      ],
      ['timber', 'timber'],
    ),
  gardens: (r) =>
    soil(r, '#b9bd84') +
    garden(12, 16, 58, 44) +
    garden(92, 20, 54, 42, 4) +
    garden(18, 98, 54, 44, -4) +
    house({ at: [116, 118], size: [40, 28], roof: 'thatch' }) +
    treesBut(r, 8, ([x, y]) => y > 72 && y < 92 && x > 8, [6, 8]),
  cottages: (r) =>
    soil(r, '#bfb98a') +
    stroke('M-6 82c56-8 116 8 174-4', '#9c895f', 12) +
    stroke('M-6 82c56-8 116 8 174-4', '#e4d8b8', 9) +
    [
      [30, 34, -4],
      [80, 30, 5],
      [130, 36, -3],
      [28, 128, 3],
      [130, 126, 4],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        house({ at: [x, y], size: [32, 25], turn, roof: 'thatch' }),
      )
      .join('') +
    ruin(r, { at: [80, 130], size: [32, 24], turn: -5 }) +
    treesBut(r, 8, ([x, y]) => Math.abs(y - 80) > 13 && Math.abs(y - 80) < 26 && x > 8, [5, 8]) +
    craters(r, [[104, 84, 6]]),
  rails: (r) =>
    soil(r, '#bfb08c') +
    rails('M30-6C28 50 36 100 30 168') +
    rails('M64-6v174') +
    rails('M98-6v174') +
    rails('M132-6c0 46-34 96-34 174') +
    wagon([64, 46], 44, '#8b4f38', 90) +
    wagon([64, 96], 44, '#6d6a4d', 90) +
    wagon([31, 120], 40, '#7d6a55', 90) +
    craters(r, [
      [128, 116, 9],
      [146, 30, 7],
    ]),
  platform: (r) =>
    soil(r, '#bfb08c') +
    rails('M24-6v174') +
    rails('M58-6v174') +
    path('M78 4h34v152H78z', { fill: CITY.walk, stroke: CITY.ink }) +
    row(
      r,
      [
        [84, 20, 22, 52],
        [84, 92, 22, 46],
      ],
      ['timber', 'tin'],
    ) +
    rails('M136-6v174') +
    wagon([58, 50], 44, '#8b4f38', 90) +
    wagon([24, 110], 44, '#7d6a55', 90) +
    craters(r, [[40, 146, 8]]),
  gully: (r) =>
    soil(r, '#c4b68e') +
    gullyBed() +
    grove(r, { count: 6, box: [4, 96, 56, 152] }) +
    grove(r, { count: 5, box: [98, 4, 152, 52] }),
  bridge: (r) =>
    soil(r, '#c4b68e') +
    gullyBed() +
    stroke(
      smooth(
        beside(
          [
            [30, 150],
            [80, 76],
            [130, -6],
          ],
          4,
        ),
      ),
      CITY.shade,
      34,
      { opacity: '.35' },
    ) +
    stroke('M26 168 134-8', CITY.ink, 32) +
    stroke('M26 168 134-8', CITY.paving, 27) +
    stroke('M26 168 134-8', CITY.timber, 26, { 'stroke-dasharray': '1 5', opacity: '.5' }) +
    craters(r, [[96, 58, 6]]),
  bank: (r) =>
    soil(r, '#c9b98f') +
    river() +
    boat(134, 66, 80) +
    grove(r, { count: 5, box: [4, 20, 34, 140] }),
  jetty: (r) =>
    soil(r, '#c9b98f') +
    river() +
    jetty(62) +
    jetty(112) +
    boat(144, 92, -84) +
    row(
      r,
      [
        [8, 24, 30, 24],
        [8, 100, 30, 34],
      ],
      ['timber', 'timber'],
    ),
  ruins: (r) =>
    soil(r, '#a89b7a') +
    building(
      r,
      {
        wings: [
          [14, 16, 72, 66],
          [90, 18, 146, 64],
          [16, 94, 70, 144],
          [86, 94, 146, 142],
        ],
        roof: 'brick',
      },
      2,
    ) +
    fire([60, 50], 0.9) +
    fire([126, 124], 0.7) +
    craters(r, [
      [80, 80, 9],
      [20, 80, 6],
    ]),
  burnt: (r) =>
    soil(r, '#a89b7a') +
    soot(r, [
      [50, 50, 30],
      [110, 100, 34],
    ]) +
    building(
      r,
      {
        wings: [
          [20, 20, 64, 56],
          [96, 84, 140, 130],
        ],
        roof: 'timber',
      },
      2,
    ) +
    stroke('M100 30v22m14-26v18m14-8v24M30 100v20m16-12v26', CITY.ink, 2.6) +
    fire([112, 116], 0.8) +
    craters(r, [
      [70, 84, 9],
      [34, 136, 7],
    ]),
  switchyard: (r) =>
    soil(r) +
    stroke('M16 30h128M16 62h128M16 94h128M16 126h128', CITY.ink, 1.2) +
    stroke('M24 24v108M64 24v108M104 24v108M140 24v108', CITY.timber, 5, {
      'stroke-dasharray': '12 20',
    }) +
    stroke('M40 46h90M40 110h90', '#6b6250', 12, { 'stroke-dasharray': '12 16' }) +
    craters(r, [[86, 78, 8]]),
  coal: (r) =>
    soil(r) +
    rails('M-6 146h172') +
    craters(
      r,
      [
        [46, 52, 30],
        [110, 46, 26],
        [84, 104, 28],
      ],
      ['#6b6456', '#2f2b22'],
    ) +
    heaps(
      r,
      [
        [46, 52, 60, 50, 20],
        [110, 46, 50, 40, 16],
        [84, 104, 60, 40, 18],
      ],
      '#3d372c',
    ) +
    wagon([48, 146], 44, '#4a4538'),
  works: (r) =>
    soil(r, CITY.earth) +
    trench([
      [-6, 60],
      [22, 60],
      [30, 76],
      [60, 76],
      [68, 60],
      [104, 60],
      [112, 76],
      [168, 76],
    ]) +
    craters(r, [
      [34, 34, 9],
      [128, 34, 8],
      [40, 122, 10],
      [116, 124, 9],
      [80, 106, 6],
    ]) +
    heaps(r, [[80, 130, 120, 30, 12]]),
};

/** The same trench when it has been fortified: bunker, wire and sandbags. */
export const fortified: Painter = (r) =>
  soil(r, CITY.earth) +
  wire(22) +
  trench([
    [-6, 60],
    [22, 60],
    [30, 76],
    [60, 76],
    [68, 60],
    [104, 60],
    [112, 76],
    [168, 76],
  ]) +
  trench([
    [84, 66],
    [84, 96],
    [70, 104],
  ]) +
  path('M48 114h48v30H48z', { transform: 'translate(4 6)', fill: CITY.shade, opacity: '.3' }) +
  path('M48 114h48v30H48z', { fill: '#8f7d58', stroke: CITY.ink, 'stroke-width': 1.3 }) +
  stroke('M72 115v28', '#4a3c24', 46, { 'stroke-dasharray': '1.4 3.2' }) +
  path('M62 109h20v7H62z', { fill: CITY.dark }) +
  sandbags([
    [4, 46],
    [40, 42],
    [62, 50],
    [96, 44],
    [126, 54],
    [156, 46],
  ]) +
  craters(r, [
    [24, 128, 9],
    [130, 122, 10],
  ]);
