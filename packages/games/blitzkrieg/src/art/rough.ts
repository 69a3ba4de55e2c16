import { distance, type Point, pick, pickRound } from '@bivouac/table/art/geometry.ts';
import type { Random } from '@bivouac/table/art/random.ts';

/** `1,2 3,4` as points. */
export const points = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x, y];
    });

export interface Roughness {
  readonly isClosed?: boolean;
  /** How far a middle may leave its line, as a share of its length. */
  readonly reach?: number;
  /** Pieces shorter than this stay straight. */
  readonly shortest?: number;
}

/** Breaks straight lines again and again at their middles, until they look like a coast. */
export function roughen(
  random: Random,
  line: readonly Point[],
  { isClosed = true, reach = 0.16, shortest = 5 }: Roughness = {},
): Point[] {
  const out: Point[] = [];
  const bend = (a: Point, b: Point): void => {
    const length = distance(a, b);
    if (length < shortest) {
      out.push(a);
      return;
    }
    const away = (random() - 0.5) * 2 * reach;
    const middle: Point = [
      (a[0] + b[0]) / 2 - (b[1] - a[1]) * away,
      (a[1] + b[1]) / 2 + (b[0] - a[0]) * away,
    ];
    bend(a, middle);
    bend(middle, b);
  };
  const count = isClosed ? line.length : line.length - 1;
  for (let i = 0; i < count; i++) bend(pickRound(line, i), pickRound(line, i + 1));
  if (!isClosed) out.push(pick(line, line.length - 1));
  return out;
}

/** Places along a line at even steps, some way to its left, with the direction there in degrees. */
export function stepsAlong(
  line: readonly Point[],
  away: number,
  step: number,
): { readonly at: Point; readonly turn: number }[] {
  const found: { at: Point; turn: number }[] = [];
  let left = step / 2;
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [pick(line, i), pick(line, i + 1)];
    const length = distance(a, b);
    if (length === 0) continue;
    const ux = (b[0] - a[0]) / length;
    const uy = (b[1] - a[1]) / length;
    for (; left < length; left += step) {
      found.push({
        at: [a[0] + ux * left + uy * away, a[1] + uy * left - ux * away],
        turn: (Math.atan2(uy, ux) * 180) / Math.PI,
      });
    }
    left -= length;
  }
  return found;
}
