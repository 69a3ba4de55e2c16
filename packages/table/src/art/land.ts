import { keysOf } from '@bivouac/kernel';
import { type Box, centreOf, chordAt, type Point, type Round, rotate } from './geometry.ts';
import { LAND } from './palette.ts';
import { blob, num, pair, path, polygon, polyline, stroke } from './path.ts';
import { between, type Random } from './random.ts';
import { GRASS_KINDS, type Plant, plant, TREE_KINDS } from './symbols.ts';

/** The ground of a whole tile: a colour under one of the shared sheets of grass. */
export function ground(random: Random, fill: string = LAND.grass): string {
  const kind = Math.floor(random() * GRASS_KINDS);
  const mirror = random() < 0.5 ? ' transform="matrix(-1 0 0 1 160 0)"' : '';
  return `<path fill="${fill}" d="M0 0h160v160H0z"/><use href="#art-g${kind}"${mirror}/>`;
}

export const patch = (
  random: Random,
  at: Point,
  radius: number,
  fill: string,
  shape?: Round,
): string => path(blob(random, at, radius, shape), { fill });

const anyTree = (random: Random): Plant => `t${Math.floor(random() * TREE_KINDS)}`;

export const tree = (random: Random, at: Point, size: number): string =>
  plant(anyTree(random), at, size);

export interface GroveOptions {
  readonly count: number;
  readonly box: Box;
  readonly sizes?: readonly [number, number];
  /** How near two crowns may stand: 1 side by side, less overlapping. */
  readonly spacing?: number;
  readonly isFree?: (at: Point) => boolean;
  readonly kind?: (random: Random) => Plant;
}

/** Trees scattered over a box, the nearer ones over the farther. */
export function grove(random: Random, options: GroveOptions): string {
  const { count, box, sizes = [6, 9], spacing = 0.66, isFree, kind = anyTree } = options;
  const [left, top, right, bottom] = box;
  const trees: { at: Point; size: number }[] = [];
  for (let tries = 0; trees.length < count && tries < count * 40; tries++) {
    const at: Point = [between(random, left, right), between(random, top, bottom)];
    const size = between(random, ...sizes);
    if (isFree !== undefined && !isFree(at)) continue;
    const isCrowded = trees.some(
      (other) =>
        Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < (other.size + size) * spacing,
    );
    if (!isCrowded) trees.push({ at, size });
  }
  return trees
    .sort((a, b) => a.at[1] - b.at[1])
    .map(({ at, size }) => plant(kind(random), at, size))
    .join('');
}

/**
 * Hedges along lines, as strings of round bushes: one dashed line with round ends per tone is
 * enough, so that a tile full of hedges stays small.
 */
export function hedge(random: Random, lines: readonly (readonly Point[])[], width = 9): string {
  const d = lines.map((line) => polyline(wobble(random, line))).join('');
  const bushes = (gaps: string): { 'stroke-linecap': string; 'stroke-dasharray': string } => ({
    'stroke-linecap': 'round',
    'stroke-dasharray': gaps,
  });
  const moved = (dx: number, dy: number): { transform: string } => ({
    transform: `translate(${num(dx)} ${num(dy)})`,
  });
  const k = width / 9;
  const gaps = [5.6, 6.6, 5, 6.2, 7].map((gap) => `0 ${num(gap * k)}`).join(' ');
  return (
    stroke(d, '#232c17', width + 1.4, {
      ...bushes(gaps),
      ...moved(2.2 * k, 3.2 * k),
      opacity: '.3',
    }) +
    stroke(d, '#27361d', width + 2.4, bushes(gaps)) +
    stroke(d, '#48613a', width + 0.8, bushes(gaps)) +
    stroke(d, '#5d7a47', width * 0.62, { ...bushes(gaps), ...moved(-0.8 * k, -1.1 * k) }) +
    stroke(d, '#84a062', width * 0.26, {
      ...bushes(`0 ${num(5.6 * k)} 0 ${num(11.8 * k)}`),
      ...moved(-1.6 * k, -2.2 * k),
    })
  );
}

/** A straight line made of short pieces that do not lie quite straight. */
function wobble(random: Random, line: readonly Point[]): Point[] {
  return line.flatMap((point, i) => {
    const next = line[i + 1];
    if (next === undefined) return [point];
    const pieces = Math.max(1, Math.round(Math.hypot(next[0] - point[0], next[1] - point[1]) / 26));
    return Array.from({ length: pieces }, (_, k): Point => {
      const loose = k === 0 ? 0 : 2.4;
      return [
        point[0] + ((next[0] - point[0]) * k) / pieces + (random() - 0.5) * loose,
        point[1] + ((next[1] - point[1]) * k) / pieces + (random() - 0.5) * loose,
      ];
    });
  });
}

export type EdgeName = 'n' | 'e' | 's' | 'w';

/** Hedges round a box, with a gate on one side and here and there a tree. */
export function hedgedBox(random: Random, box: Box, gate: EdgeName): string {
  const [left, top, right, bottom] = box;
  const corners: Record<EdgeName, readonly [Point, Point]> = {
    n: [
      [left, top],
      [right, top],
    ],
    e: [
      [right, top],
      [right, bottom],
    ],
    s: [
      [left, bottom],
      [right, bottom],
    ],
    w: [
      [left, top],
      [left, bottom],
    ],
  };
  const lines = keysOf(corners).flatMap((name): Point[][] => {
    const [from, to] = corners[name];
    if (name !== gate) return [[from, to]];
    const start = between(random, 0.42, 0.52);
    const at = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    return [
      [from, at(start)],
      [at(start + 0.16), to],
    ];
  });
  return hedge(random, lines) + standingTrees(random, lines);
}

/** Single trees that grow out of a hedge. */
export function standingTrees(random: Random, lines: readonly (readonly Point[])[]): string {
  return lines
    .map(([from, to]) => {
      if (from === undefined || to === undefined) return '';
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const count = Math.round((length / 62) * (0.6 + random() * 0.8));
      return Array.from({ length: count }, () => {
        const share = between(random, 0.06, 0.94);
        return tree(
          random,
          [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
          between(random, 6, 8.4),
        );
      }).join('');
    })
    .join('');
}

export interface FieldLook {
  readonly fill: string;
  /** Which way the furrows run, in degrees from upright. */
  readonly angle?: number;
  readonly step?: number;
  readonly ink?: string;
  readonly opacity?: number;
  /** How far the furrows bend in the middle. */
  readonly bow?: number;
  readonly kind?: 'furrow' | 'plough' | 'wheat' | 'crop' | 'stubble';
}

/** A field: furrows bow slightly, every few strips are a shade apart, the headland is left bare. */
export function field(random: Random, corners: readonly Point[], look: FieldLook): string {
  const {
    fill,
    angle = 0,
    step = 5,
    ink = '#5b4a1f',
    opacity = 0.3,
    bow = 5,
    kind = 'furrow',
  } = look;
  const centre = centreOf(corners);
  const turned = rotate(corners, centre, -angle);
  const inner = turned.map(
    ([x, y]): Point => [centre[0] + (x - centre[0]) * 0.97, centre[1] + (y - centre[1]) * 0.97],
  );
  const furrows = furrowsOf(inner, step, bow);
  const d = furrows
    .map(({ top, bend, height }) => `M${pair(...top)}q${pair(bend, height / 2)} 0 ${num(height)}`)
    .join('');
  const strips = furrows
    .filter((_, i) => i % 5 === 2)
    .map(({ top, bend, height }) => {
      const wide = step * (random() < 0.5 ? 1 : 2);
      return `M${pair(...top)}q${pair(bend, height / 2)} 0 ${num(height)}h${num(wide)}q${pair(bend, -height / 2)} 0 ${num(-height)}z`;
    });
  const turn = angle === 0 ? '' : ` transform="rotate(${num(angle)} ${pair(...centre)})"`;
  return (
    path(polygon(corners), {
      fill,
      stroke: '#6b5a2e',
      'stroke-opacity': '.55',
      'stroke-width': 0.9,
    }) +
    `<g${turn}>${path(strips.join(''), { fill: '#fff', opacity: '.13' })}${furrowLines(d, kind, ink, opacity, step)}</g>` +
    stroke(
      polygon(
        corners.map(
          ([x, y]): Point => [
            centre[0] + (x - centre[0]) * 0.965,
            centre[1] + (y - centre[1]) * 0.965,
          ],
        ),
      ),
      '#fff',
      2.6,
      { 'stroke-opacity': '.16' },
    )
  );
}

interface Furrow {
  readonly top: Point;
  readonly bend: number;
  readonly height: number;
}

function furrowsOf(polygonPoints: readonly Point[], step: number, bow: number): Furrow[] {
  const xs = polygonPoints.map(([x]) => x);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const longest =
    Math.max(...polygonPoints.map(([, y]) => y)) - Math.min(...polygonPoints.map(([, y]) => y));
  const furrows: Furrow[] = [];
  for (let x = left + step * 0.6; x < right - step * 0.3; x += step) {
    const chord = chordAt(polygonPoints, x);
    if (chord === null || chord[1] - chord[0] < 4) continue;
    const height = chord[1] - chord[0];
    // Furrows at the sides run straight with the edge.
    const share = Math.sin((Math.PI * (x - left)) / (right - left)) * (height / longest) ** 2;
    furrows.push({ top: [x, chord[0]], bend: bow * share, height });
  }
  return furrows;
}

function furrowLines(
  d: string,
  kind: FieldLook['kind'],
  ink: string,
  opacity: number,
  step: number,
): string {
  const line = (more = {}): string => stroke(d, ink, 1, { 'stroke-opacity': opacity, ...more });
  const dashes = (pattern: string, width: number, strength: string): string =>
    stroke(d, ink, width, { 'stroke-dasharray': pattern, opacity: strength });
  switch (kind) {
    case 'plough':
      return (
        line() +
        stroke(d, '#f0dcb4', 1, {
          'stroke-opacity': '.4',
          transform: `translate(${num(step * 0.45)} 0)`,
        })
      );
    case 'stubble':
      return line({ 'stroke-dasharray': '4 3' });
    case 'crop':
      return line() + dashes('1.6 3.2', 2.8, '.4');
    case 'wheat':
      return line() + dashes('2.6 6 3.4 4.6', 1.6, '.35');
    default:
      return line();
  }
}
