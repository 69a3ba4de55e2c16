import { arrow, front } from '@bivouac/table/art/cover/pencil.ts';
import { at, groundOf, HEIGHT, WIDTH } from '@bivouac/table/art/cover/window.ts';
import { beside, distanceToLine, type Point, trace } from '@bivouac/table/art/geometry.ts';
import { tree } from '@bivouac/table/art/land.ts';
import { LAND } from '@bivouac/table/art/palette.ts';
import { blob, num, pair, path, polyline, smooth, stroke } from '@bivouac/table/art/path.ts';
import { type Random, randomFrom } from '@bivouac/table/art/random.ts';
import { craters } from '@bivouac/table/art/ways.ts';
import { city } from './cover-city.ts';

// The city between the railway and the river.

const TURN = -13;
const SQUARE = at(0.43, 0.46);
const RAIL: readonly Point[] = [
  at(0.1, -0.05),
  at(0.13, 0.2),
  at(0.09, 0.45),
  at(0.16, 0.7),
  at(0.12, 1.05),
];

/** The bank of the river: its x by y. */
const bank = (y: number): number =>
  WIDTH * 0.79 + Math.sin(y * 0.016 + 1) * WIDTH * 0.06 + Math.sin(y * 0.05) * 3;

const GULLY: readonly Point[] = [
  at(-0.05, 0.84),
  at(0.2, 0.8),
  at(0.4, 0.86),
  at(0.6, 0.8),
  [bank(HEIGHT * 0.8), HEIGHT * 0.82],
];

const isOpen = ([x, y]: Point): boolean =>
  x > bank(y) - 8 ||
  Math.hypot((x - SQUARE[0]) / 1.15, y - SQUARE[1]) < 28 ||
  distanceToLine([x, y], RAIL) < 7 ||
  distanceToLine([x - 7, y], RAIL) < 7 ||
  distanceToLine([x, y], GULLY) < 13 ||
  (x > WIDTH * 0.51 && x < WIDTH * 0.83 && y > HEIGHT * 0.03 && y < HEIGHT * 0.3);

const damage = ([x, y]: Point): number =>
  (x / WIDTH) * 0.5 + 0.2 + 0.22 * Math.sin(x * 0.05) + 0.2 * Math.cos(y * 0.04);

function river(): string {
  const edge = Array.from({ length: 16 }, (_, i): Point => [bank(i * 20 - 20), i * 20 - 20]);
  const line = smooth(edge);
  const shore = (dx: number, width: number, opacity: string): string =>
    stroke(line, '#6f98a4', width, { transform: `translate(${dx} 0)`, opacity });
  const ticks = Array.from({ length: 90 }, (_, i) => {
    const y = i * 3.2 - 10;
    return `M${pair(bank(y) - 1, y)}l${num(-4.5 - 2 * Math.abs(Math.sin(y * 1.7)))} 1.2`;
  });
  return (
    stroke(line, '#c9b88c', 15, { transform: 'translate(-3 0)' }) +
    path(`${line}L${WIDTH + 60} ${HEIGHT + 40}V-40z`, { fill: '#9dbcc2' }) +
    shore(5, 1, '.85') +
    shore(11, 0.8, '.6') +
    shore(19, 0.7, '.42') +
    shore(30, 0.6, '.3') +
    stroke(line, '#4c6a70', 1.3) +
    stroke(ticks.join(''), '#7a6a43', 0.9)
  );
}

function gully(): string {
  const line = trace(GULLY, 60);
  const ticks = [9, -9].flatMap((gap) => {
    const edge = beside(line, gap);
    const foot = beside(line, gap / 2);
    return edge.map(([x, y], i) => `M${pair(x, y)}L${pair(...(foot[i] as [number, number]))}`);
  });
  return (
    stroke(smooth(GULLY), '#b7a981', 17, { opacity: '.9' }) +
    stroke(smooth(GULLY), '#a3936a', 8) +
    stroke(ticks.join(''), '#6b5a34', 0.9)
  );
}

const railway = (d: string): string =>
  stroke(d, '#5a5244', 5, { 'stroke-dasharray': '1.3 3.4' }) +
  stroke(d, '#3a352a', 2.7) +
  stroke(d, '#cfc4a8', 1.3);

function factory(random: Random): string {
  const [x, y] = at(0.54, 0.09);
  const halls = [0, 13, 26, 39].map(
    (dx) =>
      `<path d="M${num(x + dx + 2.5)} ${num(y + 4)}h12v44h-12z" fill="#241f14" opacity=".3"/>` +
      `<path d="M${num(x + dx)} ${num(y)}h6.5v44h-6.5z" fill="#9a8f7a" stroke="#3b3526" stroke-width=".8"/>` +
      `<path d="M${num(x + dx + 6.5)} ${num(y)}h6.5v44h-6.5z" fill="#6f6655" stroke="#3b3526" stroke-width=".8"/>`,
  );
  const chimneys = [6, 20, 34].map((dy) => {
    const place = `cx="${num(x - 6)}" cy="${num(y + dy)}"`;
    return (
      `<circle cx="${num(x - 2)}" cy="${num(y + dy + 5)}" r="4.4" fill="#241f14" opacity=".3"/>` +
      `<circle ${place} r="4.4" fill="#a85d44" stroke="#3b3526"/><circle ${place} r="1.9" fill="#2f2a20"/>`
    );
  });
  const holes = blob(random, [x + 40, y + 30], 9) + blob(random, [x + 14, y + 12], 6);
  return `<g transform="rotate(${TURN} ${num(x + 28)} ${num(y + 20)})">${halls.join('')}${path(holes, { fill: '#3f3a30' })}${chimneys.join('')}</g>`;
}

function square(random: Random): string {
  const [x, y] = SQUARE;
  const oval = (rx: number, ry: number, fill: string, edge: string): string =>
    `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="${edge}"/>`;
  const trees: readonly Point[] = [
    [-9, -5],
    [8, -6],
    [-7, 6],
    [9, 5],
  ];
  return (
    `<g transform="rotate(${TURN} ${pair(x, y)})">${oval(27, 22, '#e9dfc4', '#8a7f66')}${oval(13, 10.5, '#bcc293', '#8d9462')}` +
    `<circle cx="${num(x)}" cy="${num(y)}" r="3" fill="#a8a091" stroke="${LAND.line}" stroke-width=".9"/></g>` +
    trees.map(([dx, dy]) => tree(random, [x + dx, y + dy], 2.6)).join('')
  );
}

/** A zigzag trench along a line. */
function trench(line: readonly Point[]): string {
  const points = trace(line, 10);
  const d = polyline(beside(points, (i) => (i % 2 === 0 ? 2 : -2)));
  const joined = { 'stroke-linejoin': 'round' };
  return stroke(d, '#efe6cc', 3.6, joined) + stroke(d, '#4a4130', 1.7, joined);
}

const boat = ([x, y]: Point, turn: number): string =>
  `<g transform="translate(${pair(x, y)}) rotate(${turn})">` +
  '<path d="M-9-3H5l5 3-5 3H-9z" fill="#efe6cf" stroke="#3b3526" stroke-width=".9"/>' +
  '<path d="M-5-1.6h6v3.2h-6z" fill="#8d8577"/></g>';

export function stalingradCover(): string {
  const random = randomFrom(12);
  const [sx, sy] = SQUARE;
  return (
    groundOf('#e7ddc3') +
    city(random, { turn: TURN, isOpen, damage }) +
    gully() +
    river() +
    railway(smooth(RAIL)) +
    railway(smooth(RAIL.map(([x, y]) => [x + 7, y]))) +
    factory(random) +
    square(random) +
    craters(random, [
      [sx - 18, sy + 9, 4],
      [sx + 19, sy - 7, 3.2],
      [68, 73, 5],
      [136, 162, 5.4],
      [68, 178, 4.4],
      [154, 105, 4],
      [50, 31, 4],
      [113, 246, 4],
    ]) +
    trench([at(0.2, 0.2), at(0.3, 0.24), at(0.36, 0.2)]) +
    trench([at(0.24, 0.76), at(0.32, 0.72), at(0.42, 0.75)]) +
    boat(at(0.93, 0.3), -110) +
    boat(at(0.95, 0.55), -70) +
    front([at(0.7, 0.3), at(0.665, 0.4), at(0.69, 0.52), at(0.665, 0.64), at(0.7, 0.76)], 0, {
      step: 8.4,
      tooth: 7,
      facing: 1,
    }) +
    arrow([at(-0.03, 0.33), at(0.18, 0.35), at(0.34, 0.3), at(0.53, 0.36)], 10, 1) +
    arrow([at(-0.03, 0.66), at(0.2, 0.62), at(0.36, 0.66), at(0.54, 0.6)], 10, 1)
  );
}
