import type { Random } from './random.ts';

export type Point = readonly [number, number];
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

const TURN = Math.PI * 2;

/** A member of a list that is known to be there; past an end, the one at that end. */
export function pick<T>(list: readonly T[], index: number): T {
  const found = list[Math.max(0, Math.min(list.length - 1, index))];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** A member of a list that runs in a ring. */
export const pickRound = <T>(list: readonly T[], index: number): T =>
  pick(list, ((index % list.length) + list.length) % list.length);

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const along = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

export const shift = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy]);

export function rotate(points: readonly Point[], centre: Point, degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return points.map(([x, y]) => {
    const dx = x - centre[0];
    const dy = y - centre[1];
    return [centre[0] + dx * cos - dy * sin, centre[1] + dx * sin + dy * cos];
  });
}

export const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Each point a little out of its place. */
export const jitter = (random: Random, points: readonly Point[], amount: number): Point[] =>
  points.map(([x, y]) => [x + (random() - 0.5) * amount, y + (random() - 0.5) * amount]);

export interface Round {
  readonly corners?: number;
  /** How far the radius may differ from its mean, as a share of it. */
  readonly unevenness?: number;
  readonly flattening?: number;
}

/** An uneven ring of points round a centre. */
export function ring(
  random: Random,
  [x, y]: Point,
  radius: number,
  { corners = 8, unevenness = 0.25, flattening = 1 }: Round = {},
): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * TURN;
    const reach = radius * (1 - unevenness + random() * 2 * unevenness);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flattening];
  });
}

/** Many points on a smooth line through a few (Catmull-Rom). */
export function trace(points: readonly Point[], count = 30): Point[] {
  const spans = points.length - 1;
  const steps = Math.ceil(count / spans);
  const traced: Point[] = [];
  for (let span = 0; span < spans; span++) {
    const a = pick(points, span - 1);
    const b = pick(points, span);
    const c = pick(points, span + 1);
    const d = pick(points, span + 2);
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const axis = (i: 0 | 1): number =>
        0.5 *
        (2 * b[i] +
          (c[i] - a[i]) * t +
          (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
          (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
      traced.push([axis(0), axis(1)]);
    }
  }
  traced.push(pick(points, spans));
  return traced;
}

/** Unit vector to the left of the line at one of its points. */
export function normalAt(points: readonly Point[], index: number): Point {
  const a = pick(points, index - 1);
  const b = pick(points, index + 1);
  const length = distance(a, b) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}

/** A line beside another, at a distance to its left. */
export const beside = (
  points: readonly Point[],
  gap: number | ((index: number) => number),
): Point[] =>
  points.map((point, i) => {
    const normal = normalAt(points, i);
    const reach = typeof gap === 'number' ? gap : gap(i);
    return [point[0] + normal[0] * reach, point[1] + normal[1] * reach];
  });

export function distanceToLine([x, y]: Point, points: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 1; i < points.length; i++) {
    const a = pick(points, i - 1);
    const b = pick(points, i);
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const share = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1);
    nearest = Math.min(nearest, distance([x, y], along(a, b, Math.max(0, Math.min(1, share)))));
  }
  return nearest;
}

export const centreOf = (points: readonly Point[]): Point => [
  points.reduce((sum, point) => sum + point[0], 0) / points.length,
  points.reduce((sum, point) => sum + point[1], 0) / points.length,
];

export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = pickRound(polygon, i - 1);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Where an upright line crosses a convex polygon: its upper and lower end; null if it misses. */
export function chordAt(polygon: readonly Point[], x: number): readonly [number, number] | null {
  const heights: number[] = [];
  polygon.forEach((a, i) => {
    const b = pickRound(polygon, i + 1);
    if (a[0] > x !== b[0] > x) heights.push(a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]));
  });
  return heights.length < 2 ? null : [Math.min(...heights), Math.max(...heights)];
}
