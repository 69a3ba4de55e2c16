import type { Point } from '../geometry.ts';
import { LAND } from '../palette.ts';
import { smooth, stroke } from '../path.ts';

/** A small river along a line. */
export function stream(line: readonly Point[], width: number): string {
  const d = smooth(line);
  return (
    stroke(d, '#5f7a46', width + 9, { opacity: '.28' }) +
    stroke(d, LAND.deepWater, width + 2) +
    stroke(d, LAND.water, width - 1) +
    stroke(d, LAND.lightWater, width * 0.55, { opacity: '.55' }) +
    stroke(d, '#fff', 1, { opacity: '.55', 'stroke-dasharray': '12 26' })
  );
}
