import { rubble } from '@bivouac/table/art/buildings.ts';
import { type Point, trace } from '@bivouac/table/art/geometry.ts';
import { grove } from '@bivouac/table/art/land.ts';
import { blob, num, pair, path, polyline, stroke } from '@bivouac/table/art/path.ts';
import { between, type Random } from '@bivouac/table/art/random.ts';
import { CITY } from './ink.ts';

// What lies on the ground of the city: streets, rails, trenches and what the war has left.

/** Draws one tile on a square of 160 x 160. */
export type Painter = (random: Random) => string;

/** Bare ground with lighter and darker patches. */
export function soil(random: Random, fill: string = CITY.yard): string {
  const patches = (): string =>
    Array.from({ length: 5 }, () =>
      blob(random, [random() * 160, random() * 160], between(random, 8, 26), { corners: 7 }),
    ).join('');
  const specks = Array.from({ length: 34 }, () => `M${pair(random() * 160, random() * 160)}h.1`);
  return (
    path('M0 0h160v160H0z', { fill }) +
    path(patches(), { fill: '#b5a581', opacity: '.35' }) +
    path(patches(), { fill: '#ddd1b2', opacity: '.5' }) +
    stroke(specks.join(''), '#8c7f60', 1.4, { 'stroke-linecap': 'round' })
  );
}

/** Paving stones over a box. */
export const cobbles = (x: number, y: number, width: number, height: number): string =>
  Array.from({ length: Math.ceil(height / 10) }, (_, row) =>
    stroke(`M${num(x)} ${num(y + row * 10)}h${num(width)}`, '#9d9176', 0.9, {
      'stroke-dasharray': '5 2',
      opacity: '.55',
    }),
  ).join('');

/** The whole tile paved. */
export const pavement = (random: Random): string =>
  soil(random, CITY.street) + cobbles(0, 4, 160, 156);

/** A street with its pavements. */
export const street = (d: string, width = 22): string =>
  stroke(d, CITY.kerb, width + 9) +
  stroke(d, CITY.walk, width + 7) +
  stroke(d, CITY.kerb, width + 1) +
  stroke(d, CITY.paving, width);

export const tramLines = (d: string): string => stroke(d, '#6b6250', 1.6);

/** Rails on their sleepers. */
export const rails = (d: string): string =>
  stroke(d, '#a3977a', 17) +
  stroke(d, CITY.timber, 12.6, { 'stroke-dasharray': '3 4' }) +
  stroke(d, CITY.ink, 7.6) +
  stroke(d, '#8d8470', 4.6) +
  stroke(d, CITY.timber, 4.8, { 'stroke-dasharray': '3 4' });

/** A goods wagon from above, of the given length. */
export function wagon([x, y]: Point, length: number, fill: string, turn = 0): string {
  const half = length / 2;
  return (
    `<g transform="translate(${pair(x, y)})rotate(${num(turn)})">` +
    path(`M${pair(3 - half, -4)}h${num(length)}v15h-${num(length)}z`, {
      fill: CITY.shade,
      opacity: '.34',
    }) +
    path(`M-${num(half)}-8h${num(length)}v16h-${num(length)}z`, {
      fill,
      stroke: CITY.ink,
      'stroke-width': 1.2,
    }) +
    stroke(`M-${num(half - 2)} 0h${num(length - 4)}`, CITY.ink, 15, {
      'stroke-dasharray': '.6 5.4',
      opacity: '.6',
    }) +
    stroke(`M-${num(half)} 0h${num(length)}`, '#f0e4c8', 0.9, { opacity: '.7' }) +
    '</g>'
  );
}

/** A row of sandbags. */
export const sandbags = (points: readonly Point[]): string => {
  const line = polyline(trace(points, 14));
  return (
    stroke(line, CITY.timber, 7.4, { 'stroke-dasharray': '8 1.6', 'stroke-linecap': 'round' }) +
    stroke(line, CITY.stone, 5.2, { 'stroke-dasharray': '8 1.6', 'stroke-linecap': 'round' }) +
    stroke(line, '#b09d70', 5.2, { 'stroke-dasharray': '.4 9.2' })
  );
};

export const trench = (points: readonly Point[], width = 8): string => {
  const line = polyline(points);
  const more = { 'stroke-linejoin': 'round' };
  return (
    stroke(line, '#e7dabb', width + 11, more) +
    stroke(line, '#a78f63', width + 5, more) +
    stroke(line, '#3f3320', width, more) +
    stroke(line, '#7d6844', width - 4.4, { ...more, 'stroke-dasharray': '7 2' })
  );
};

/** A fence of wire on posts across the tile. */
export const wire = (y: number): string =>
  stroke(`M-2 ${num(y)}${'l4.6 6 4.6-6'.repeat(18)}`, CITY.ink, 1.1) +
  stroke([8, 38, 68, 98, 128, 154].map((x) => `M${x} ${num(y - 6)}v17`).join(''), CITY.timber, 2.4);

export const fire = ([x, y]: Point, scale = 1): string =>
  `<g transform="translate(${pair(x, y)})scale(${num(scale)})">` +
  path('M-7 6Q-10-3-4-8q1 5 3 5-2-8 5-13-1 7 3 10 4 6 0 12z', {
    fill: '#d9582a',
    stroke: '#6d1f0c',
    'stroke-width': 0.9,
  }) +
  path('M-3 6Q-5 1-1-2q1 3 3-2 4 6 2 10z', { fill: '#f4c04a' }) +
  '</g>';

export const soot = (
  random: Random,
  spots: readonly (readonly [number, number, number])[],
): string =>
  path(spots.map(([x, y, size]) => blob(random, [x, y], size, { corners: 7 })).join(''), {
    fill: CITY.soot,
    opacity: '.5',
  });

/** Stones in many places, as `[x, y, width, height, count]`. */
export const heaps = (
  random: Random,
  places: readonly (readonly [number, number, number, number, number])[],
  fill?: string,
): string =>
  places.map(([x, y, w, h, count]) => rubble(random, [x, y], [w, h], count, fill)).join('');

/** Trees that keep off a box. */
export const treesBut = (
  random: Random,
  count: number,
  isFree: (at: Point) => boolean,
  sizes: readonly [number, number] = [6, 9],
): string => grove(random, { count, box: [5, 5, 155, 155], sizes, spacing: 0.8, isFree });
