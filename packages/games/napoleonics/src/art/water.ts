import { nth } from '@bivouac/kernel';
import { along, beside, normalAt, type Point, pick, trace } from '@bivouac/table/art/geometry.ts';
import { pair, path, polygon, polyline, stroke } from '@bivouac/table/art/path.ts';
import { between, type Random, randomFrom } from '@bivouac/table/art/random.ts';
import { type Field, hexesOf } from './field.ts';
import { around, cellOf, centreOf } from './hex.ts';
import { groupsOf } from './region.ts';

/** Half the width of the water: a river that no unit crosses, and a stream with fords everywhere. */
const RIVER = 15;
const STREAM = 7;
const SPRING = 2;

/** Hexes along one water, from one end to the other. */
type Course = readonly number[];

/** Rivers, streams and the bridges over them, each piece of water as one winding band. */
export function waterArt(field: Field): string {
  const wet = hexesOf(field, 'river', 'ford', 'bridge');
  const isRiver = (hex: number): boolean => field.ground[hex] === 'river';
  const halfWidth = (hex: number): number => {
    const ground = nth(field.ground, hex);
    if (ground === 'bridge') return around(hex).some(isRiver) ? RIVER : STREAM;
    return ground === 'river' ? RIVER : STREAM;
  };
  const courses = groupsOf(wet).flatMap(coursesOf);
  return (
    courses.map((course) => courseArt(course, halfWidth)).join('') +
    hexesOf(field, 'ford').map(stones).join('') +
    hexesOf(field, 'bridge')
      .map((hex) => bridge(hex, flowAt(courses, hex), halfWidth(hex)))
      .join('')
  );
}

const isAtEdge = (hex: number): boolean => around(hex).includes(-1);

/** A walk that leaves nothing out; what it cannot reach in one go branches off. */
function coursesOf(group: readonly number[]): Course[] {
  const left = new Set(group);
  const near = (hex: number): number[] => around(hex).filter((to) => left.has(to));
  const ends = group.toSorted(
    (a, b) => near(a).length - near(b).length || Number(isAtEdge(b)) - Number(isAtEdge(a)),
  );
  const courses: Course[] = [];
  for (const start of ends) {
    if (!left.delete(start)) continue;
    // A branch begins in the water that it joins.
    const joined = around(start).find((hex) => group.includes(hex) && !left.has(hex));
    const course = joined === undefined || courses.length === 0 ? [start] : [joined, start];
    for (;;) {
      const [next] = near(pick(course, course.length - 1)).toSorted(
        (a, b) => near(a).length - near(b).length,
      );
      if (next === undefined) break;
      left.delete(next);
      course.push(next);
    }
    courses.push(course);
  }
  return courses;
}

/** The way the water runs in a hex. */
function flowAt(courses: readonly Course[], hex: number): Point {
  const course = courses.find((one) => one.includes(hex)) ?? [hex];
  const at = course.indexOf(hex);
  const [ax, ay] = centreOf(pick(course, at - 1));
  const [bx, by] = centreOf(pick(course, at + 1));
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? [1, 0] : [(bx - ax) / length, (by - ay) / length];
}

/** Where a course goes on beyond its last hex: off the field, or towards its spring. */
function beyond(end: number, before: number): Point {
  const [x, y] = centreOf(end);
  const [px, py] = centreOf(before);
  const { row, col } = cellOf(end);
  if (row === 0 || row === 8) return [x + (x - px), y + (row === 0 ? -88 : 88)];
  if (isAtEdge(end)) return [x + (col === 0 ? -90 : 90), y + (y - py) * 0.2];
  return [x + (x - px) * 0.55, y + (y - py) * 0.55];
}

interface Band {
  readonly points: readonly Point[];
  readonly widths: readonly number[];
}

function bandOf(course: Course, halfWidth: (hex: number) => number, random: Random): Band {
  const first = pick(course, 0);
  const last = pick(course, course.length - 1);
  const [x, y] = centreOf(first);
  const isPond = course.length === 1;
  const points: Point[] = [isPond ? [x - 46, y + 8] : beyond(first, pick(course, 1))];
  const widths: number[] = [isAtEdge(first) ? halfWidth(first) : SPRING];
  course.forEach((hex, i) => {
    const here = centreOf(hex);
    points.push([here[0] + (random() - 0.5) * 12, here[1] + (random() - 0.5) * 12]);
    widths.push(halfWidth(hex));
    if (i === course.length - 1) return;
    const next = centreOf(pick(course, i + 1));
    const dx = (next[0] - here[0]) / 82;
    const dy = (next[1] - here[1]) / 82;
    for (const share of [0.34, 0.67]) {
      const bend = (share < 0.5 ? 1 : -1) * between(random, 4, 9);
      const [x, y] = along(here, next, share);
      points.push([x - dy * bend, y + dx * bend]);
      widths.push((halfWidth(hex) + halfWidth(pick(course, i + 1))) / 2);
    }
  });
  points.push(isPond ? [x + 46, y - 8] : beyond(last, pick(course, course.length - 2)));
  widths.push(isAtEdge(last) ? halfWidth(last) : SPRING);
  return spread({ points, widths });
}

const STEPS = 7;

/** Many points, with the width at each. */
function spread({ points, widths }: Band): Band {
  const fine = trace(points, (points.length - 1) * STEPS);
  return {
    points: fine,
    widths: fine.map((_, i) => {
      const at = Math.floor(i / STEPS);
      const share = (i % STEPS) / STEPS;
      return pick(widths, at) * (1 - share) + pick(widths, at + 1) * share;
    }),
  };
}

function courseArt(course: Course, halfWidth: (hex: number) => number): string {
  const random = randomFrom(9 + pick(course, 0) * 7);
  const { points, widths } = bandOf(course, halfWidth, random);
  const phase = [random() * 6, random() * 6] as const;
  const wave = (i: number): number =>
    Math.sin(i * 0.17 + phase[0]) * 1.1 + Math.sin(i * 0.41 + phase[1]) * 0.9;
  const side = (share: number, more: number): Point[] =>
    beside(points, (i) => (pick(widths, i) + wave(i)) * share + Math.sign(share) * more);
  const band = (more: number): string => polygon([...side(1, more), ...side(-1, more).reverse()]);
  const isRiver = course.some((hex) => halfWidth(hex) === RIVER);
  let ticks = '';
  points.forEach(([x, y], i) => {
    if (i % 3 !== 0) return;
    const [nx, ny] = normalAt(points, i);
    for (const bank of [1, -1]) {
      if (random() > 0.75) continue;
      const from = (pick(widths, i) + 1.4) * bank;
      const to = from + (2 + random() * 3) * bank;
      ticks += `M${pair(x + nx * from, y + ny * from)}l${pair(nx * (to - from), ny * (to - from))}`;
    }
  });
  return (
    path(band(6), { fill: '#9aa765', opacity: '.5' }) +
    stroke(ticks, '#6d7340', 0.9, { opacity: '.75' }) +
    path(band(0), {
      fill: isRiver ? '#8db4c2' : '#a6c8ce',
      stroke: '#3f5c66',
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    }) +
    stroke(polyline(side(0.55, 0)) + polyline(side(-0.55, 0)), '#5f8b97', 0.9) +
    stroke(polyline(side(0.05, 0)), '#fff', 1, { opacity: '.7', 'stroke-dasharray': '5 19 9 31' })
  );
}

/** Flat stones in shallow water: here one can cross. */
function stones(hex: number): string {
  const random = randomFrom(hex * 19 + 3);
  const [x, y] = centreOf(hex);
  const d = Array.from({ length: 5 }, (_, i) => {
    const px = x - 16 + i * 8 + (random() - 0.5) * 4;
    const py = y + (random() - 0.5) * 7;
    return `M${pair(px - 2.2, py)}a2.4 1.7 0 1 0 4.6 0a2.4 1.7 0 1 0-4.6 0`;
  }).join('');
  return path(d, { fill: '#e6dfc4', stroke: '#6b7b78', 'stroke-width': 0.7 });
}

/** A stone bridge across the water, with a bit of road at both ends. */
function bridge(hex: number, [fx, fy]: Point, halfWidth: number): string {
  const [x, y] = centreOf(hex);
  const angle = (Math.atan2(fy, fx) * 180) / Math.PI + 90;
  const reach = halfWidth + 11;
  const deck =
    `<rect x="${-reach - 18}" y="-6" width="${2 * reach + 36}" height="12" rx="4" fill="#e2d5ad" opacity=".9"/>` +
    `<rect x="${-reach + 2}" y="-9" width="${2 * reach}" height="22" rx="3" fill="#1f1a0f" opacity=".3"/>` +
    `<rect x="${-reach}" y="-11" width="${2 * reach}" height="22" rx="3" fill="#d8c9a0" stroke="#4a4130" stroke-width="1.6"/>` +
    `<path d="M${-reach} -6.4h${2 * reach}M${-reach} 6.4h${2 * reach}" stroke="#4a4130" stroke-width="1.3"/>` +
    `<path d="M${-reach * 0.5} -6v12M0 -6v12M${reach * 0.5} -6v12" stroke="#8d7d58" stroke-width=".9"/>`;
  return `<g transform="translate(${pair(x, y)}) rotate(${Math.round(angle)})">${deck}</g>`;
}
