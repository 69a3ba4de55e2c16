import { house, type Roof } from '@bivouac/table/art/buildings.ts';
import { stream } from '@bivouac/table/art/cover/parts.ts';
import { arrow, front } from '@bivouac/table/art/cover/pencil.ts';
import { at, groundOf, HEIGHT, WIDTH } from '@bivouac/table/art/cover/window.ts';
import {
  centreOf,
  distance,
  distanceToLine,
  isInside,
  type Point,
  pickRound,
  rectangle,
} from '@bivouac/table/art/geometry.ts';
import { field, hedge, tree } from '@bivouac/table/art/land.ts';
import { LAND } from '@bivouac/table/art/palette.ts';
import { path, polygon, smooth } from '@bivouac/table/art/path.ts';
import { between, type Random, randomFrom } from '@bivouac/table/art/random.ts';
import { road } from '@bivouac/table/art/ways.ts';
import { cellsOf, inset } from './cover-cells.ts';

// Bocage: small fields between hedges, a village at a crossroads, a river.

const RIVER: readonly Point[] = [
  at(1.06, -0.05),
  at(0.9, 0.14),
  at(0.74, 0.26),
  at(0.78, 0.42),
  at(0.66, 0.56),
  at(0.72, 0.72),
  at(0.6, 0.88),
  at(0.62, 1.05),
];
const ROADS: readonly (readonly Point[])[] = [
  [
    at(-0.05, 0.2),
    at(0.16, 0.27),
    at(0.3, 0.42),
    at(0.42, 0.5),
    at(0.56, 0.5),
    at(0.74, 0.47),
    at(0.9, 0.56),
    at(1.05, 0.54),
  ],
  [at(0.3, 1.05), at(0.33, 0.82), at(0.28, 0.66), at(0.36, 0.46)],
  [at(0.36, 0.46), at(0.5, 0.3), at(0.52, 0.14), at(0.46, -0.05)],
];
const VILLAGE: Point = at(0.36, 0.47);

/** Colours of the fields and the distance of their furrows. */
const CROPS: readonly (readonly [string, number])[] = [
  [LAND.barley, 6],
  ['#dfc57c', 4.6],
  ['#adbb80', 5.4],
  ['#9fb077', 5],
  ['#c3a577', 4.4],
  ['#b9c489', 8],
  ['#c9cf9c', 9],
  ['#d3b765', 5],
];

/** Houses of the village: offset, size, turn. */
const HOUSES: readonly (readonly [number, number, number, number, number])[] = [
  [-16, -9, 13, 8, 14],
  [-17, 5, 12, 8, 20],
  [-6, 10, 12, 8, 4],
  [8, 10, 13, 8, -2],
  [20, 9, 11, 8, 2],
  [-4, -11, 8, 11, 10],
  [10, -8, 12, 7, -6],
  [23, -7, 12, 8, 6],
  [-8, 24, 8, 11, 8],
  [4, 24, 9, 7, -10],
  [-22, 18, 9, 7, 20],
  [34, 8, 9, 7, 0],
];

const isClear = (point: Point): boolean =>
  distanceToLine(point, RIVER) > 8.5 &&
  ROADS.every((line) => distanceToLine(point, line) > 4.4) &&
  distance(point, VILLAGE) > 24;

function landCells(random: Random): Point[][] {
  const step = 39;
  const seeds: Point[] = [];
  for (let row = -1; row <= HEIGHT / step + 1; row++) {
    for (let column = -1; column <= WIDTH / step + 1; column++) {
      seeds.push([
        column * step + (row % 2 === 0 ? 0 : step / 2) + (random() - 0.5) * step * 0.62,
        row * step * 0.95 + (random() - 0.5) * step * 0.58,
      ]);
    }
  }
  return cellsOf(seeds, rectangle(-60, -60, WIDTH + 120, HEIGHT + 120), 150).filter((cell) => {
    const [x, y] = centreOf(cell);
    return cell.length > 2 && x > -40 && y > -40 && x < WIDTH + 40 && y < HEIGHT + 40;
  });
}

/** One cell: meadow by the river, village green, wood, orchard or a field. */
function parcel(random: Random, cell: readonly Point[]): { land: string; trees: string } {
  const [cx, cy] = centreOf(cell);
  const shape = inset(cell, 2.2);
  const plain = (fill: string): string => path(polygon(shape), { fill });
  const scattered = (count: number, spread: number, isFree: (point: Point) => boolean): string =>
    Array.from({ length: count }, (): Point => {
      const angle = random() * Math.PI * 2;
      const reach = Math.sqrt(random()) * spread;
      return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
    })
      .filter(isFree)
      .sort((a, b) => a[1] - b[1])
      .map((point) => tree(random, point, between(random, 3.2, 5)))
      .join('');
  const kind = random();
  if (distance([cx, cy], VILLAGE) < 24) return { land: plain('#cdd0a0'), trees: '' };
  if (distanceToLine([cx, cy], RIVER) < 22) {
    return {
      land: plain('#bcc78f'),
      trees: scattered(5, 15, (point) => distanceToLine(point, RIVER) > 11),
    };
  }
  if (kind < 0.1) return { land: plain('#8fa06a'), trees: scattered(22, 17, isClear) };
  if (kind < 0.22) return { land: plain('#bfc890'), trees: orchard(random, cell, [cx, cy]) };
  const [fill, step] = pickRound(CROPS, Math.floor(random() * CROPS.length));
  const land = field(random, shape, {
    fill,
    step,
    angle: random() * 180,
    ink: '#54481f',
    opacity: 0.26,
    bow: 2,
  });
  return { land, trees: '' };
}

function orchard(random: Random, cell: readonly Point[], [cx, cy]: Point): string {
  const angle = random() * 3;
  const room = inset(cell, 6);
  const rows = Array.from({ length: 25 }, (_, i): Point => {
    const a = (i % 5) - 2;
    const b = Math.floor(i / 5) - 2;
    return [
      cx + (a * Math.cos(angle) - b * Math.sin(angle)) * 6.4,
      cy + (a * Math.sin(angle) + b * Math.cos(angle)) * 6.4,
    ];
  });
  return rows
    .filter((point) => isInside(point, room))
    .map((point) => tree(random, point, 2.2))
    .join('');
}

/** Hedges round all cells, broken off where a road, the river or the village lies. */
function hedges(random: Random, cells: readonly (readonly Point[])[]): string {
  const lines: Point[][] = [];
  for (const cell of cells) {
    cell.forEach((a, i) => {
      const b = pickRound(cell, i + 1);
      // Each edge belongs to two cells; it is drawn for one of them.
      if (a[0] > b[0] || (a[0] === b[0] && a[1] > b[1])) return;
      const count = Math.max(1, Math.round(distance(a, b) / 4));
      let piece: Point[] = [];
      for (let k = 0; k <= count; k++) {
        const point: Point = [
          a[0] + ((b[0] - a[0]) * k) / count,
          a[1] + ((b[1] - a[1]) * k) / count,
        ];
        if (isClear(point)) piece.push(point);
        if ((!isClear(point) || k === count) && piece.length > 1) {
          lines.push([piece[0] as Point, piece[piece.length - 1] as Point]);
          piece = [];
        }
      }
    });
  }
  return hedge(random, lines, 3.7);
}

const church = ([x, y]: Point): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(8)">` +
  '<path d="M-9-1H6v-5h5v18H6V7H-9z" fill="#241f14" opacity=".32"/>' +
  `<path d="M-11-4H2v-5h7V9H2V4h-13z" fill="#aaa291" stroke="${LAND.line}" stroke-width=".9"/>` +
  '<path d="M-11 0H9v9H2V4h-13z" fill="#8b8374"/>' +
  `<path d="M-17-5h8V5h-8z" fill="#93897a" stroke="${LAND.line}" stroke-width=".9"/></g>`;

export function normandyCover(): string {
  const random = randomFrom(41);
  const cells = landCells(random);
  const parcels = cells.map((cell) => parcel(random, cell));
  const roofs: readonly Roof[] = ['red', 'red', 'thatch', 'slate', 'red', 'brick'];
  return (
    groundOf(LAND.grass) +
    parcels.map(({ land }) => land).join('') +
    stream(RIVER, 10) +
    hedges(random, cells) +
    ROADS.map((line, i) => road(smooth(line), i === 0 ? 4.6 : 3.6)).join('') +
    `<path d="M150 122h18v8h-18z" transform="rotate(-6 159 126)" fill="#bdb39d" stroke="${LAND.line}" stroke-width=".9"/>` +
    HOUSES.map(([dx, dy, width, height, turn], i) =>
      house({
        at: [VILLAGE[0] + dx, VILLAGE[1] + dy],
        size: [width, height],
        turn,
        roof: pickRound(roofs, i),
        isBarn: true,
      }),
    ).join('') +
    church([VILLAGE[0] + 1, VILLAGE[1] - 25]) +
    parcels.map(({ trees }) => trees).join('') +
    front([at(0.1, 0.66), at(0.2, 0.6), at(0.36, 0.62), at(0.5, 0.58), at(0.58, 0.62)], 1, {
      width: 2.6,
      tooth: 4,
      facing: -1,
    }) +
    arrow([at(0.08, -0.03), at(0.14, 0.16), at(0.2, 0.3)], 9, 0) +
    arrow([at(0.66, -0.03), at(0.58, 0.12), at(0.46, 0.27)], 9, 0)
  );
}
