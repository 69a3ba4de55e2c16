import { HEIGHT, WIDTH } from '@bivouac/table/art/cover/window.ts';
import type { Point } from '@bivouac/table/art/geometry.ts';
import { tree } from '@bivouac/table/art/land.ts';
import { blob, pair, path, polygon, stroke } from '@bivouac/table/art/path.ts';
import { between, type Random } from '@bivouac/table/art/random.ts';

// A city as one sheet: blocks in a turned grid of streets; houses stand, are damaged or are gone.

const ROOFS = [
  ['#b06a4c', '#8d4f37'],
  ['#a9a08d', '#857d6c'],
  ['#b99a6c', '#97794f'],
  ['#9b5740', '#7b4231'],
  ['#c0b190', '#9d8f6f'],
] as const;

const STREET = 5;
const BLOCK: Point = [35, 28];
const REACH = Math.hypot(WIDTH, HEIGHT) / 2 + 80;

export interface CityLook {
  /** Turn of the streets, in degrees. */
  readonly turn: number;
  /** Where nothing is built. */
  readonly isOpen: (at: Point) => boolean;
  /** How much of the city is destroyed at a place, from 0 to 1. */
  readonly damage: (at: Point) => number;
}

/** Everything of one tone goes into one path: a city has hundreds of roofs. */
class Layers {
  readonly lit = ROOFS.map(() => '');
  readonly dark = ROOFS.map(() => '');
  yards = '';
  parks = '';
  shadows = '';
  outlines = '';
  holes = '';
  floors = '';
  walls = '';
  stones = '';
  trees = '';
}

/** Draws the blocks of a city. */
export function city(random: Random, { turn, isOpen, damage }: CityLook): string {
  const angle = (turn * Math.PI) / 180;
  const toMap = (u: number, v: number): Point => [
    WIDTH / 2 + u * Math.cos(angle) - v * Math.sin(angle),
    HEIGHT / 2 + u * Math.sin(angle) + v * Math.cos(angle),
  ];
  const layers = new Layers();
  const builder: Builder = { random, layers, toMap, isOpen, damage };
  for (let u = -REACH; u < REACH; ) {
    const width = BLOCK[0] * between(random, 0.82, 1.18);
    for (let v = -REACH; v < REACH; ) {
      const height = BLOCK[1] * between(random, 0.82, 1.18);
      cityBlock(builder, u + width / 2, v + height / 2, width - STREET, height - STREET);
      v += height;
    }
    u += width;
  }
  return drawLayers(layers);
}

interface Builder extends Pick<CityLook, 'isOpen' | 'damage'> {
  readonly random: Random;
  readonly layers: Layers;
  readonly toMap: (u: number, v: number) => Point;
}

const isOnSheet = ([x, y]: Point, room: number): boolean =>
  x > -room && y > -room && x < WIDTH + room && y < HEIGHT + room;

/** A rectangle in the grid of streets, by its centre. */
const plot = ({ toMap }: Builder, u: number, v: number, w: number, h: number): Point[] => [
  toMap(u - w / 2, v - h / 2),
  toMap(u + w / 2, v - h / 2),
  toMap(u + w / 2, v + h / 2),
  toMap(u - w / 2, v + h / 2),
];

function cityBlock(builder: Builder, u: number, v: number, w: number, h: number): void {
  const { random, layers, toMap, isOpen } = builder;
  const middle = toMap(u, v);
  if (!isOnSheet(middle, 40)) return;
  const shape = polygon(plot(builder, u, v, w, h));
  const kind = random();
  // A block may reach into an open place: its yard lies under it, houses stand at the rim.
  const isAcross = isOpen(middle);
  if (kind < 0.05 && !isAcross) {
    layers.parks += shape;
    for (let i = 0; i < 6; i++) {
      const place = toMap(u + (random() - 0.5) * w * 0.8, v + (random() - 0.5) * h * 0.75);
      layers.trees += tree(random, place, between(random, 2.8, 4.6));
    }
    return;
  }
  layers.yards += shape;
  const put = (du: number, dv: number, bw: number, bh: number): void =>
    building(builder, u + du, v + dv, bw, bh);
  if (kind < 0.5) {
    const deep = between(random, 7, 10);
    put(0, (deep - h) / 2, w, deep);
    put(0, (h - deep) / 2, w * between(random, 0.5, 1), deep);
    if (h > 3 * deep - 2) {
      put((deep - w) / 2, 0, deep, h - 2 * deep - 1.4);
      if (random() < 0.7) put((w - deep) / 2, 0, deep, h - 2 * deep - 1.4);
    }
  } else if (kind < 0.74) {
    const count = random() < 0.5 ? 2 : 3;
    const each = (w - (count - 1) * 3) / count;
    for (let i = 0; i < count; i++) {
      const du = (each - w) / 2 + i * (each + 3);
      put(du, -h * 0.25 - 1, each, h * 0.42);
      put(du, h * 0.25 + 1, each, h * 0.42);
    }
  } else {
    put(-w * 0.1, -h * 0.26, w * 0.78, h * 0.4);
    put(-w * 0.34, h * 0.2, w * 0.3, h * 0.5);
    if (random() < 0.6) put(w * 0.26, h * 0.24, w * 0.34, h * 0.34);
  }
  if (random() < 0.4 && !isAcross) layers.trees += tree(random, middle, between(random, 2.3, 3.5));
}

function building(builder: Builder, u: number, v: number, w: number, h: number): void {
  const { random, layers, toMap, isOpen, damage } = builder;
  const middle = toMap(u, v);
  const corners = plot(builder, u, v, w, h);
  if (!isOnSheet(middle, 14) || plot(builder, u, v, w * 0.4, h * 0.4).some(isOpen)) return;
  const luck = random();
  const lost = damage(middle);
  if (luck < lost * 0.62) {
    fallen(builder, corners, u, v, w, h);
    return;
  }
  const tone = Math.floor(random() * ROOFS.length);
  layers.shadows += polygon(corners.map(([x, y]) => [x + 2.2, y + 3]));
  layers.lit[tone] += polygon(corners);
  layers.outlines += polygon(corners);
  const isLong = w >= h;
  if (luck > lost * 0.62 + 0.28) {
    layers.dark[tone] += polygon(
      isLong ? plot(builder, u, v + h / 4, w, h / 2) : plot(builder, u + w / 4, v, w / 2, h),
    );
    return;
  }
  // A hole at one end of the roof.
  const side = random() < 0.5 ? 1 : -1;
  const hole: readonly Point[] = [
    [0.47, -0.47],
    [0.05 + random() * 0.1, -0.47],
    [0.15, -0.1],
    [random() * 0.1, 0.15],
    [0.12, 0.47],
    [0.47, 0.47],
  ];
  layers.holes += polygon(
    hole.map(([p, q]) =>
      isLong ? toMap(u + side * p * w, v + q * h) : toMap(u + q * w, v + side * p * h),
    ),
  );
}

/** Only broken walls and stones are left. */
function fallen(
  { random, layers, toMap }: Builder,
  corners: readonly Point[],
  u: number,
  v: number,
  w: number,
  h: number,
): void {
  layers.floors += polygon(corners);
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % 4] ?? a;
    for (let from = 0; from < 1; ) {
      const to = Math.min(1, from + between(random, 0.14, 0.46));
      if (random() < 0.72) {
        layers.walls += `M${pair(a[0] + (b[0] - a[0]) * from, a[1] + (b[1] - a[1]) * from)}l${pair((b[0] - a[0]) * (to - from), (b[1] - a[1]) * (to - from))}`;
      }
      from = to + between(random, 0.06, 0.14);
    }
  });
  const count = 3 + Math.floor((w * h) / 60);
  for (let i = 0; i < count; i++) {
    const place = toMap(u + (random() - 0.5) * w * 1.25, v + (random() - 0.5) * h * 1.35);
    layers.stones += blob(random, place, between(random, 0.8, 2), { corners: 4, unevenness: 0.35 });
  }
}

function drawLayers(layers: Layers): string {
  const roofs = ROOFS.map(
    ([light, dark], i) =>
      path(layers.lit[i] ?? '', { fill: light }) + path(layers.dark[i] ?? '', { fill: dark }),
  );
  return (
    path(layers.yards, { fill: '#cdc1a0' }) +
    path(layers.parks, { fill: '#bcc293', stroke: '#8d9462', 'stroke-width': 0.6 }) +
    path(layers.floors, { fill: '#b8ab90' }) +
    path(layers.shadows, { fill: '#241f14', opacity: '.3' }) +
    roofs.join('') +
    stroke(layers.outlines, '#3b3526', 0.7) +
    path(layers.holes, { fill: '#4a443a', stroke: '#2d281f', 'stroke-width': 0.5 }) +
    stroke(layers.walls, '#4e4636', 1.5) +
    path(layers.stones, { fill: '#857b68', stroke: '#574f41', 'stroke-width': 0.35 }) +
    layers.trees
  );
}
