import { INK } from '@bivouac/table/art/palette.ts';
import { blob, num, path, placed, stroke } from '@bivouac/table/art/path.ts';
import { randomFrom } from '@bivouac/table/art/random.ts';

// The sheet of map on which the tiles lie.

/** Length of one light or dark piece of the border. */
const PIECE = 27;

/** Contours, a faint grid and a scale border, for a sheet of any size. */
export function paperArt(width: number, height: number): string {
  const hills = [
    [0.01, 0.18],
    [0.99, 0.74],
    [0.97, 0.07],
    [0.05, 0.94],
  ] as const;
  const contours = hills.map(([fx, fy], hill) =>
    Array.from({ length: 6 }, (_, i) =>
      blob(randomFrom(31 + hill), [width * fx, height * fy], (i + 1) * 30, {
        corners: 9,
        unevenness: 0.15,
      }),
    ).join(''),
  );
  return (
    `<svg width="${num(width)}" height="${num(height)}" overflow="hidden">` +
    stroke(contours.join(''), '#b7a675', 1, { opacity: '.5' }) +
    `${stroke(grid(width, height), '#b7a675', 0.8, { opacity: '.45' })}</svg>` +
    scaleBorder(width, height)
  );
}

function grid(width: number, height: number): string {
  let d = '';
  for (let x = 60; x < width; x += 116) d += `M${x} 0v${num(height)}`;
  for (let y = 60; y < height; y += 116) d += `M0 ${y}h${num(width)}`;
  return d;
}

/** The neat line: pieces of ink and paper in turn. */
function scaleBorder(width: number, height: number): string {
  const pieces = { 'stroke-dasharray': `${PIECE} ${PIECE}` };
  return (
    stroke(`M0 4h${num(width)}M4 ${PIECE}v${num(height - PIECE)}`, INK.ink, 4, pieces) +
    stroke(
      `M${PIECE} ${num(height - 4)}h${num(width - PIECE)}M${num(width - 4)} 0v${num(height)}`,
      INK.ink,
      4,
      pieces,
    ) +
    `<rect x="1" y="1" width="${num(width - 2)}" height="${num(height - 2)}" fill="none" stroke="${INK.ink}" stroke-width="1.4"/>` +
    `<rect x="7.4" y="7.4" width="${num(width - 14.8)}" height="${num(height - 14.8)}" fill="none" stroke="${INK.ink}"/>`
  );
}

/** A compass rose of radius 40 round 0, 0; the letter of the north is given by the language. */
export function compass(north: string): string {
  const dark = 'M0-40 7-7 0 0zM0 40-7 7 0 0zM40 0 7 7 0 0zM-40 0-7-7 0 0z';
  const light = 'M0-40-7-7 0 0zM0 40 7 7 0 0zM40 0 7-7 0 0zM-40 0-7 7 0 0z';
  return (
    `<circle r="33" fill="none" stroke="#8a7a4e"/>` +
    `<circle r="29" fill="none" stroke="#8a7a4e" stroke-width="3" stroke-dasharray="1 4.06"/>` +
    path(dark, { fill: INK.ink, opacity: '.75' }) +
    path(light, { fill: INK.card, stroke: INK.ink, 'stroke-width': 0.9, opacity: '.9' }) +
    placed(
      `<text class="art-label" text-anchor="middle" font-size="15" font-weight="600" fill="${INK.ink}">${north}</text>`,
      0,
      -46,
    )
  );
}
