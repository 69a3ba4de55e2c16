import { type Point, pick, ring, shift } from './geometry.ts';
import { LAND } from './palette.ts';
import { blob, num, pair, path, polygon, polyline, smooth, stroke } from './path.ts';
import { between, type Random } from './random.ts';

/** A made road along a path. */
export const road = (d: string, width = 10): string =>
  stroke(d, LAND.roadEdge, width + 2.4) +
  stroke(d, LAND.road, width) +
  stroke(d, LAND.roadEdge, width * 0.46, { opacity: '.22' }) +
  stroke(d, LAND.road, width * 0.22, { opacity: '.9' });

/** A cart track: two ruts. */
export const track = (d: string, width = 7): string =>
  stroke(d, '#cfc492', width + 2, { 'stroke-linecap': 'round' }) +
  stroke(d, '#8f7d50', width - 1, { 'stroke-dasharray': '7 2' }) +
  stroke(d, '#d8ce9d', width - 3.4);

/** Width of a river where it crosses the edge of a tile. */
export const RIVER = 46;

/** How much wider than at the edges a river is in the middle of the tile. */
const SPREAD = 0.17;

/**
 * A river along a line that is level at both ends. Its banks are uneven between, but at the edges
 * of the tile it has a fixed width, so that two tiles whose lines meet have banks that meet too.
 */
export function river(random: Random, line: readonly Point[], swell = 0): string {
  const widths = line.map(([x]) => {
    const isEdge = x < 12 || x > 148;
    const bulge = swell * Math.exp(-(((x - 80) / 160 / SPREAD) ** 2));
    return isEdge ? RIVER : RIVER + bulge + (random() - 0.5) * 5;
  });
  const bank = (grow: number, side: 1 | -1): Point[] =>
    bankOf(line, (i) => (side * (pick(widths, i) + grow)) / 2);
  const bed = (grow: number): string =>
    `${smooth(bank(grow, 1))}L${smooth(bank(grow, -1).reverse()).slice(1)}z`;
  return (
    path(bed(13), { fill: '#9aa862', opacity: '.55' }) +
    path(bed(6), { fill: LAND.bank }) +
    path(bed(0), { fill: LAND.deepWater, stroke: '#476a72', 'stroke-width': 1.2 }) +
    path(bed(-6), { fill: LAND.water }) +
    stroke(smooth(line), LAND.lightWater, RIVER * 0.48 + swell * 0.4, { opacity: '.45' }) +
    ripples(random, line) +
    reeds(random, line, widths)
  );
}

/**
 * A line beside a river, moved only up or down (and farther where the river is steep): moved at
 * right angles it would run into itself in sharp bends.
 */
function bankOf(line: readonly Point[], gap: (index: number) => number): Point[] {
  return line.map(([x, y], i) => {
    const before = pick(line, i - 1);
    const after = pick(line, i + 1);
    const slope = (after[1] - before[1]) / (after[0] - before[0]);
    return [x, y + gap(i) * Math.hypot(1, slope)];
  });
}

function ripples(random: Random, line: readonly Point[]): string {
  const waves = line
    .slice(3, -3)
    .filter(() => random() < 0.7)
    .map(([x, y]) => {
      const dy = (random() - 0.5) * RIVER * 0.55;
      return `M${pair(x - 6 + random() * 8, y + dy)}q3-1.8 6 0t6 0`;
    });
  return stroke(waves.join(''), '#fff', 1, { opacity: '.75' });
}

function reeds(random: Random, line: readonly Point[], widths: readonly number[]): string {
  const clumps = [-1, 1].flatMap((side) =>
    bankOf(line, (i) => (side * (pick(widths, i) + 5)) / 2)
      .slice(3, -3)
      .filter(() => random() < 0.6)
      .map(([x, y]) => `M${pair(x, y)}l-1-4.4m2.6 4.4.6-5m1.4 5 1.6-4`),
  );
  return stroke(clumps.join(''), '#5b7238', 0.9);
}

/** Still water with a sandy rim. */
export function pond(at: Point, radius: number, flattening = 0.8): string {
  const water = (grow: number, fill: string, more = {}): string =>
    `<ellipse cx="${num(at[0])}" cy="${num(at[1])}" rx="${num(radius + grow)}" ry="${num(radius * flattening + grow)}" fill="${fill}"${Object.entries(
      more,
    )
      .map(([k, v]) => ` ${k}="${v}"`)
      .join('')}/>`;
  const [x, y] = at;
  return (
    water(4, LAND.bank) +
    water(0, LAND.deepWater, { stroke: '#476a72', 'stroke-width': 1 }) +
    `<g transform="translate(0 1)">${water(-3, LAND.water)}</g>` +
    `<ellipse cx="${num(x - radius * 0.14)}" cy="${num(y - radius * 0.08)}" rx="${num(radius * 0.45)}" ry="${num(radius * 0.3)}" fill="${LAND.lightWater}" opacity=".6"/>` +
    stroke(
      `M${pair(x - radius * 0.5, y - 4)}q4-2 8 0t8 0M${pair(x, y + radius * 0.28)}q4-2 8 0`,
      '#fff',
      1,
      { opacity: '.8' },
    )
  );
}

/** Shell holes: x, y, radius. */
export function craters(
  random: Random,
  holes: readonly (readonly [number, number, number])[],
  fills: readonly [string, string] = ['#c2ac80', '#6f5f42'],
): string {
  let rims = '';
  let floors = '';
  let rays = '';
  for (const [x, y, size] of holes) {
    for (let i = 0; i < 7; i++) {
      const angle = random() * Math.PI * 2;
      const reach = size * between(random, 0.25, 0.8);
      rays += `M${pair(x + Math.cos(angle) * size, y + Math.sin(angle) * size)}l${pair(Math.cos(angle) * reach, Math.sin(angle) * reach)}`;
    }
    rims += blob(random, [x, y], size, { corners: 7, unevenness: 0.12 });
    floors += blob(random, [x + size * 0.1, y + size * 0.14], size * 0.62, {
      corners: 6,
      unevenness: 0.14,
    });
  }
  return (
    stroke(rays, '#6f5f42', 0.8, { opacity: '.55' }) +
    path(rims, { fill: fills[0], stroke: '#665738', 'stroke-width': 0.9 }) +
    path(floors, { fill: fills[1] })
  );
}

/** A fence of posts and a rail. */
export function fence(points: readonly Point[]): string {
  const d = polyline(points);
  return (
    stroke(d, LAND.shade, 1, { transform: 'translate(1.4 2)', opacity: '.25' }) +
    stroke(d, '#7a6140', 1.1) +
    stroke(d, '#55412a', 3.4, { 'stroke-dasharray': '1.5 6.5' })
  );
}

/** A wall of stone. */
export function wall(points: readonly Point[]): string {
  const d = polyline(points);
  return (
    stroke(d, LAND.shade, 3, { transform: 'translate(1.8 2.6)', opacity: '.28' }) +
    stroke(d, '#514a3b', 3.6, { 'stroke-linejoin': 'round' }) +
    stroke(d, '#cbc2ae', 2, { 'stroke-linejoin': 'round' })
  );
}

/** A kitchen garden: rows of green on brown earth. */
export function garden(x: number, y: number, width: number, height: number, turn = 0): string {
  const rows = Array.from(
    { length: Math.floor((width - 1) / 4.5) },
    (_, i) => `M${num(2.2 + i * 4.5)} 2v${num(height - 4)}`,
  ).join('');
  const angle = turn === 0 ? '' : ` rotate(${num(turn)} ${pair(width / 2, height / 2)})`;
  return (
    `<g transform="translate(${pair(x, y)})${angle}">` +
    `<path d="M0 0h${num(width)}v${num(height)}H0z" fill="#b79a6b" stroke="#7b633b" stroke-width=".8"/>` +
    stroke(rows, '#7b633b', 0.8, { opacity: '.7' }) +
    stroke(rows, '#5c7a38', 2.4, { 'stroke-linecap': 'round', 'stroke-dasharray': '0 3.4' }) +
    '</g>'
  );
}

/** Scattered boulders, lit from the north-west. */
export function boulders(random: Random, places: readonly Point[]): string {
  let shadows = '';
  let stones = '';
  let shades = '';
  for (const [x, y] of places) {
    const stone = ring(random, [x, y], between(random, 3, 7.4), { corners: 6, unevenness: 0.3 });
    shadows += polygon(shift(stone, 2, 2.6));
    stones += polygon(stone);
    shades += polygon([...stone.slice(0, 3), [x, y]]);
  }
  return (
    path(shadows, { fill: '#241d0d', opacity: '.3' }) +
    path(stones, {
      fill: '#cdc5b1',
      stroke: '#5f5643',
      'stroke-width': 0.9,
      'stroke-linejoin': 'round',
    }) +
    path(shades, { fill: '#958b77' })
  );
}
