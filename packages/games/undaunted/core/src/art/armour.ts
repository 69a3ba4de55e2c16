import { label } from '@bivouac/table/art/label.ts';
import { INK } from '@bivouac/table/art/palette.ts';
import { pair, path } from '@bivouac/table/art/path.ts';

const hexagon = (x: number, y: number, radius: number): string =>
  `M${Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 3) * Math.PI;
    return pair(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }).join('L')}z`;

/** A number in a hexagon: armour, or what a charge has to reach. */
export const armourSign = (value: number, x: number, y: number, fill: string): string =>
  path(hexagon(x, y, 14.5), { fill, stroke: INK.card, 'stroke-width': 2 }) +
  label(String(value), x, y + 6, 17, '#fff', 700);
