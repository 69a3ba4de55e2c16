import { type Point, pick, rectangle, ring, rotate, shift } from './geometry.ts';
import { LAND } from './palette.ts';
import { num, pair, path, polygon, polyline, stroke } from './path.ts';
import type { Random } from './random.ts';

const ROOFS = {
  red: ['#bd6245', '#97472f', '#6d2d1d'],
  slate: ['#908c82', '#6d6a62', '#48463f'],
  thatch: ['#b58b58', '#8f6a3f', '#5f4527'],
  brick: ['#a7523a', '#823c29', '#5c2719'],
} as const;

export type Roof = keyof typeof ROOFS;

export interface HouseLook {
  readonly at: Point;
  readonly size: readonly [number, number];
  /** Degrees; small, so that the light still comes from the north-west. */
  readonly turn?: number;
  readonly roof?: Roof;
  /** A barn has a gable and no chimney. */
  readonly isBarn?: boolean;
}

/** How far a house throws its shadow. */
const SHADOW: Point = [3.6, 5];

/** A roof from above: lit to the north-west, with its tiles, ridge and chimney. */
export function house({ at, size, turn = 0, roof = 'red', isBarn = false }: HouseLook): string {
  const [light, dark, deep] = ROOFS[roof];
  const isLong = size[0] >= size[1];
  // Drawn lying; an upright house is the same one turned by a quarter, with the light swapped.
  const long = Math.max(...size) / 2;
  const short = Math.min(...size) / 2;
  const hip = isBarn ? 0 : short * 0.84;
  const place = ([x, y]: Point): Point => (isLong ? [x, y] : [y, x]);
  const shape = (points: readonly Point[]): string => polygon(points.map(place));
  const lit: Point[] = [
    [-long, -short],
    [long, -short],
    [long - hip, 0],
    [hip - long, 0],
  ];
  const end: Point[] = [
    [long, -short],
    [long, short],
    [long - hip, 0],
  ];
  const hips: Point[][] = [
    [
      [-long, -short],
      [hip - long, 0],
      [-long, short],
    ],
    [
      [long, -short],
      [long - hip, 0],
      [long, short],
    ],
  ];
  const outline = shape(rectangle(-long, -short, 2 * long, 2 * short));
  // A low house throws a short shadow.
  const fall = Math.min(1, short / 9);
  const [sx, sy] = pick(rotate([[SHADOW[0] * fall, SHADOW[1] * fall]], [0, 0], -turn), 0);
  return (
    `<g transform="translate(${pair(...at)})${turn === 0 ? '' : ` rotate(${num(turn)})`}">` +
    path(outline, { transform: `translate(${pair(sx, sy)})`, fill: LAND.shade, opacity: '.33' }) +
    path(outline, { fill: dark, stroke: LAND.line, 'stroke-width': 1 }) +
    path(shape(lit), { fill: light }) +
    (isBarn ? '' : path(shape(end), { fill: deep, opacity: '.5' })) +
    stroke(polyline([place([2 - long, 0]), place([long, 0])]), deep, 2 * short - 2, {
      'stroke-dasharray': '.5 2.7',
      opacity: '.5',
    }) +
    (isBarn
      ? ''
      : stroke(hips.map((line) => polyline(line.map(place))).join(''), deep, 0.7, {
          opacity: '.8',
        })) +
    stroke(polyline([place([hip - long, 0]), place([long - hip, 0])]), '#f1d9b8', 1, {
      opacity: '.75',
    }) +
    (isBarn ? '' : chimney(place([long * 0.45, -short * 0.24]))) +
    '</g>'
  );
}

const chimney = ([x, y]: Point): string => `<use href="#art-chimney" x="${num(x)}" y="${num(y)}"/>`;

/** Broken stones. */
export function rubble(
  random: Random,
  at: Point,
  spread: readonly [number, number],
  count: number,
  fill = '#93897a',
): string {
  const stones = Array.from({ length: count }, () =>
    ring(
      random,
      [at[0] + (random() - 0.5) * spread[0], at[1] + (random() - 0.5) * spread[1]],
      0.9 + random() * 2.1,
      { corners: 5, unevenness: 0.35 },
    ),
  );
  return (
    path(stones.map((stone) => polygon(shift(stone, 0.9, 1.2))).join(''), {
      fill: LAND.shade,
      opacity: '.3',
    }) + path(stones.map(polygon).join(''), { fill, stroke: '#544c3d', 'stroke-width': 0.5 })
  );
}

/** A house of which half the roof has fallen in. */
export function ruin(random: Random, { at, size, turn = 0, roof = 'brick' }: HouseLook): string {
  const [light, dark, deep] = ROOFS[roof];
  const [w, h] = size;
  const half: Point[] = [
    [-0.5, -0.5],
    [-0.02, -0.5],
    [0.06, -0.2],
    [-0.1, 0.04],
    [0.03, 0.28],
    [-0.06, 0.5],
    [-0.5, 0.5],
  ];
  const low: Point[] = [
    [-0.5, 0],
    [-0.1, 0],
    [0.03, 0.28],
    [-0.06, 0.5],
    [-0.5, 0.5],
  ];
  const shape = (points: readonly Point[]): string =>
    polygon(points.map(([x, y]) => [x * w, y * h]));
  const walls = shape(rectangle(-0.5, -0.5, 1, 1));
  const [sx, sy] = pick(rotate([[3, 4]], [0, 0], -turn), 0);
  return (
    `<g transform="translate(${pair(...at)}) rotate(${num(turn)})">` +
    path(walls, { transform: `translate(${pair(sx, sy)})`, fill: LAND.shade, opacity: '.25' }) +
    path(walls, { fill: '#c6b796' }) +
    path(shape(rectangle(0, -0.5, 0.5, 1)), { fill: '#5a5140', opacity: '.5' }) +
    path(shape(half), { fill: light, stroke: deep, 'stroke-width': 0.8 }) +
    path(shape(low), { fill: dark }) +
    stroke(walls, '#3f3727', 2, {
      'stroke-dasharray': `${num(w * 0.3)} 3 ${num(w * 0.42)} 5 6 4`,
    }) +
    rubble(random, [w * 0.22, h * 0.12], [w * 0.62, h * 1.2], 13) +
    '</g>'
  );
}
