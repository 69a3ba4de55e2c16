import { distanceToLine, type Point } from '@bivouac/table/art/geometry.ts';
import { ground, tree } from '@bivouac/table/art/land.ts';
import { LAND } from '@bivouac/table/art/palette.ts';
import { num, path, stroke } from '@bivouac/table/art/path.ts';
import type { Random } from '@bivouac/table/art/random.ts';
import { plant } from '@bivouac/table/art/symbols.ts';
import { river, road, track } from '@bivouac/table/art/ways.ts';
import type { RiverEnds } from '../rivers.ts';
import { type Painters, trees } from './painter.ts';

// Five faces with a river from west to east. It leaves level at both edges, at the heights that
// the neighbours ask for.

/** Height of the river in the middle of the tile. */
const middle = ({ west, east }: RiverEnds): number => (west + east) / 2;

/**
 * The line of the river: level beyond both edges and a little way in, so that it meets its
 * neighbour exactly, through some points of its own between.
 */
const course = ({ west, east }: RiverEnds, between: readonly Point[]): Point[] => [
  [-28, west],
  [-14, west],
  [0, west],
  [10, west],
  ...between,
  [150, east],
  [160, east],
  [174, east],
  [188, east],
];

/** Through the middle of the tile, level there, as a bridge needs it. */
function steady(ends: RiverEnds, sway: number): Point[] {
  const y = middle(ends);
  return course(ends, [
    [34, (ends.west + y) / 2],
    [56, y - sway],
    [80, y],
    [104, y + sway],
    [126, (ends.east + y) / 2],
  ]);
}

/** Trees on both banks, never in the water. */
const banks = (random: Random, line: readonly Point[], count: number, room = 36): string =>
  trees(random, count, [4, 4, 156, 156], {
    sizes: [7, 10.5],
    spacing: 0.72,
    isFree: (at) => distanceToLine(at, line) > room && !isCorner(at),
  });

/** The corner of the cover shield: a tree there would only be hidden. */
const isCorner = ([x, y]: Point): boolean => x < 40 && y < 42;

const clearOf =
  (x0: number, x1: number): ((at: Point) => boolean) =>
  ([x]) =>
    x < x0 || x > x1;

function footbridge(x: number, y: number): string {
  const planks = Array.from({ length: 14 }, (_, i) => `M${x - 8} ${num(y - 28 + i * 4)}h16`).join(
    '',
  );
  return (
    path(`M${x - 8} ${num(y - 31)}h16v62h-16z`, {
      fill: LAND.shade,
      opacity: '.34',
      transform: 'translate(4 5)',
    }) +
    path(`M${x - 8} ${num(y - 31)}h16v62h-16z`, {
      fill: '#c19f6c',
      stroke: LAND.line,
      'stroke-width': 1.1,
    }) +
    stroke(planks, '#7a5f38', 0.9) +
    stroke(`M${x - 9} ${num(y - 33)}v66M${x + 9} ${num(y - 33)}v66`, '#5b4527', 1.8)
  );
}

function stoneBridge(y: number): string {
  const rows = Array.from(
    { length: 9 },
    (_, i) => `M72 ${num(y - 27 + i * 7)}h16m${i % 2 === 0 ? -6 : -11} 0v7`,
  ).join('');
  const piers = [-10, 10]
    .map((dy) => `M66 ${num(y + dy - 5)}l-8 5 8 5M94 ${num(y + dy - 5)}l8 5-8 5`)
    .join('');
  return (
    path(`M64 ${num(y - 31)}h34v64H64z`, {
      fill: LAND.shade,
      opacity: '.34',
      transform: 'translate(4 5)',
    }) +
    path(`M66 ${num(y - 33)}h28v66H66z${piers}`, {
      fill: '#cbc2ae',
      stroke: LAND.line,
      'stroke-width': 1.3,
    }) +
    stroke(`M71 ${num(y - 33)}v66M89 ${num(y - 33)}v66`, '#5f5746', 2.2) +
    stroke(rows, '#8f8671', 0.7)
  );
}

export const RIVERS: Painters = {
  '13A': (random, ends) => {
    const y = middle(ends);
    const line = steady(ends, -4);
    return (
      ground(random) +
      river(random, line, 22) +
      `<ellipse cx="83" cy="${num(y + 1)}" rx="26" ry="13" fill="${LAND.bank}" stroke="#476a72" stroke-width=".9"/>` +
      `<ellipse cx="83" cy="${num(y)}" rx="21" ry="9.4" fill="#b3bf80"/>` +
      tree(random, [74, y - 3], 8) +
      tree(random, [90, y - 1], 9) +
      plant('shrub', [101, y + 3], 4) +
      banks(random, line, 20, 42)
    );
  },
  '14A': (random, ends) => {
    const y = middle(ends);
    const bend = (end: number, share: number): number => end + (y + 28 - end) * share;
    const line = course(ends, [
      [30, bend(ends.west, 0.25)],
      [54, bend(ends.west, 0.75)],
      [80, y + 28],
      [106, bend(ends.east, 0.75)],
      [130, bend(ends.east, 0.25)],
    ]);
    return ground(random) + river(random, line) + banks(random, line, 22, 35);
  },
  '15A': (random, ends) => {
    const line = steady(ends, 2);
    return ground(random) + river(random, line, 36) + banks(random, line, 24, 46);
  },
  '17A': (random, ends) => {
    const y = middle(ends);
    const line = steady(ends, -3);
    const isClear = clearOf(66, 96);
    return (
      ground(random) +
      river(random, line) +
      track(`M84-6c-2 26-4 ${num(y - 46)} -3 ${num(y - 24)}`, 7) +
      track(`M81 ${num(y + 28)}c-1 24 3 ${num(120 - y)} 1 ${num(140 - y)}`, 7) +
      footbridge(81, y) +
      trees(random, 20, [4, 4, 156, 156], {
        sizes: [7, 10],
        spacing: 0.75,
        isFree: (at) => isClear(at) && !isCorner(at) && distanceToLine(at, line) > 36,
      })
    );
  },
  '18A': (random, ends) => {
    const y = middle(ends);
    const line = steady(ends, 3);
    const isClear = clearOf(60, 100);
    return (
      ground(random) +
      river(random, line) +
      road(`M80-6V${num(y - 20)}M80 ${num(y + 20)}V168`, 13) +
      stoneBridge(y) +
      trees(random, 20, [4, 4, 156, 156], {
        sizes: [7, 10],
        spacing: 0.78,
        isFree: (at) => isClear(at) && !isCorner(at) && distanceToLine(at, line) > 37,
      })
    );
  },
};
