import { label } from '@bivouac/table/art/label.ts';
import { INK, type Side, sideInk } from '@bivouac/table/art/palette.ts';
import { element, path, stroke } from '@bivouac/table/art/path.ts';

/** Bag and pile are drawn on a sheet of this size. */
export const SUPPLY_BOX = '0 0 74 70';

/** A side's bag with the number of its tokens. */
export function bagArt(side: Side, count: number): string {
  const { strong } = sideInk(side);
  const paint = { fill: strong, stroke: INK.ink, 'stroke-width': 1.6 };
  return `<g transform="translate(5 0)">${
    path('M22 16Q8 30 5 46Q3 66 20 67H44Q61 66 59 46Q56 30 42 16Z', paint) +
    path('M20 16q12 5 24 0l6-12q-9 5-13 1q-5 4-10 0q-4 4-13-1z', paint) +
    stroke('M19 17q13 6 26 0', INK.card, 3) +
    label(String(count), 32, 53, 24, '#fff', 600)
  }</g>`;
}

/** The research pile with the number of its weapons. */
export function pileArt(count: number): string {
  const sheets = [8, 4, 0].map((down) =>
    element('rect', {
      x: 8 + down * 0.6,
      y: 14 + down,
      width: 52,
      height: 44,
      rx: 9,
      fill: INK.gold,
      stroke: INK.ink,
      'stroke-width': 1.5,
    }),
  );
  return (
    sheets.join('') +
    element('rect', { x: 14, y: 20, width: 40, height: 32, rx: 5, fill: '#4f4011' }) +
    label(String(count), 34, 45, 24, '#fff', 600)
  );
}
