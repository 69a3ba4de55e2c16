import { distance, normalAt, type Point, pick, trace } from '../geometry.ts';
import { INK, type Side, sideInk } from '../palette.ts';
import { num, pair, path, polygon, polyline, stroke } from '../path.ts';

// Grease pencil on a map: arrows of attack and lines of position in the colour of a side. The
// first side has round teeth, the second square ones.

/** A tapered arrow along a line. */
export function arrow(line: readonly Point[], width: number, side: Side): string {
  const points = trace(line, 24);
  const lengths = points.map((point, i) => (i === 0 ? 0 : distance(pick(points, i - 1), point)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const head = Math.min(width * 2.7, total * 0.5);
  const flare = head / 2;
  let walked = 0;
  const shaft: { point: Point; normal: Point; half: number }[] = [];
  points.forEach((point, i) => {
    walked += lengths[i] ?? 0;
    if (total - walked < head) return;
    shaft.push({
      point,
      normal: normalAt(points, i),
      half: width * (0.34 + (0.26 * walked) / total),
    });
  });
  const last = pick(shaft, shaft.length - 1);
  const beside = ({ point, normal }: { point: Point; normal: Point }, reach: number): Point => [
    point[0] + normal[0] * reach,
    point[1] + normal[1] * reach,
  ];
  const d = polygon([
    ...shaft.map((step) => beside(step, step.half)),
    beside(last, flare),
    pick(points, points.length - 1),
    beside(last, -flare),
    ...shaft.toReversed().map((step) => beside(step, -step.half)),
  ]);
  const { strong } = sideInk(side);
  return (
    stroke(d, INK.card, 3, { 'stroke-linejoin': 'round', opacity: '.85' }) +
    path(d, { fill: strong, opacity: '.88' })
  );
}

export interface FrontLook {
  readonly width?: number;
  readonly step?: number;
  readonly tooth?: number;
  /** On which side of the line the teeth stand. */
  readonly facing: 1 | -1;
}

/** A line of position with teeth towards the enemy. */
export function front(line: readonly Point[], side: Side, look: FrontLook): string {
  const { width = 3, step = 8, tooth = 4.4, facing } = look;
  const points = trace(line, 20);
  let teeth = '';
  let due = step / 2;
  let walked = 0;
  points.forEach((point, i) => {
    if (i === 0) return;
    const before = pick(points, i - 1);
    const length = distance(before, point);
    for (; due < walked + length; due += step) {
      const share = (due - walked) / length;
      const normal = normalAt(points, i);
      teeth += toothAt(
        [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share],
        [normal[0] * facing, normal[1] * facing],
        tooth,
        side,
      );
    }
    walked += length;
  });
  const d = polyline(points);
  const { strong } = sideInk(side);
  const ends = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return (
    stroke(d, INK.card, width + 2.6, { ...ends, opacity: '.8' }) +
    path(teeth, { fill: strong }) +
    stroke(d, strong, width, ends)
  );
}

function toothAt([x, y]: Point, [nx, ny]: Point, size: number, side: Side): string {
  const half = size * 0.5;
  if (side === 0) {
    const centre: Point = [x + nx * size * 0.35, y + ny * size * 0.35];
    return `M${pair(centre[0] - half, centre[1])}a${num(half)} ${num(half)} 0 1 1 0 .1z`;
  }
  return polygon([
    [x - ny * half, y + nx * half],
    [x - ny * half + nx * size, y + nx * half + ny * size],
    [x + ny * half + nx * size, y - nx * half + ny * size],
    [x + ny * half, y - nx * half],
  ]);
}
