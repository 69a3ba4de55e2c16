import type { Side } from './palette.ts';
import { type Attributes, element } from './path.ts';

/** The shape of a side: a disc for the first, a rounded square for the second. */
export function sideShape(
  side: Side,
  x: number,
  y: number,
  radius: number,
  attributes: Attributes = {},
): string {
  if (side === 0) return element('circle', { cx: x, cy: y, r: radius, ...attributes });
  // A square of the same reach looks larger than the disc, so it is a little smaller.
  const half = radius * 0.93;
  const size = half * 2;
  return element('rect', {
    x: x - half,
    y: y - half,
    width: size,
    height: size,
    rx: radius * 0.24,
    ...attributes,
  });
}
