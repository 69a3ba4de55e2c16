import { house } from '@bivouac/table/art/buildings.ts';
import { type Point, pick } from '@bivouac/table/art/geometry.ts';
import { blob, pair, path, placed, polygon, stroke } from '@bivouac/table/art/path.ts';
import { randomFrom } from '@bivouac/table/art/random.ts';
import { boulders } from '@bivouac/table/art/ways.ts';
import { centreOf, cornersOf, DIRECTIONS, HEX_RADIUS, sideCorner } from './hex.ts';

// What people have built or dug. A plate covers the middle of a hex, so all of it stands in a ring.

/** Centre, width, height and turn of each house. */
const HOUSES = [
  [-14, -36, 15, 9, 8],
  [6, -38, 13, 9, -4],
  [22, -30, 14, 9, 24],
  [-30, -24, 13, 9, -28],
  [-36, -8, 9, 13, 4],
  [36, -10, 9, 13, -3],
  [-36, 12, 9, 14, -4],
  [36, 12, 9, 13, 5],
  [-24, 31, 15, 9, 22],
  [-6, 37, 14, 9, -3],
  [12, 37, 14, 9, 4],
  [27, 28, 14, 9, -24],
  [-8, -10, 16, 10, 6],
  [12, 8, 15, 10, -8],
  [-12, 12, 14, 10, 0],
] as const;

const church = (): string =>
  '<path d="M-7-4h20v13h-20z" fill="#2b2a24" opacity=".35"/>' +
  '<path d="M-10-7h20v12h-20zM-10-1h20" fill="#f5eedb" stroke="#8b7f62"/>' +
  '<path d="M-5-15h9v10h-9z" fill="#efe4c8" stroke="#6d6349"/>' +
  '<path d="M-.5-23v8M-3.5-20h6" stroke="#2c2a24" stroke-width="1.4"/>';

/** The first hex of a town has its church. */
export function townArt(hex: number, hasChurch: boolean): string {
  const random = randomFrom(hex * 17 + 2);
  const [x, y] = centreOf(hex);
  const yard = path(blob(random, [x, y], HEX_RADIUS * 0.86, { corners: 14, unevenness: 0.07 }), {
    fill: '#d9cba4',
    stroke: '#9a8a5f',
    'stroke-width': 0.8,
    'stroke-dasharray': '3 2',
  });
  const houses = HOUSES.filter(([hx, hy]) => !hasChurch || hx < 15 || hy > -20).map(
    ([hx, hy, width, height, turn], i) =>
      house({
        at: [x + hx + (random() - 0.5) * 3, y + hy + (random() - 0.5) * 3],
        size: [width + (random() - 0.5) * 3, height],
        turn: turn + (random() - 0.5) * 8,
        roof: i % 4 === 1 ? 'brick' : 'red',
      }),
  );
  return yard + houses.join('') + (hasChurch ? placed(church(), x + 27, y - 27) : '');
}

/** A windmill on its mound, sails towards the reader. */
export function windmillArt(hex: number): string {
  const random = randomFrom(hex * 23 + 4);
  const [x, y] = centreOf(hex);
  const mound = path(blob(random, [x, y], HEX_RADIUS * 0.78, { corners: 12, unevenness: 0.06 }), {
    fill: '#cfc493',
    stroke: '#8c8049',
    'stroke-width': 0.8,
  });
  const sails = [20, 110, 200, 290]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})"><path d="M0 0v-21" stroke="#3c3222" stroke-width="1.6"/>` +
        '<path d="M0-6h6v-14h-6zM0-9.5h6M0-13h6M0-16.5h6" fill="#fbf4df" stroke="#5b4c30" stroke-width=".7"/></g>',
    )
    .join('');
  const mill =
    '<path d="M-9 24L-6 0h12l3 24z" fill="#2b2a24" opacity=".3" transform="translate(4 4)"/>' +
    '<path d="M-9 24L-6 0h12l3 24z" fill="#efe4c8" stroke="#5b4c30" stroke-width="1.1"/>' +
    '<path d="M-8 0Q0-13 8 0z" fill="#8e3f2a" stroke="#4e2015"/>' +
    `<g transform="translate(0 -3)">${sails}</g>`;
  return mound + placed(mill, x + 24, y - 24, 0.9);
}

/** A sand quarry: a pit with steps, and stones at its foot. */
export function quarryArt(hex: number): string {
  const random = randomFrom(hex * 29 + 6);
  const [x, y] = centreOf(hex);
  const step = (radius: number, fill: string): string =>
    path(blob(random, [x, y], radius, { corners: 11, unevenness: 0.08 }), {
      fill,
      stroke: '#8a6d37',
      'stroke-width': 1,
    });
  let marks = '';
  for (let i = 0; i < 30; i++) {
    const angle = (i / 15) * Math.PI;
    const dx = Math.cos(angle);
    const dy = Math.sin(angle);
    marks += `M${pair(x + dx * 37, y + dy * 37)}l${pair(-dx * 6, -dy * 6)}`;
  }
  const rocks = [-30, -18, 22, 31].map((dx, i): Point => [x + dx, y + (i % 2 === 0 ? 22 : -26)]);
  return (
    step(HEX_RADIUS * 0.84, '#d9c088') +
    step(HEX_RADIUS * 0.6, '#e8d5a2') +
    stroke(marks, '#8a6d37', 1, { opacity: '.8' }) +
    boulders(random, rocks)
  );
}

/** Field works: an earthen bank with gabions along sides of a hex, inside it. */
export function worksArt(hex: number, sides: number): string {
  const centre = centreOf(hex);
  const corners = cornersOf(centre, HEX_RADIUS - 4);
  const inner = cornersOf(centre, HEX_RADIUS - 13);
  return Array.from({ length: DIRECTIONS }, (_, direction) => {
    if (((sides >> direction) & 1) === 0) return '';
    const from = sideCorner(direction);
    const [a, b] = [pick(corners, from % 6), pick(corners, (from + 1) % 6)];
    const [c, d] = [pick(inner, (from + 1) % 6), pick(inner, from % 6)];
    const baskets = Array.from({ length: 6 }, (_, i) => {
      const share = (i + 0.5) / 6;
      const px = (a[0] + d[0]) / 2 + ((b[0] + c[0]) / 2 - (a[0] + d[0]) / 2) * share;
      const py = (a[1] + d[1]) / 2 + ((b[1] + c[1]) / 2 - (a[1] + d[1]) / 2) * share;
      return `M${pair(px - 3.1, py)}a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0-6.2 0`;
    }).join('');
    return (
      path(polygon([a, b, c, d]), { fill: '#7b6134', stroke: '#3f3018', 'stroke-width': 1.4 }) +
      path(baskets, { fill: '#c9ae74', stroke: '#3f3018', 'stroke-width': 1 })
    );
  }).join('');
}
