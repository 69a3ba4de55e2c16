import { type Point, rectangle, rotate } from '@bivouac/table/art/geometry.ts';
import { num, pair, path, polygon, stroke } from '@bivouac/table/art/path.ts';
import { SAND } from './sand.ts';

// What people have put into the desert, seen from above.

const turned = ([x, y]: Point, turn: number, scale: number, inside: string): string =>
  `<g transform="translate(${pair(x, y)})rotate(${num(turn)})scale(${num(scale)})">${inside}</g>`;

/** A house with a flat roof and a parapet. */
export function flatRoof(at: Point, [w, h]: readonly [number, number], turn = 0): string {
  const [x, y] = at;
  const walls = rotate(rectangle(x - w / 2, y - h / 2, w, h), at, turn);
  const roof = rotate(rectangle(x - w / 2 + 3, y - h / 2 + 3, w - 6, h - 6), at, turn);
  const [a, b, , d] = roof as [Point, Point, Point, Point];
  return (
    path(polygon(walls.map(([p, q]): Point => [p + 4.6, q + 6.6])), {
      fill: SAND.shade,
      opacity: '.34',
    }) +
    path(polygon(walls), { fill: '#cdb98a', stroke: SAND.ink, 'stroke-width': 1.2 }) +
    path(polygon(roof), { fill: '#efe2bd', stroke: SAND.wall, 'stroke-width': 0.8 }) +
    path(polygon([a, b, [b[0], b[1] + 2.4], [a[0] + 2.4, a[1] + 2.4], [d[0] + 2.4, d[1]], d]), {
      fill: SAND.wall,
      opacity: '.4',
    })
  );
}

/** Houses as `[x, y, width, height, turn]`. */
export const flatRoofs = (
  houses: readonly (readonly [number, number, number, number, number])[],
): string => houses.map(([x, y, w, h, turn]) => flatRoof([x, y], [w, h], turn)).join('');

/** A ridge tent. */
export function tent(at: Point, [w, h]: readonly [number, number], turn = 0): string {
  const [r, b] = [num(w / 2), num(h / 2)];
  const edge = { stroke: '#4a381d', 'stroke-width': 1 };
  return turned(
    at,
    turn,
    1,
    path(`M-${r}-${b}H${r}V${b}H-${r}z`, {
      transform: 'translate(4 6)',
      fill: SAND.shade,
      opacity: '.32',
    }) +
      path(`M-${r}-${b}H${r}L${num(w / 2 - 2)} 0H-${num(w / 2 - 2)}z`, {
        fill: '#efe4c4',
        ...edge,
      }) +
      path(`M-${num(w / 2 - 2)} 0H${num(w / 2 - 2)}L${r} ${b}H-${r}z`, {
        fill: '#bfae80',
        ...edge,
      }) +
      stroke(`M-${r}-${b}l-5-4M${r}-${b}l5-4M-${r} ${b}l-5 4M${r} ${b}l5 4`, '#4a381d', 0.8),
  );
}

const PLANE =
  'M-2.6-27Q0-31 2.6-27L5-12l31 5q3 4 1 9L5 5 3.2 22 13 26v5h-26v-5l9.8-4L-5 5l-32-3q-2-5 1-9l31-5z';

/** A fighter on the ground. */
export const parkedPlane = (at: Point, turn: number, scale = 1): string =>
  turned(
    at,
    turn,
    scale,
    path(PLANE, { transform: 'translate(6 9)', fill: SAND.shade, opacity: '.32' }) +
      path(PLANE, {
        fill: '#b9a26a',
        stroke: SAND.ink,
        'stroke-width': 1.3,
        'stroke-linejoin': 'round',
      }) +
      stroke('m-24-9 4 13m44-13-4 13m-32-7-6 5m26-8 8 4', '#6f7a3f', 4.4, { opacity: '.75' }) +
      `<ellipse cy="-9" rx="3" ry="6" fill="#5f7f88" stroke="${SAND.ink}" stroke-width=".9"/>` +
      stroke('M-9-28H9', SAND.ink, 1.6) +
      `<circle cx="-27" cy="-2.6" r="4.2" fill="#f3ead0" stroke="${SAND.ink}" stroke-width=".8"/>` +
      `<circle cx="27" cy="-2.6" r="4.2" fill="#f3ead0" stroke="${SAND.ink}" stroke-width=".8"/>`,
  );

/** A lorry standing about. */
export const parkedTruck = (at: Point, turn: number, scale = 1, cloth = '#a8945f'): string =>
  turned(
    at,
    turn,
    scale,
    path('M-18-8h36V8h-36z', { transform: 'translate(3 5)', fill: SAND.shade, opacity: '.32' }) +
      path('M-15-9.6h7v2h-7zm23 0h6v2H8zm-23 17.2h7v2h-7zm23 0h6v2H8z', { fill: '#2d2516' }) +
      path('M-18-8H4V8h-22z', { fill: cloth, stroke: SAND.shade, 'stroke-width': 1.1 }) +
      stroke('M-13-8V8m5-16V8m5-16V8', SAND.shade, 0.7, { opacity: '.6' }) +
      path('M5-6.8h8L18-5V5l-5 1.8H5z', {
        fill: '#c3b078',
        stroke: SAND.shade,
        'stroke-width': 1.1,
      }) +
      path('M6-5.4h4V5.4H6z', { fill: '#5f7f88', stroke: SAND.shade, 'stroke-width': 0.7 }),
  );

/** Drums of petrol. */
export const drums = (places: readonly Point[]): string =>
  places
    .map(
      ([x, y]) =>
        `<circle cx="${num(x + 1.4)}" cy="${num(y + 2)}" r="3.4" fill="${SAND.shade}" opacity=".35"/>` +
        `<circle cx="${num(x)}" cy="${num(y)}" r="3.4" fill="#8d4f34" stroke="${SAND.shade}" stroke-width=".9"/>` +
        `<circle cx="${num(x)}" cy="${num(y)}" r="1.7" fill="none" stroke="#d9a98c" stroke-width=".7"/>`,
    )
    .join('');

/** Crates as `[x, y, size]`. */
export const crates = (places: readonly (readonly [number, number, number])[]): string =>
  places
    .map(
      ([x, y, size]) =>
        path(`M${pair(x + 2, y + 3)}h${num(size)}v${num(size * 0.8)}h-${num(size)}z`, {
          fill: SAND.shade,
          opacity: '.3',
        }) +
        path(`M${pair(x, y)}h${num(size)}v${num(size * 0.8)}h-${num(size)}z`, {
          fill: '#a9854f',
          stroke: SAND.ink,
          'stroke-width': 0.9,
        }) +
        stroke(`M${pair(x, y)}l${num(size)} ${num(size * 0.8)}`, SAND.ink, 0.7),
    )
    .join('');

/** A strip for aircraft across the tile, with its lights. */
export function airstrip(turn: number, y: number): string {
  const lights = [10, 50, 90, 130].flatMap((x) => [
    `M${x} ${y - 5}h5v3.4h-5z`,
    `M${x} ${y + 38}h5v3.4h-5z`,
  ]);
  return (
    `<g transform="rotate(${turn} 80 80)">` +
    path(`M-40 ${y}h240v36H-40z`, {
      fill: '#f1e4bf',
      stroke: SAND.edge,
      'stroke-width': 1.2,
      'stroke-dasharray': '9 3',
    }) +
    stroke(`M-40 ${y + 18}h240`, SAND.wall, 2.2, { 'stroke-dasharray': '14 9' }) +
    stroke(`M-40 ${y + 5}h240m-240 26h240`, '#c9aa70', 3, { opacity: '.5' }) +
    `${path(lights.join(''), { fill: '#fff', stroke: SAND.ink, 'stroke-width': 0.7 })}</g>`
  );
}

/** A pole with a windsock. */
export const windsock = ([x, y]: Point): string =>
  stroke(`M${pair(x, y)}v-26`, SAND.ink, 1.8) +
  path(`M${pair(x, y - 25)}l14 3-14 5z`, {
    fill: '#c8502f',
    stroke: SAND.ink,
    'stroke-width': 0.9,
  });

/** The round mouth of a well with its beam. */
export const well = ([x, y]: Point, radius = 16): string =>
  `<circle cx="${num(x + 4)}" cy="${num(y + 6)}" r="${num(radius + 1)}" fill="${SAND.shade}" opacity=".3"/>` +
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="#cfc2a0" stroke="${SAND.ink}" stroke-width="1.4"/>` +
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 0.8)}" fill="none" stroke="#7d6f50" stroke-width="${num(radius * 0.3)}" stroke-dasharray="6 1.6"/>` +
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 0.56)}" fill="#2f4a52"/>` +
  stroke(
    `M${pair(x - radius * 1.25, y - radius * 0.75)}l${pair(radius * 2.5, radius * 1.5)}`,
    '#6b4d2a',
    3,
  );

/** A square fort with four towers, its gate to the south. */
export function fort(): string {
  let crenels = '';
  for (let i = 34; i < 128; i += 6) crenels += `M${i} 30v4m0 88v4M32 ${i}h4m88 0h4`;
  const towers = [
    [30, 28],
    [130, 28],
    [30, 128],
    [130, 128],
  ] as const;
  return (
    path('M30 28h100v100H30z', { transform: 'translate(8 11)', fill: SAND.shade, opacity: '.32' }) +
    path('M30 28h100v100H92v-10H68v10H30z', {
      fill: '#dcc594',
      stroke: SAND.ink,
      'stroke-width': 1.4,
    }) +
    path('M40 38h80v80H40z', { fill: '#eddcb2', stroke: SAND.wall }) +
    path('M40 38h80v5H45v75h-5z', { fill: '#7d6334', opacity: '.5' }) +
    stroke(crenels, '#6f5426', 2.4) +
    towers
      .map(
        ([x, y]) =>
          `<circle cx="${x + 4}" cy="${y + 6}" r="14" fill="${SAND.shade}" opacity=".3"/>` +
          `<circle cx="${x}" cy="${y}" r="13.4" fill="#d3ba85" stroke="${SAND.ink}" stroke-width="1.4"/>` +
          `<circle cx="${x}" cy="${y}" r="8.4" fill="#f0e1b8" stroke="${SAND.wall}"/>` +
          `<circle cx="${x}" cy="${y}" r="11" fill="none" stroke="#6f5426" stroke-width="2.2" stroke-dasharray="3 3.2"/>`,
      )
      .join('') +
    flatRoofs([
      [60, 58, 30, 24, 0],
      [102, 60, 26, 32, 0],
      [58, 96, 26, 28, 0],
    ]) +
    path('M69 119h22v9H69z', { fill: '#6b4d2a', stroke: SAND.ink })
  );
}
