import { INK } from '@bivouac/table/art/palette.ts';
import { num, path, stroke } from '@bivouac/table/art/path.ts';

// What makes a drawing a sheet of map: folds, a graduated frame, a compass rose.

const PIECES_ACROSS = 24;
const PIECES_DOWN = 13;
const EDGE = 5;

/** Folds and frame of a sheet, drawn over everything. The top edge is left to the ruler of points. */
export function frameArt(width: number, height: number): string {
  const across = width / PIECES_ACROSS;
  const down = height / PIECES_DOWN;
  let dark = '';
  for (let i = 1; i < PIECES_ACROSS; i += 2) {
    dark += `M${num(i * across)} ${height - EDGE}h${num(across)}v${EDGE}h${num(-across)}z`;
  }
  for (let i = 1; i < PIECES_DOWN; i += 2) {
    for (const x of [0, width - EDGE]) {
      dark += `M${num(x)} ${num(i * down)}h${EDGE}v${num(down)}h-${EDGE}z`;
    }
  }
  const inner = height - EDGE;
  return (
    folds(width, height) +
    path(`M0 0V${height}H${width}V0h-${EDGE}V${inner}H${EDGE}V0z`, { fill: INK.card }) +
    path(dark, { fill: INK.ink }) +
    stroke(`M${EDGE} 0V${inner}H${width - EDGE}V0`, INK.ink, 1)
  );
}

function folds(width: number, height: number): string {
  const lines = (by: number): string =>
    [1 / 3, 2 / 3].map((share) => `M${num(width * share + by)} 0V${height}`).join('') +
    `M0 ${num(height / 2 + by)}H${width}`;
  return (
    stroke(lines(1.5), '#fff', 1.4, { opacity: '.28' }) +
    stroke(lines(0), INK.ink, 1, { opacity: '.09' })
  );
}

const POINTS = [
  ...[45, 135, 225, 315].map((turn) => [turn, 0.62, 0.13] as const),
  [0, 1.12, 0.17] as const,
  ...[90, 180, 270].map((turn) => [turn, 0.84, 0.17] as const),
];

/** A compass rose round 0, 0; the letter of the north is given by the language. */
export function roseArt(radius: number, north: string): string {
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const angle = (i * 5 * Math.PI) / 180;
    const reach = radius * (i % 9 === 0 ? 0.84 : 0.9);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return `M${num(sin * radius)} ${num(-cos * radius)}L${num(sin * reach)} ${num(-cos * reach)}`;
  });
  const needles = POINTS.map(([turn, length, waist]) => {
    const tip = `M0 ${num(-radius * length)}L`;
    const side = num(radius * waist);
    return (
      `<g transform="rotate(${turn})">` +
      path(`${tip}${side}-${side}L0 0z`, { fill: INK.ink }) +
      `${path(`${tip}-${side}-${side}L0 0z`, { fill: INK.card, stroke: INK.ink, 'stroke-width': 0.7 })}</g>`
    );
  });
  return (
    `<g opacity=".82"><circle r="${num(radius)}" fill="none" stroke="${INK.ink}" stroke-width=".8"/>` +
    `<circle r="${num(radius * 0.9)}" fill="none" stroke="${INK.ink}" stroke-width=".5"/>` +
    stroke(ticks.join(''), INK.ink, 0.5) +
    needles.join('') +
    `<text class="art-label" y="${num(-radius * 1.2)}" text-anchor="middle" font-size="${num(radius * 0.36)}" font-weight="600" fill="${INK.ink}">${north}</text></g>`
  );
}
