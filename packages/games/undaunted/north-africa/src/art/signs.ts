import { INK } from '@bivouac/table/art/palette.ts';
import { path, stroke } from '@bivouac/table/art/path.ts';
import { glyphAt } from '@bivouac/undaunted-core/art/glyphs.ts';

// Signs on a tile, each round its own 0, 0.

/** No vehicle gets through. */
export const impassableSign = (): string =>
  `<circle r="14" fill="${INK.card}" stroke="#8c2f1b" stroke-width="2.6"/>${glyphAt('drive', 0, 1, 17, INK.ink)}` +
  stroke('M-9.6 9.6 9.6-9.6', '#8c2f1b', 2.8);

/** A way off the board, to one of its four sides: a gold arrow over the edge of the tile. */
export function exitSign(towards: 'n' | 'e' | 's' | 'w'): string {
  const turn = { n: -90, e: 0, s: 90, w: 180 }[towards];
  const arrow = 'M-20-9h18v-9l20 18-20 18V9h-18z';
  return (
    `<g transform="rotate(${turn})">` +
    path(arrow, { transform: 'translate(1.6 2.4)', fill: INK.shadow, opacity: '.4' }) +
    path(arrow, {
      fill: INK.gold,
      stroke: INK.ink,
      'stroke-width': 2.2,
      'stroke-linejoin': 'round',
    }) +
    '</g>'
  );
}
