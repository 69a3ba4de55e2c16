import { label } from '@bivouac/table/art/label.ts';
import { INK, type Side, sideInk } from '@bivouac/table/art/palette.ts';
import { element, num, path, stroke } from '@bivouac/table/art/path.ts';
import { CRIMSON } from './map-ink.ts';
import { markerArt } from './marker.ts';

export interface RulerLook {
  readonly width: number;
  readonly height: number;
  readonly goal: number;
  /** By side. */
  readonly points: readonly [number, number];
  /** What would be added, by side. */
  readonly gains: readonly [number, number];
  /** Only every fifth point has its number. */
  readonly isSmall?: boolean;
}

/** Beyond the goal one may still score. */
const BEYOND = 5;
const BAR = 18;
const MARKER = 22;

/** The points of both sides on one ruler, its left end at 0, 0. */
export function rulerArt(look: RulerLook): string {
  const { width, height, goal, isSmall = false } = look;
  const most = Math.max(
    goal + BEYOND,
    ...look.points.map((p, side) => p + (look.gains[side] ?? 0)),
  );
  const step = width / (most + 1);
  const x = (points: number): number => (points + 0.5) * step;
  const middle = height / 2;
  const top = middle - BAR / 2;
  /** A marker says its number itself and would cover half of it here. */
  const taken = new Set(look.points.flatMap((p, side) => [p, p + (look.gains[side] ?? 0)]));
  let marks = '';
  for (let at = 0; at <= most; at++) {
    const isFifth = at % 5 === 0;
    if (at > 0 && !isSmall) {
      marks += stroke(`M${num(at * step)} ${num(top)}v${BAR}`, INK.ink, 0.7, { opacity: '.45' });
    }
    if (at === goal) {
      marks += element('rect', {
        x: isSmall ? x(at) - 12 : at * step,
        y: top - 2,
        width: isSmall ? 24 : step,
        height: BAR + 4,
        rx: 3,
        fill: CRIMSON,
        stroke: INK.ink,
        'stroke-width': 1.2,
      });
    }
    if (isSmall && !isFifth) {
      marks += element('circle', { cx: x(at), cy: middle, r: 1, fill: INK.mute });
    } else if (!taken.has(at)) {
      const ink = at === goal ? '#fff' : isFifth && at < goal ? INK.ink : INK.mute;
      marks += label(String(at), x(at), middle + 5, isFifth ? 14 : 11.5, ink, isFifth ? 600 : 400);
    }
  }
  return (
    element('rect', {
      x: 0,
      y: top,
      width,
      height: BAR,
      rx: 3,
      fill: INK.card,
      stroke: INK.ink,
      'stroke-width': 1.2,
    }) +
    marks +
    arm(look, 0, x) +
    arm(look, 1, x)
  );
}

/** The first side above the ruler, the second below it. */
function arm(look: RulerLook, side: Side, x: (points: number) => number): string {
  const points = look.points[side];
  const gain = look.gains[side];
  const y = look.height / 2 + (side === 0 ? -13 : 13);
  const bar = look.height / 2 + (side === 0 ? -13.5 : 9);
  const line = (from: number, to: number, fill: string): string =>
    element('rect', { x: x(from), y: bar, width: x(to) - x(from), height: 4.5, fill });
  const put = (at: number, state: 'ghost' | 'goal' | 'still'): string =>
    `<g transform="translate(${num(x(at))} ${num(y)})">${markerArt({ side, text: String(at), state }, state === 'ghost' ? 20 : MARKER)}</g>`;
  const base = line(0, points, sideInk(side).strong);
  if (gain === 0) return base + put(points, 'still');
  const [from, to] = [x(points) + 12, x(points + gain) - 18];
  const arrow =
    to - from < 6
      ? ''
      : stroke(`M${num(from)} ${y}H${num(to)}`, INK.ink, 2.2) +
        path(`M${num(to - 2)} ${y - 4.5}l8 4.5l-8 4.5z`, { fill: INK.ink });
  return (
    base +
    line(points, points + gain, INK.gold) +
    put(points, 'ghost') +
    put(points + gain, 'goal') +
    arrow
  );
}
