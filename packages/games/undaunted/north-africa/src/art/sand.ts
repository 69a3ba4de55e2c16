import { beside, type Point, pickRound, ring, trace } from '@bivouac/table/art/geometry.ts';
import { num, pair, path, polygon, polyline, smooth, stroke } from '@bivouac/table/art/path.ts';
import { between, type Random } from '@bivouac/table/art/random.ts';

// The ground of the desert. Light comes from the north-west, as everywhere.

export const SAND = {
  sand: '#e6d2a0',
  light: '#f0e1b8',
  dark: '#d5bb82',
  lee: '#c6a263',
  ink: '#3f2f17',
  shade: '#33260f',
  ripple: '#b8965a',
  edge: '#a98652',
  wall: '#8f7645',
} as const;

/** A whole tile of sand with ripples and pebbles. */
export function sand(random: Random, base: string = SAND.sand): string {
  const place = (): Point => [random() * 160, random() * 160];
  const patches = (count: number, low: number, high: number): string =>
    Array.from({ length: count }, () =>
      smooth(
        ring(random, place(), between(random, low, high), {
          corners: 7,
          unevenness: 0.3,
          flattening: 0.55,
        }),
        true,
      ),
    ).join('');
  const ripples = Array.from({ length: 16 }, () => {
    const width = between(random, 2, 5);
    return `M${pair(...(place() as [number, number]))}q${num(width)}-1.8 ${num(width * 2)} 0t${num(width * 2)} 0`;
  });
  const pebbles = Array.from({ length: 20 }, () => `M${pair(...(place() as [number, number]))}h.1`);
  return (
    path('M0 0h160v160H0z', { fill: base }) +
    path(patches(6, 10, 32), { fill: SAND.dark, opacity: '.4' }) +
    path(patches(6, 8, 26), { fill: SAND.light, opacity: '.6' }) +
    stroke(ripples.join(''), SAND.ripple, 0.9, { opacity: '.6' }) +
    stroke(pebbles.join(''), '#9a7c48', 1.5, { 'stroke-linecap': 'round', opacity: '.8' })
  );
}

export interface DuneLook {
  readonly from?: number;
  readonly to?: number;
  readonly height?: number;
}

/** Crests lit from the north-west, each with a hatched lee. */
export function dunes(
  random: Random,
  count: number,
  { from = 6, to = 150, height = 1 }: DuneLook = {},
): string {
  let art = '';
  for (let k = 0; k < count; k++) {
    const y = from + ((to - from) * k) / count + (random() - 0.5) * 6;
    const phase = random() * 9;
    const left = -20 + random() * 40 - (k % 2) * 16;
    const right = left + between(random, 90, 190);
    const crest: Point[] = [];
    const foot: Point[] = [];
    for (let x = left; x <= right; x += 15) {
      const rise = Math.sin((Math.PI * (x - left)) / (right - left));
      const at = y - rise * 9 * height + Math.sin(x * 0.045 + phase) * 5;
      crest.push([x, at]);
      foot.push([x + 5 * rise, at + rise * (12 + 4 * Math.sin(x * 0.06 + phase)) * height]);
    }
    art += slope(crest, foot);
  }
  return art;
}

function slope(crest: readonly Point[], foot: readonly Point[]): string {
  const fine = trace(crest, crest.length * 2);
  const low = trace(foot, foot.length * 2);
  const hatch = fine.map(([x, y], i) => {
    const [fx, fy] = low[i] ?? [x, y];
    return `M${pair(x, y + 1)}l${pair((fx - x) * 0.7, (fy - y) * 0.7)}`;
  });
  const lit = crest.map(([x, y]): Point => [x, y - 4]);
  return (
    stroke(smooth(lit), '#f8ecc9', 7, { opacity: '.7' }) +
    path(`${smooth(crest)}${polyline([...foot].reverse()).replace('M', 'L')}z`, {
      fill: SAND.lee,
      opacity: '.85',
    }) +
    stroke(hatch.join(''), '#8f6d35', 0.7, { opacity: '.55' }) +
    stroke(smooth(crest), '#6f5426', 1.3)
  );
}

const ROCK = { top: '#d3bc90', light: '#b79a6e', middle: '#8c7049', dark: '#6f5634' } as const;
const BASALT = { top: '#8a8072', light: '#6a6156', middle: '#4f483f', dark: '#393329' } as const;

/** A faceted rock. */
export function rock(
  random: Random,
  [x, y]: Point,
  size: number,
  tones: typeof ROCK | typeof BASALT = ROCK,
): string {
  const edge = ring(random, [x, y], size, { corners: 7, unevenness: 0.2 });
  const top = edge.map(
    ([u, v]): Point => [x - size * 0.12 + (u - x) * 0.5, y - size * 0.2 + (v - y) * 0.5],
  );
  const faces = edge.map((corner, i) => {
    const next = pickRound(edge, i + 1);
    const angle = Math.atan2(corner[1] + next[1] - 2 * y, corner[0] + next[0] - 2 * x);
    const sun = Math.cos(angle - 0.79);
    const fill = sun > 0.45 ? tones.dark : sun > -0.2 ? tones.middle : tones.light;
    return path(polygon([corner, next, pickRound(top, i + 1), pickRound(top, i)]), { fill });
  });
  return (
    path(polygon(edge.map(([u, v]): Point => [u + size * 0.24, v + size * 0.34])), {
      fill: SAND.shade,
      opacity: '.34',
    }) +
    faces.join('') +
    path(polygon(top), { fill: tones.top, stroke: '#4a381d', 'stroke-width': 0.6 }) +
    path(polygon(edge), {
      fill: 'none',
      stroke: SAND.ink,
      'stroke-width': 1.2,
      'stroke-linejoin': 'round',
    })
  );
}

/** Rocks as `[x, y, size]`, the nearer over the farther. */
export const rocks = (
  random: Random,
  places: readonly (readonly [number, number, number])[],
  isBasalt = false,
): string =>
  places
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y, size]) => rock(random, [x, y], size, isBasalt ? BASALT : ROCK))
    .join('');

/** A scarp with teeth downhill: to the left of the line, or to its right. */
export function scarp(random: Random, points: readonly Point[], depth: number): string {
  const line = trace(points, 44);
  const reaches = line.map(() => depth * between(random, 0.7, 1.2));
  const foot = beside(line, (i) => reaches[i] ?? depth);
  const teeth = line.map(([x, y], i) => {
    const [fx, fy] = foot[i] ?? [x, y];
    return `M${pair(x, y)}l${pair((fx - x) * 0.92, (fy - y) * 0.92)}`;
  });
  return (
    path(`${polyline(line)}${polyline([...foot].reverse()).replace('M', 'L')}z`, {
      fill: SAND.edge,
      opacity: '.7',
    }) +
    stroke(teeth.join(''), '#5b431f', 1, { opacity: '.85' }) +
    stroke(smooth(points), SAND.ink, 1.8)
  );
}

/** A made track with wheel marks. */
export const trackway = (d: string): string =>
  stroke(d, '#f3e6c2', 15, { opacity: '.75' }) +
  stroke(d, SAND.edge, 11) +
  stroke(d, '#ecdcb2', 8) +
  stroke(d, SAND.edge, 3.6, { 'stroke-dasharray': '3 2.4', opacity: '.45' });

/** The marks of one car. */
export const wheelMarks = (d: string): string =>
  stroke(d, SAND.ripple, 2, { 'stroke-dasharray': '4 3' }) +
  stroke(d, SAND.ripple, 2, { 'stroke-dasharray': '4 3', transform: 'translate(7 1)' });

const STEPS = [
  { radius: 70, fill: '#dcc187', length: 13, count: 88 },
  { radius: 54, fill: '#d1b174', length: 12, count: 66 },
  { radius: 38, fill: '#c29d60', length: 12, count: 46 },
  { radius: 22, fill: '#ae884c', length: 9, count: 28 },
] as const;

/** A hill with hachures, heavy on the slope away from the light; flat on top or rounded. */
export function hill(random: Random, isFlat = false): string {
  const base = ring(random, [0, 0], 1, { corners: 12, unevenness: 0.1 });
  const outline = trace([...base, base[0] as Point], 96);
  const at = ([x, y]: Point, radius: number): Point => [81 + x * radius, 83 + y * radius * 0.9];
  const step = (radius: number): string =>
    smooth(
      base.map((point) => at(point, radius)),
      true,
    );
  const steps = isFlat ? STEPS.slice(0, 2) : STEPS;
  let dark = '';
  let light = '';
  for (const { radius, length, count } of steps) {
    for (let i = 0; i < count; i++) {
      const share = i / count;
      const from = outline[Math.floor(share * outline.length)] ?? [0, 0];
      const sun = Math.cos(share * Math.PI * 2 - 0.79);
      const reach = length * (sun > 0 ? 0.55 + sun * 0.45 : 0.3 + 0.2 * random());
      const [x, y] = at(from, radius);
      const [u, v] = at(from, radius - reach);
      const hachure = `M${pair(x, y)}l${pair(u - x, v - y)}`;
      if (sun > 0.1) dark += hachure;
      else light += hachure;
    }
  }
  return (
    path(step(70), { transform: 'translate(5 8)', fill: SAND.shade, opacity: '.22' }) +
    steps.map(({ radius, fill }) => path(step(radius), { fill })).join('') +
    (isFlat ? path(step(40), { fill: SAND.light, opacity: '.7' }) : '') +
    stroke(dark, '#5b431f', 1.3, { opacity: '.85' }) +
    stroke(light, '#94733a', 0.8, { opacity: '.75' })
  );
}

/** Cracks of a dried bottom: each point joined to its two nearest. */
export function cracks(random: Random, count: number): string {
  const points = Array.from(
    { length: count },
    (): Point => [between(random, 30, 134), between(random, 44, 124)],
  );
  return points
    .map((a) => {
      const near = points
        .map((b) => ({ b, far: Math.hypot(a[0] - b[0], a[1] - b[1]) }))
        .sort((one, two) => one.far - two.far)
        .slice(1, 3);
      return near
        .map(({ b }) => `M${pair(...(a as [number, number]))}l${pair(b[0] - a[0], b[1] - a[1])}`)
        .join('');
    })
    .join('');
}
