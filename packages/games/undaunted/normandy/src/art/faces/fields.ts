import { rubble } from '@bivouac/table/art/buildings.ts';
import { jitter, type Point, rectangle } from '@bivouac/table/art/geometry.ts';
import {
  type EdgeName,
  type FieldLook,
  field,
  ground,
  hedge,
  hedgedBox,
  patch,
  standingTrees,
  tree,
} from '@bivouac/table/art/land.ts';
import { LAND } from '@bivouac/table/art/palette.ts';
import { pair, stroke } from '@bivouac/table/art/path.ts';
import { between, type Random } from '@bivouac/table/art/random.ts';
import { plant } from '@bivouac/table/art/symbols.ts';
import { craters, fence, pond, track } from '@bivouac/table/art/ways.ts';
import { type Painters, trees } from './painter.ts';

// Fields and open ground. Fields without cover are calm: counters stand on them most.

const PLOUGH: FieldLook = {
  fill: LAND.plough,
  step: 5,
  ink: '#5a3f20',
  opacity: 0.42,
  kind: 'plough',
};

/** Two fields between hedges. */
function twoFields(
  random: Random,
  looks: readonly [FieldLook, FieldLook],
  gate: EdgeName,
  middle: number,
): string {
  const centre: Point[] = [
    [middle, 12],
    [middle + between(random, -2, 2), 148],
  ];
  return (
    ground(random) +
    field(random, jitter(random, rectangle(12, 12, middle - 17, 136), 3), looks[0]) +
    field(random, jitter(random, rectangle(middle + 5, 12, 143 - middle, 136), 3), looks[1]) +
    hedgedBox(random, [8, 8, 152, 152], gate) +
    hedge(random, [centre]) +
    standingTrees(random, [centre])
  );
}

const hay = (...places: readonly Point[]): string =>
  places.map((place) => plant('hay', place, 6)).join('');

const cow = ([x, y]: Point, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  '<ellipse cx="1.6" cy="2.2" rx="5.6" ry="3.2" fill="#1f1a0f" opacity=".28"/>' +
  '<ellipse rx="5.6" ry="3.1" fill="#f4ede0" stroke="#463c2c" stroke-width=".8"/>' +
  '<path d="M-3-2q2 1.6 0 4M1-2.4q2 1 1.4 3" fill="#6b5037"/>' +
  '<ellipse cx="6.6" rx="2.2" ry="1.6" fill="#6b5037" stroke="#463c2c" stroke-width=".6"/></g>';

const tractor = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  '<path d="M-17-12H14V5h-31z" fill="#1f1a0f" opacity=".3"/>' +
  '<path d="M-14-10h11v5.4h-11zM-14 4.6h11V10h-11zM6-7.6h6.4V-4H6zM6 4h6.4v3.6H6z" fill="#2f2a1f"/>' +
  '<path d="M-13-4.6H2l1 1.2h11v6.8H3L2 4.6h-15z" fill="#c23a22" stroke="#3b1109"/>' +
  '<rect x="-9.6" y="-3" width="7" height="6" rx="1.4" fill="#3a352a"/>' +
  '<path d="M5-1.6h8M5 1.6h8" stroke="#7a1e10" stroke-width=".9"/></g>';

/** A path trodden through a crop. */
const swathe = (d: string, fill: string, edge: string): string =>
  stroke(d, edge, 6.6, { opacity: '.5' }) + stroke(d, fill, 5);

export const FIELDS: Painters = {
  '2B': (random) =>
    twoFields(
      random,
      [
        { ...PLOUGH, angle: 2 },
        { ...PLOUGH, fill: '#b08f66', angle: -4, step: 5.4 },
      ],
      's',
      82,
    ),
  '3B': (random) =>
    ground(random) +
    field(random, jitter(random, rectangle(7, 20, 146, 130), 5), {
      ...PLOUGH,
      fill: '#c8a97e',
      angle: -12,
      step: 6.4,
      opacity: 0.26,
      bow: 9,
    }) +
    stroke('m118 45 32-7M119 51l33-7', '#e7d3a6', 1.4, { opacity: '.8' }) +
    tractor(110, 47, 168) +
    trees(random, 9, [2, 2, 158, 14], { spacing: 0.7 }) +
    fence([
      [4, 155],
      [60, 156],
      [104, 154],
    ]),
  '4B': (random) =>
    ground(random) +
    field(random, jitter(random, rectangle(6, 6, 148, 148), 5), {
      fill: '#e3ca80',
      angle: 9,
      step: 7,
      ink: '#8c6b1d',
      opacity: 0.24,
      kind: 'wheat',
      bow: 12,
    }) +
    swathe('M4 114c46-10 100 8 154-6', '#cfb367', '#8c6b1d') +
    hay([31, 134], [45, 140], [129, 132]) +
    plant('t1', [141, 33], 9),
  '7A': (random) =>
    twoFields(
      random,
      [
        { fill: LAND.barley, step: 6, opacity: 0.36, kind: 'stubble' },
        { fill: LAND.crop, angle: 3, step: 5.6, ink: '#46602c', opacity: 0.42, kind: 'crop' },
      ],
      'e',
      76,
    ),
  '8A': (random) =>
    twoFields(
      random,
      [
        { fill: LAND.wheat, step: 5.6, ink: '#8c6b1d', opacity: 0.4, kind: 'wheat' },
        { fill: LAND.darkCrop, angle: 90, step: 6, ink: '#3e5a28', opacity: 0.42, kind: 'crop' },
      ],
      'n',
      82,
    ),
  '9B': (random) => {
    const flowers = Array.from(
      { length: 40 },
      () => `M${pair(12 + random() * 136, 12 + random() * 136)}h.1`,
    );
    const round = { 'stroke-linecap': 'round' };
    return (
      ground(random, '#cbd29f') +
      stroke('M-4 126c44-22 108 6 168-26', '#e4ddb6', 3.6, { 'stroke-dasharray': '9 3' }) +
      stroke(flowers.slice(0, 24).join(''), '#f7f2df', 2.2, round) +
      stroke(flowers.slice(24).join(''), '#d9a93c', 2, round) +
      trees(random, 2, [14, 46, 30, 70], { sizes: [7, 9], spacing: 0.9 }) +
      trees(random, 4, [124, 122, 152, 152], { sizes: [7, 9], spacing: 0.8 }) +
      plant('t1', [138, 46], 8) +
      plant('shrub', [62, 22], 5)
    );
  },
  '10B': (random) =>
    ground(random) +
    field(random, jitter(random, rectangle(6, 6, 148, 148), 5), {
      fill: '#9db075',
      angle: 92,
      step: 8.4,
      ink: '#38542a',
      opacity: 0.22,
      kind: 'crop',
      bow: -8,
    }) +
    swathe('M112 7c-4 42 8 96 2 146', '#bac48b', '#4e6632') +
    trees(random, 3, [130, 132, 152, 152], { sizes: [6, 8], spacing: 0.8 }),
  '11B': (random) =>
    ground(random, '#d0d1a0') +
    patch(random, [60, 100], 30, '#d9ce9d', { corners: 9, unevenness: 0.2, flattening: 0.6 }) +
    track('M-4 46c44 14 64 38 76 118', 6) +
    tree(random, [118, 48], 12) +
    tree(random, [33, 114], 10) +
    plant('shrub', [126, 116], 6) +
    plant('shrub', [98, 136], 4) +
    fence([
      [92, 7],
      [128, 10],
      [158, 8],
    ]) +
    plant('hay', [134, 128], 5),
  '12B': (random) => {
    const ruts = [
      'M-4 30c54 26 104 10 168 62',
      'M-4 42c54 26 102 10 168 62',
      'M30 164c30-44 50-68 134-124',
      'M42 164c30-40 48-60 122-110',
    ];
    return (
      ground(random, '#c9c191') +
      patch(random, [82, 82], 68, '#c4ab7c', { corners: 12, unevenness: 0.1 }) +
      patch(random, [92, 78], 42, '#b89d6d', { corners: 11, unevenness: 0.14 }) +
      ruts
        .map((d) => stroke(d, '#86703f', 4.6, { 'stroke-dasharray': '2 1.6', opacity: '.6' }))
        .join('') +
      craters(
        random,
        [
          [46, 46, 7],
          [124, 56, 8.5],
          [52, 120, 9.5],
          [114, 128, 6.5],
          [24, 88, 5.5],
          [134, 98, 5],
        ],
        ['#bda272', '#6a5634'],
      ) +
      rubble(random, [92, 26], [30, 16], 7, '#8f7a52')
    );
  },
  '15B': (random) =>
    ground(random) +
    field(random, jitter(random, rectangle(12, 12, 136, 136), 4), {
      fill: '#e0cf90',
      angle: 14,
      step: 6.4,
      opacity: 0.36,
      kind: 'stubble',
      bow: 10,
    }) +
    hedgedBox(random, [8, 8, 152, 152], 's') +
    hay([40, 52], [118, 44], [108, 122], [50, 114], [82, 28]) +
    trees(random, 4, [124, 118, 148, 148], { sizes: [8, 11], spacing: 0.75 }),
  '16B': (random) => {
    const tufts = Array.from(
      { length: 30 },
      () => `M${pair(18 + random() * 124, 18 + random() * 124)}l-1.6-3m1.6 3 1.6-3.2`,
    );
    return (
      ground(random) +
      field(random, jitter(random, rectangle(12, 12, 136, 136), 4), {
        fill: '#bcc78b',
        angle: 28,
        step: 13,
        ink: '#6d7c45',
        opacity: 0.16,
      }) +
      stroke(tufts.join(''), '#6d7c45', 0.9) +
      pond([118, 118], 13, 0.72) +
      hedgedBox(random, [8, 8, 152, 152], 'w') +
      cow([44, 30], 20) +
      cow([106, 28], 160) +
      cow([130, 62], 80) +
      cow([32, 116], -30) +
      cow([80, 136], 10) +
      tree(random, [138, 138], 10)
    );
  },
};
