import { type HouseLook, house, type Roof, rubble, ruin } from '../../kit/buildings.ts';
import { jitter, type Point, rectangle } from '../../kit/geometry.ts';
import { field, ground, hedgedBox, patch } from '../../kit/land.ts';
import { LAND } from '../../kit/palette.ts';
import { path } from '../../kit/path.ts';
import { between, type Random } from '../../kit/random.ts';
import { plant } from '../../kit/symbols.ts';
import { craters, fence, garden, road, track, wall } from '../../kit/ways.ts';
import { awayFrom, type Painters, trees, WHOLE } from './painter.ts';

// Farms, cottages and village streets.

const yard = (random: Random, at: Point, radius: number, flattening = 0.8): string =>
  patch(random, at, radius, LAND.yard, { corners: 11, unevenness: 0.12, flattening });

/** Houses given as x, y, width, height, turn, roof. */
type Plot = readonly [number, number, number, number, number, Roof];

const look = ([x, y, width, height, turn, roof]: Plot): HouseLook => ({
  at: [x, y],
  size: [width, height],
  turn,
  roof,
});

const houses = (plots: readonly Plot[]): string => plots.map((plot) => house(look(plot))).join('');

const centres = (plots: readonly Plot[]): Point[] => plots.map(([x, y]) => [x, y]);

/** Houses along both sides of a street, each a little different; `across` swaps x and y. */
function street(
  random: Random,
  plots: readonly (readonly [number, number, Roof])[],
  isUpright: boolean,
): string {
  return plots
    .map(([x, y, roof], i) => {
      const long = between(random, isUpright ? 36 : 28, isUpright ? 42 : 32);
      const deep = between(random, isUpright ? 25 : 34, isUpright ? 30 : 40);
      const isNear = i < plots.length / 2;
      const plot = isUpright
        ? garden(isNear ? 3 : 141, y - 12, 15, 24)
        : garden(x - 13, isNear ? 3 : 141, 26, 15);
      return (
        plot + house({ at: [x, y], size: [long, deep], turn: between(random, -3.5, 3.5), roof })
      );
    })
    .join('');
}

export const VILLAGES: Painters = {
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
    houses([
      [54, 34, 46, 24, -4, 'red'],
      [104, 32, 24, 38, 5, 'thatch'],
      [134, 42, 20, 26, 5, 'slate'],
    ]) +
    trees(random, 5, [42, 2, 156, 12], { spacing: 0.8 }) +
    plant('hay', [74, 55], 5) +
    plant('hay', [83, 59], 4),
  '5B': (random) => {
    const plots: Plot[] = [
      [60, 36, 36, 23, -12, 'red'],
      [118, 36, 34, 22, 16, 'brick'],
      [88, 82, 32, 22, -6, 'red'],
      [28, 145, 26, 17, 8, 'thatch'],
      [130, 136, 28, 20, -8, 'slate'],
    ];
    return (
      ground(random) +
      road('M-6 128c56-22 102 10 174-24', 10) +
      track('M84 94c-2 8-4 14-8 22', 5) +
      garden(14, 60, 26, 14, -12) +
      garden(114, 74, 26, 16, 14) +
      houses(plots) +
      trees(random, 14, WHOLE, {
        sizes: [6, 10],
        spacing: 0.75,
        isFree: awayFrom(
          [...centres(plots), [26, 66], [125, 82]],
          26,
          [
            [
              [-6, 128],
              [50, 116],
              [96, 120],
              [168, 104],
            ],
          ],
          15,
        ),
      })
    );
  },
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
  '6B': (random) => {
    const ruins: HouseLook[] = [
      { at: [110, 36], size: [42, 26], turn: 6 },
      { at: [44, 122], size: [40, 27], turn: 4 },
      { at: [82, 130], size: [20, 18], turn: -6, roof: 'thatch' },
    ];
    const standing: Plot[] = [
      [58, 34, 32, 22, -8, 'red'],
      [118, 124, 32, 25, -10, 'slate'],
    ];
    return (
      ground(random, '#bfc392') +
      road('M-6 76c62 16 102-18 174 6', 11) +
      rubble(random, [60, 84], [60, 10], 8) +
      houses(standing) +
      ruins.map((look) => ruin(random, look)).join('') +
      rubble(random, [132, 62], [24, 18], 7) +
      craters(random, [
        [80, 56, 6.5],
        [144, 100, 7],
        [18, 98, 5.5],
      ]) +
      trees(random, 8, WHOLE, {
        spacing: 0.85,
        isFree: awayFrom(
          [...centres(standing), ...ruins.map(({ at }) => at), [80, 56], [144, 100]],
          28,
          [
            [
              [-6, 78],
              [168, 80],
            ],
          ],
          16,
        ),
      })
    );
  },
  '7B': (random) => {
    const plots: Plot[] = [
      [40, 84, 34, 22, 20, 'red'],
      [120, 92, 36, 22, -14, 'brick'],
      [86, 30, 28, 20, 6, 'red'],
      [38, 136, 30, 20, -6, 'thatch'],
      [124, 146, 26, 16, 4, 'slate'],
    ];
    const roads: Point[][] = [
      [
        [80, 168],
        [80, 80],
        [14, -6],
      ],
      [
        [80, 82],
        [168, 32],
      ],
    ];
    return (
      ground(random) +
      road('M80 168c2-48-4-72 0-88C70 52 40 32 14-6', 10) +
      road('M80 82c20-24 46-36 88-50', 10) +
      garden(8, 98, 24, 14, 18) +
      garden(100, 113, 30, 14, -12) +
      houses(plots) +
      trees(random, 12, WHOLE, {
        spacing: 0.85,
        isFree: awayFrom([...centres(plots), [115, 120], [20, 106]], 25, roads, 15),
      })
    );
  },
  '8B': (random) =>
    ground(random) +
    path('M50-4h62v168H50z', { fill: LAND.yard, opacity: '.8' }) +
    road('M80-6c-6 56 8 110 0 174', 15) +
    street(
      random,
      [
        [42, 22, 'slate'],
        [38, 58, 'red'],
        [42, 97, 'red'],
        [37, 138, 'thatch'],
        [122, 20, 'red'],
        [124, 58, 'slate'],
        [119, 98, 'brick'],
        [122, 138, 'red'],
      ],
      true,
    ) +
    trees(random, 3, [2, 40, 10, 156], { sizes: [6, 8], spacing: 0.9 }) +
    trees(random, 4, [150, 34, 158, 156], { sizes: [6, 8], spacing: 0.9 }),
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
  '11A': (random) => {
    const plots: Plot[] = [
      [48, 64, 38, 25, -8, 'red'],
      [116, 58, 34, 24, 10, 'brick'],
    ];
    return (
      ground(random) +
      track('M-6 108c56-4 106 8 174-4', 8) +
      houses(plots) +
      garden(66, 24, 28, 16, 4) +
      garden(28, 124, 34, 18, -4) +
      trees(random, 12, WHOLE, {
        sizes: [5, 9],
        spacing: 0.9,
        isFree: awayFrom(
          [...centres(plots), [80, 34], [45, 133]],
          27,
          [
            [
              [-6, 108],
              [168, 106],
            ],
          ],
          14,
        ),
      })
    );
  },
  '12A': (random) =>
    ground(random) +
    path('M-4 52h168v58H-4z', { fill: LAND.yard, opacity: '.8' }) +
    road('M-6 80c56 6 110-6 174 0', 15) +
    street(
      random,
      [
        [24, 44, 'red'],
        [62, 42, 'thatch'],
        [101, 38, 'red'],
        [140, 42, 'slate'],
        [22, 120, 'slate'],
        [62, 118, 'brick'],
        [100, 122, 'red'],
        [140, 118, 'red'],
      ],
      false,
    ) +
    trees(random, 3, [42, 2, 158, 8], { sizes: [5, 7], spacing: 1 }) +
    trees(random, 3, [2, 152, 158, 158], { sizes: [5, 7], spacing: 1 }),
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
