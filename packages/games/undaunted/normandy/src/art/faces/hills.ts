import { type Point, pickRound, ring, trace } from '@bivouac/table/art/geometry.ts';
import { ground } from '@bivouac/table/art/land.ts';
import { pair, path, smooth, stroke } from '@bivouac/table/art/path.ts';
import { between, type Random } from '@bivouac/table/art/random.ts';
import { boulders } from '@bivouac/table/art/ways.ts';
import { type Painters, trees } from './painter.ts';

const CENTRE: Point = [81, 83];
const CORNERS = 11;
const FLATTENING = 0.92;

/** Steps of the hill: radius, length of its hachures, how many of them. */
const STEPS = [
  { radius: 69, length: 13, count: 84, fill: '#c5bb86' },
  { radius: 53, length: 12, count: 64, fill: '#bcae78' },
  { radius: 37, length: 12, count: 44, fill: '#b09d69' },
  { radius: 21, length: 9, count: 26, fill: '#a18b59' },
] as const;

/** A hill in four steps with hachures, heavy on the slope away from the light. */
function hill(random: Random, stones: number): string {
  const corners = ring(random, [0, 0], 1, { corners: CORNERS, unevenness: 0.075 });
  // Hachures start on the drawn curve, not on the straight lines between its corners.
  const outline = closedTrace(corners);
  const at = ([x, y]: Point, radius: number): Point => [
    CENTRE[0] + x * radius,
    CENTRE[1] + y * radius * FLATTENING,
  ];
  const step = (radius: number): string =>
    smooth(
      corners.map((point) => at(point, radius)),
      true,
    );
  let dark = '';
  let light = '';
  for (const { radius, length, count } of STEPS) {
    for (let i = 0; i < count; i++) {
      const share = (i + (random() - 0.5) * 0.6) / count;
      const from = pointOn(outline, share);
      const sun = Math.cos(share * Math.PI * 2 - Math.PI / 4);
      const reach = length * (sun > 0 ? 0.55 + sun * 0.45 : 0.3 + 0.2 * random());
      const [x0, y0] = at(from, radius);
      const [x1, y1] = at(from, radius - reach);
      const hachure = `M${pair(x0, y0)}l${pair(x1 - x0, y1 - y0)}`;
      if (sun > 0.1) dark += hachure;
      else light += hachure;
    }
  }
  const places = Array.from({ length: stones }, (): Point => {
    const angle = random() * Math.PI * 2;
    const reach = between(random, 8, 52);
    return [CENTRE[0] + Math.cos(angle) * reach, CENTRE[1] + Math.sin(angle) * reach * 0.9];
  }).sort((a, b) => a[1] - b[1]);
  return (
    path(step(69), { transform: 'translate(4 7)', fill: '#2e2710', opacity: '.2' }) +
    STEPS.map(({ radius, fill }) => path(step(radius), { fill })).join('') +
    stroke(dark, '#574623', 1.3, { opacity: '.85' }) +
    stroke(light, '#7d6a3c', 0.8, { opacity: '.75' }) +
    boulders(random, places)
  );
}

/** Points on the smooth closed curve through the corners. */
function closedTrace(corners: readonly Point[]): Point[] {
  const count = corners.length;
  const around = Array.from({ length: count + 3 }, (_, i) => pickRound(corners, i - 1));
  return trace(around, (count + 2) * 4).slice(4, 4 + count * 4);
}

/** A point on a closed outline, by its share of the way round. */
function pointOn(outline: readonly Point[], share: number): Point {
  const place = share * outline.length;
  const before = Math.floor(place);
  const [a, b] = [pickRound(outline, before), pickRound(outline, before + 1)];
  const part = place - before;
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

export const HILLS: Painters = {
  '2A': (random) =>
    ground(random) +
    hill(random, 14) +
    trees(random, 9, [40, 38, 124, 128], { spacing: 0.85 }) +
    trees(random, 5, [50, 2, 158, 16], { spacing: 0.8 }),
  '9A': (random) =>
    ground(random) +
    hill(random, 17) +
    trees(random, 4, [136, 2, 158, 20], { spacing: 0.8 }) +
    trees(random, 4, [134, 134, 158, 158], { spacing: 0.8 }),
  '16A': (random) =>
    ground(random) +
    hill(random, 5) +
    trees(random, 27, [30, 34, 130, 130], {
      sizes: [7.5, 11],
      spacing: 0.64,
      isFree: ([x, y]) => Math.hypot(x - CENTRE[0], y - CENTRE[1]) < 52,
    }),
};
