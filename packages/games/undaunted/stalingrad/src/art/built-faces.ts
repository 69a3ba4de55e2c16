import { pickRound } from '@bivouac/table/art/geometry.ts';
import { tree } from '@bivouac/table/art/land.ts';
import { stroke } from '@bivouac/table/art/path.ts';
import type { Random } from '@bivouac/table/art/random.ts';
import { craters } from '@bivouac/table/art/ways.ts';
import { building, type Damage, type Plan } from './building.ts';
import { heaps, pavement, rails, soil, street, wagon } from './ground.ts';
import { CITY } from './ink.ts';

/** A building with what lies round it; the ground is drawn before, the rest over it. */
interface Place extends Plan {
  readonly ground?: (random: Random) => string;
  readonly yard?: (random: Random, damage: Damage) => string;
}

/** Four wings round a court. */
const COURT: Plan['wings'] = [
  [20, 20, 138, 52],
  [106, 52, 138, 104],
  [20, 104, 138, 136],
  [20, 52, 52, 104],
];

const stacks = (places: readonly (readonly [number, number])[], damage: Damage): string =>
  places
    .slice(0, 3 - damage)
    .map(
      ([x, y]) =>
        stroke(`M${x} ${y}l12 15`, CITY.shade, 12, { opacity: '.28' }) +
        `<circle cx="${x}" cy="${y}" r="8.4" fill="#a8583e" stroke="${CITY.ink}" stroke-width="1.3"/>` +
        `<circle cx="${x}" cy="${y}" r="5.6" fill="#7f3d2a"/><circle cx="${x}" cy="${y}" r="3.6" fill="${CITY.dark}"/>`,
    )
    .join('');

const vats = (places: readonly (readonly [number, number])[], radius: number): string =>
  places
    .map(
      ([x, y]) =>
        `<circle cx="${x + 2}" cy="${y + 3}" r="${radius}" fill="${CITY.shade}" opacity=".28"/>` +
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="${CITY.street}" stroke="${CITY.ink}" stroke-width="1.2"/>` +
        `<path d="M${x - radius} ${y}a${radius} ${radius} 0 0 0 ${2 * radius} 0" fill="#b3a789"/>` +
        `<circle cx="${x}" cy="${y}" r="${radius / 3 > 4 ? 4 : 3}" fill="#8d8470" stroke="${CITY.ink}" stroke-width=".9"/>`,
    )
    .join('');

const PLACES: Readonly<Record<string, Place>> = {
  block: { wings: COURT, roof: 'brick', yard: (r) => tree(r, [80, 80], 8) + tree(r, [12, 150], 7) },
  corner: {
    wings: [
      [18, 18, 58, 142],
      [58, 18, 142, 58],
      [58, 104, 142, 142],
    ],
    roof: 'slate',
    yard: (r) => tree(r, [98, 82], 9) + tree(r, [120, 76], 7),
  },
  cellars: {
    wings: [
      [16, 22, 86, 66],
      [94, 22, 146, 66],
      [16, 92, 146, 132],
    ],
    roof: 'ochre',
    yard: () => stroke('M30 80h20m14 0h20m30 0h14', CITY.ink, 5),
  },
  school: {
    wings: [
      [22, 26, 54, 136],
      [106, 26, 138, 136],
      [54, 26, 106, 64],
    ],
    roof: 'ochre',
    yard: (r) => tree(r, [70, 112], 8) + tree(r, [90, 130], 7) + tree(r, [80, 90], 6),
  },
  theatre: {
    wings: [
      [40, 18, 120, 92],
      [26, 92, 134, 136],
    ],
    roof: 'slate',
    yard: () => stroke('M36 142h90', CITY.stone, 6, { 'stroke-dasharray': '5 6' }),
  },
  baths: {
    wings: [
      [20, 40, 96, 112],
      [96, 26, 142, 128],
    ],
    roof: 'tin',
    yard: (_, damage) => stacks([[30, 24]], damage),
  },
  post: {
    wings: [
      [22, 30, 138, 74],
      [62, 74, 100, 134],
    ],
    roof: 'brick',
    yard: (r) => tree(r, [36, 108], 8) + tree(r, [124, 112], 8),
  },
  store: {
    wings: [[22, 22, 138, 138]],
    roof: 'slate',
    yard: () => stroke('M62 80h36M80 62v36', '#c3d0cf', 14),
  },
  station: {
    ground: (r) => pavement(r) + rails('M-6 22h172') + rails('M-6 46h172'),
    wings: [
      [14, 70, 146, 108],
      [52, 62, 108, 118],
    ],
    roof: 'brick',
    yard: () => wagon([46, 22], 44, '#6d6a4d') + wagon([112, 46], 44, '#8b4f38'),
  },
  depot: {
    ground: (r) => soil(r) + rails('M-6 34h172') + rails('M-6 130h172'),
    wings: [[24, 52, 140, 112]],
    roof: 'tin',
    isHall: true,
    yard: () => wagon([50, 130], 42, '#7d6a55'),
  },
  warehouse: {
    ground: (r) => soil(r) + rails('M-6 142h172'),
    wings: [
      [16, 20, 144, 62],
      [16, 76, 144, 118],
    ],
    roof: 'timber',
    yard: () => wagon([104, 142], 44, '#8b4f38'),
  },
  brewery: {
    ground: (r) => soil(r),
    wings: [
      [20, 20, 100, 84],
      [20, 84, 66, 142],
    ],
    roof: 'brick',
    yard: (_, damage) =>
      stacks([[122, 30]], damage) +
      vats(
        damage === 2
          ? [[92, 112]]
          : [
              [92, 112],
              [122, 112],
              [122, 82],
            ],
        13,
      ),
  },
  mill: {
    ground: (r) => soil(r) + street('M-8 146h176', 14),
    wings: [
      [30, 18, 128, 76],
      [30, 76, 74, 126],
    ],
    roof: 'brick',
    yard: (_, damage) =>
      stacks(
        [
          [108, 100],
          [132, 104],
        ],
        damage,
      ),
  },
  granary: {
    ground: (r) => soil(r) + rails('M-6 142h172'),
    wings: [[22, 24, 138, 116]],
    roof: 'ochre',
    yard: (_, damage) =>
      damage === 2
        ? ''
        : vats(
            [38, 59, 80, 101, 122].flatMap(
              (x) =>
                [
                  [x, 46],
                  [x, 92],
                ] as const,
            ),
            12,
          ),
  },
  turbines: {
    ground: (r) => soil(r),
    wings: [
      [14, 18, 122, 96],
      [14, 104, 84, 140],
    ],
    roof: 'tin',
    isHall: true,
    yard: (_, damage) =>
      stacks(
        [
          [142, 30],
          [142, 60],
          [142, 90],
        ],
        damage,
      ),
  },
  boilers: {
    ground: (r) => soil(r) + rails('M-6 148h172'),
    wings: [[16, 34, 112, 124]],
    roof: 'slate',
    isHall: true,
    yard: (_, damage) =>
      stacks(
        [
          [134, 40],
          [134, 78],
          [134, 114],
        ],
        damage,
      ),
  },
  transformer: {
    ground: (r) => soil(r),
    wings: [[20, 20, 92, 74]],
    roof: 'brick',
    yard: () =>
      stroke('M112 22v110M136 22v110M24 104h66m-66 26h66', CITY.ink, 1.4) +
      stroke('M112 30v96M136 30v96', '#6b6250', 9, { 'stroke-dasharray': '9 12' }) +
      stroke('M30 104h56M30 130h56', '#6b6250', 9, { 'stroke-dasharray': '9 12' }),
  },
  sheds: {
    ground: (r) => soil(r),
    wings: [
      [18, 18, 72, 62],
      [88, 26, 144, 66],
      [18, 92, 66, 138],
      [84, 94, 142, 136],
    ],
    roof: 'timber',
  },
};

/** Blocks are many: so that streets differ, their roofs do. */
const BLOCK_ROOFS = ['brick', 'slate', 'ochre', 'brick'] as const;

const paint = (name: string, place: Place, damage: Damage, random: Random): string => {
  const roof = name === 'block' ? pickRound(BLOCK_ROOFS, Math.floor(random() * 4)) : place.roof;
  const ground = place.ground ?? pavement;
  const wear =
    damage === 0
      ? ''
      : craters(
          random,
          damage === 1
            ? [[150, 146, 7]]
            : [
                [12, 146, 8],
                [148, 16, 7],
              ],
        ) + heaps(random, [[80, 148, 130, 14, 6 * damage]]);
  const inside = place.yard?.(random, damage) ?? '';
  const built = building(random, { ...place, roof }, damage);
  // A roof light lies on the roof, all else beside it.
  return ground(random) + wear + (name === 'store' && damage === 2 ? built : built + inside);
};

/** The picture of a building; empty for ground without one. */
export const builtFace = (name: string, damage: Damage, random: Random): string => {
  const place = PLACES[name];
  return place === undefined ? '' : paint(name, place, damage, random);
};

export const isBuilt = (name: string): boolean => name in PLACES;

/** The roofs of a building for a small map; null for ground without one. */
export function placeWings(
  name: string,
): { readonly boxes: Plan['wings']; readonly roof: Plan['roof'] } | null {
  const place = PLACES[name];
  return place === undefined ? null : { boxes: place.wings, roof: place.roof };
}
