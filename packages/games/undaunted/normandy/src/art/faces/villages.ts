import { type HouseLook, house, type Roof, rubble, ruin } from '@bivouac/table/art/buildings.ts';
import type { Point } from '@bivouac/table/art/geometry.ts';
import { ground } from '@bivouac/table/art/land.ts';
import { LAND } from '@bivouac/table/art/palette.ts';
import { path } from '@bivouac/table/art/path.ts';
import { between, type Random } from '@bivouac/table/art/random.ts';
import { craters, garden, road, track } from '@bivouac/table/art/ways.ts';
import { awayFrom, type Painters, trees, WHOLE } from './painter.ts';

// Cottages and village streets.

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

/** Houses along both sides of a street, each a little different. An upright street runs from north to south. */
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
};
