import { distance, type Point, pick, pickRound, type Round, ring } from './geometry.ts';
import type { Random } from './random.ts';

/** A number in a picture: one decimal place, no needless zero. */
export const num = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

/** A scale or another small number. */
export const inThousandths = (value: number): number => Math.round(value * 1000) / 1000;

/** Two numbers in a path; the sign of the second separates them. */
export function pair(x: number, y: number): string {
  const second = num(y);
  return num(x) + (second.startsWith('-') ? second : ` ${second}`);
}

export const at = ([x, y]: Point): string => pair(x, y);

/** Straight lines through points, in steps from each to the next. */
export function polyline(points: readonly Point[]): string {
  let pen: Point = [0, 0];
  return points
    .map((point, i) => {
      const drawn: Point = [Math.round(point[0] * 10) / 10, Math.round(point[1] * 10) / 10];
      const step = i === 0 ? `M${at(drawn)}` : `l${pair(drawn[0] - pen[0], drawn[1] - pen[1])}`;
      pen = drawn;
      return step;
    })
    .join('');
}

export const polygon = (points: readonly Point[]): string => `${polyline(points)}z`;

/** A smooth line through points (Catmull-Rom as Bézier curves). */
export function smooth(points: readonly Point[], isClosed = false): string {
  const get = (i: number): Point => (isClosed ? pickRound(points, i) : pick(points, i));
  const spans = isClosed ? points.length : points.length - 1;
  let path = `M${at(get(0))}`;
  for (let i = 0; i < spans; i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const leave = pair((c[0] - a[0]) / 6, (c[1] - a[1]) / 6);
    const dx = c[0] - b[0];
    const dy = c[1] - b[1];
    const arrive = pair(dx - (d[0] - b[0]) / 6, dy - (d[1] - b[1]) / 6);
    path += `c${leave} ${arrive} ${pair(dx, dy)}`;
  }
  return path + (isClosed ? 'z' : '');
}

/** A soft uneven patch. */
export const blob = (random: Random, centre: Point, radius: number, shape?: Round): string =>
  smooth(ring(random, centre, radius, shape), true);

/** A scalloped outline: the cartographer's tree. */
export function scallop(random: Random, centre: Point, radius: number, shape: Round = {}): string {
  const points = ring(random, centre, radius, { corners: 9, unevenness: 0.12, ...shape });
  return points.reduce(
    (path, point, i) => {
      const next = pickRound(points, i + 1);
      const bulge = num(distance(point, next) * 0.56);
      return `${path}a${bulge} ${bulge} 0 0 1 ${pair(next[0] - point[0], next[1] - point[1])}`;
    },
    `M${at(pick(points, 0))}`,
  );
}

/** A five-pointed star; waist is the inner radius as a share of the outer. */
export const star = ([x, y]: Point, radius: number, waist = 0.46): string =>
  polygon(
    Array.from({ length: 10 }, (_, i): Point => {
      const angle = (i / 5 - 0.5) * Math.PI;
      const reach = i % 2 === 0 ? radius : radius * waist;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );

/** A shield with its top left corner at x, y. */
export function shield(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  return (
    `M${pair(x, y)}h${num(width)}v${num(height * 0.5)}` +
    `q${pair(0, height * 0.38)} ${pair(-half, height * 0.5)}` +
    `q${pair(-half, -height * 0.12)} ${pair(-half, -height * 0.5)}z`
  );
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with its attributes; what is undefined is left out. */
export function element(name: string, attributes: Attributes, inside = ''): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? num(value) : value}"`;
  }
  return inside === '' ? `${text}/>` : `${text}>${inside}</${name}>`;
}

export const path = (d: string, attributes: Attributes): string =>
  element('path', { d, ...attributes });

/** A line without a fill. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more });

/** The same thing elsewhere and in another size. */
export const placed = (inside: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${pair(x, y)})${scale === 1 ? '' : ` scale(${inThousandths(scale)})`}">${inside}</g>`;
