import type { Side } from '@bivouac/table/art/palette.ts';

/** Slanted lines that fill the shape of a side, cut to it without a clip path. */
export function hatching(side: Side, radius: number, step: number): string {
  let d = '';
  const reach = side === 0 ? radius : radius * 0.93;
  for (let i = -Math.floor((reach * 1.4) / step) * step; i <= reach * 1.4; i += step) {
    // The line x - y = i·√2 … measured from the centre along the other diagonal.
    const half =
      side === 0 ? Math.sqrt(Math.max(0, reach * reach - i * i)) : reach * Math.SQRT2 - Math.abs(i);
    if (half < 1.5) continue;
    const centre = i / Math.SQRT2;
    const leg = half / Math.SQRT2;
    d += `M${round(centre - leg)} ${round(centre + leg)}l${round(2 * leg)} ${round(-2 * leg)}`;
  }
  return d;
}

const round = (value: number): number => Math.round(value * 10) / 10;
