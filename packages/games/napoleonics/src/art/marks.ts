import type { Point } from '@bivouac/table/art/geometry.ts';
import { escapeText } from '@bivouac/table/art/label.ts';
import type { Side } from '@bivouac/table/art/palette.ts';
import { num, pair, placed, star, stroke } from '@bivouac/table/art/path.ts';
import type { Ground } from './field.ts';
import { centreOf, HEX_RADIUS, HEX_WIDTH, hexPath } from './hex.ts';
import { CARD, GOLD, INK_BLACK } from './ink.ts';

// Marks over the field: ordered units, targets, the ground below a plate.

const twice = (
  d: string,
  outer: number,
  inner: number,
  colour: string = INK_BLACK,
  more = {},
): string => stroke(d, CARD, outer, more) + stroke(d, colour, inner, more);

/** `can`: something can be done there; `ordered`; `done`: it has fought; `chosen`: it acts now. */
export type RingState = 'can' | 'ordered' | 'done' | 'chosen';

export function ringArt(hex: number, state: RingState): string {
  switch (state) {
    case 'chosen':
      return (
        `<path d="${hexPath(hex)}" fill="${GOLD}" opacity=".3"/>` +
        stroke(hexPath(hex, 2.6), INK_BLACK, 10) +
        stroke(hexPath(hex, 2.6), GOLD, 6)
      );
    case 'ordered':
      return twice(hexPath(hex, 3), 5.4, 2.6);
    case 'done':
      return `<g opacity=".75">${twice(hexPath(hex, 3), 4.4, 1.6)}</g>`;
    case 'can':
      return (
        `<path d="${hexPath(hex, 2)}" fill="${GOLD}" opacity=".16"/>` +
        twice(hexPath(hex, 3), 5, 2.4, INK_BLACK, { 'stroke-dasharray': '9 5' })
      );
  }
}

/** Six corner brackets: the hex can be hit; heavy for the one aimed at. */
export function targetArt(hex: number, isHeavy: boolean): string {
  const edge = HEX_RADIUS - (1.6 * 2) / Math.sqrt(3);
  const arm = isHeavy ? 17 : 10;
  const dash = { 'stroke-dasharray': `${arm} ${num(edge - 2 * arm)} ${arm} 0` };
  return twice(hexPath(hex, 1.6), isHeavy ? 8 : 5.4, isHeavy ? 5 : 2.6, INK_BLACK, dash);
}

/** A hex one can go to: a light pool with a dot. `isFar`: one may go, and not battle after it. */
export function goalArt(hex: number, isFar: boolean): string {
  const [x, y] = centreOf(hex);
  return (
    `<path d="${hexPath(hex, 4)}" fill="${GOLD}" opacity="${isFar ? '.16' : '.34'}"/>` +
    stroke(hexPath(hex, 4), INK_BLACK, 1.6, { 'stroke-dasharray': isFar ? '3 4' : undefined }) +
    `<circle cx="${num(x)}" cy="${num(y)}" r="6" fill="${isFar ? CARD : GOLD}" stroke="${INK_BLACK}" stroke-width="1.6"/>`
  );
}

export const litArt = (hex: number): string => stroke(hexPath(hex, 3), GOLD, 7);

export const cursorArt = (hex: number): string =>
  stroke(hexPath(hex, 1), INK_BLACK, 8) +
  stroke(hexPath(hex, 1), '#fff', 4, { 'stroke-dasharray': '12 5' });

/** A line shortened at both ends. */
function shortened(from: Point, to: Point, start: number, end: number): readonly [Point, Point] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const dx = (to[0] - from[0]) / length;
  const dy = (to[1] - from[1]) / length;
  return [
    [from[0] + dx * start, from[1] + dy * start],
    [to[0] - dx * end, to[1] - dy * end],
  ];
}

const lineBetween = ([a, b]: readonly [Point, Point]): string => `M${pair(...a)}L${pair(...b)}`;

/** The line of sight: an arrow at what is aimed at, dots to what else can be hit. */
export function sightArt(from: number, to: number, kind: 'aimed' | 'other'): string {
  const [a, b] = [centreOf(from), centreOf(to)];
  if (kind === 'other') {
    const d = lineBetween(shortened(a, b, 44, 40));
    const dots = { 'stroke-linecap': 'round' };
    return (
      stroke(d, CARD, 5, { ...dots, opacity: '.9' }) +
      stroke(d, INK_BLACK, 2.2, { ...dots, 'stroke-dasharray': '0 6' })
    );
  }
  // Between neighbours there is little room: the arrow crosses the side they share.
  const isNear = Math.hypot(b[0] - a[0], b[1] - a[1]) < HEX_WIDTH * 1.1;
  const [start, end] = isNear ? [22, 30] : [40, 36];
  const d = lineBetween(shortened(a, b, start, end + 10));
  const [, [x, y]] = shortened(a, b, start, end);
  const angle = Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
  return (
    stroke(d, CARD, 8) +
    stroke(d, INK_BLACK, 3.4) +
    `<path d="M0 0l-13-7v14z" transform="translate(${pair(x, y)}) rotate(${angle})" fill="${INK_BLACK}" stroke="${CARD}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"/>`
  );
}

/** A blocked line of sight, with a cross where it ends. */
export function blockedArt(from: number, to: number): string {
  const [a, b] = [centreOf(from), centreOf(to)];
  const d = lineBetween(shortened(a, b, 40, 30));
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return (
    stroke(d, CARD, 6) +
    stroke(d, '#8c2f1b', 2.4, { 'stroke-dasharray': '8 6' }) +
    `<g transform="translate(${pair(x, y)})"><circle r="9" fill="${CARD}" stroke="#8c2f1b" stroke-width="2"/><path d="M-4-4l8 8M4-4l-8 8" stroke="#8c2f1b" stroke-width="2.4"/></g>`
  );
}

/** The way of a move through hexes. */
export function wayArt(hexes: readonly number[]): string {
  const points = hexes.map(centreOf);
  if (points.length < 2) return '';
  const d = points.map((point, i) => `${i === 0 ? 'M' : 'L'}${pair(...point)}`).join('');
  const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const stops = points
    .slice(1)
    .map(
      ([x, y]) =>
        `<circle cx="${num(x)}" cy="${num(y)}" r="5.5" fill="${CARD}" stroke="${INK_BLACK}" stroke-width="2"/>`,
    );
  return stroke(d, CARD, 9, round) + stroke(d, INK_BLACK, 4, round) + stops.join('');
}

const SIGNS = {
  /** An order that waits. */
  envelope:
    '<path d="M-5-4.4H5q1 0 1 1v6.8q0 1-1 1H-5q-1 0-1-1v-6.8q0-1 1-1z" fill="none" stroke="currentColor" stroke-width="1.4"/><path d="M-5.6-4L0 .8 5.6-4" fill="none" stroke="currentColor" stroke-width="1.3"/>',
  tick: '<path d="M-5 .2l3.4 3.8 6-7.4" fill="none" stroke="currentColor" stroke-width="2.4"/>',
  aim: '<circle r="4.4" fill="none" stroke="currentColor" stroke-width="1.4"/><path d="M0-6.4v4M0 6.4v-4M-6.4 0h4M6.4 0h-4" stroke="currentColor" stroke-width="1.4"/>',
} as const;
export type TagSign = keyof typeof SIGNS;

/** The tag of a hex that matters: its sign and its name. */
export function tagArt(
  hex: number,
  name: string,
  sign: TagSign,
  look: 'plain' | 'gold' | 'dark',
  side: Side,
): string {
  const [x, y] = centreOf(hex);
  const width = name.length * 6.4 + 25;
  const isDark = look === 'dark';
  const fill = isDark ? INK_BLACK : look === 'gold' ? GOLD : CARD;
  return (
    `<g transform="translate(${pair(x, y - HEX_RADIUS + 8)})" color="${isDark ? '#fff' : INK_BLACK}">` +
    `<rect x="${num(-width / 2)}" y="-8.5" width="${num(width)}" height="17" rx="${side === 1 ? 2 : 8.5}" fill="${fill}" stroke="${isDark ? CARD : INK_BLACK}" stroke-width="1.4"/>` +
    placed(SIGNS[sign], -width / 2 + 11.5, 0) +
    `<text class="art-label" x="${num(width / 2 - 5)}" y="4.4" font-size="12" font-weight="600" text-anchor="end" fill="currentColor">${name}</text></g>`
  );
}

/** A chip with words on the map, such as “5 dice”. */
export function chipArt([x, y]: Point, words: string, isMain: boolean): string {
  const width = words.length * 7.4 + (isMain ? 22 : 16);
  return (
    `<g transform="translate(${pair(x - width / 2, y - 12)})"><rect width="${num(width)}" height="24" rx="12" fill="${isMain ? INK_BLACK : CARD}" stroke="${isMain ? CARD : INK_BLACK}" stroke-width="1.6"/>` +
    `<text class="art-label" x="${num(width / 2)}" y="17" font-size="14" font-weight="600" text-anchor="middle" fill="${isMain ? '#fff' : INK_BLACK}">${escapeText(words)}</text></g>`
  );
}

/** An objective: its banners on a star. Centred; on the plate of its holder. */
export function objectiveArt(banners: number, holder: Side | null): string {
  const strong = holder === null ? '' : holder === 0 ? '#1f5d8c' : '#a8431c';
  const plate =
    holder === null
      ? ''
      : holder === 0
        ? `<circle r="15" fill="${strong}" stroke="${CARD}" stroke-width="1.5"/>`
        : `<rect x="-14" y="-14" width="28" height="28" rx="3" fill="${strong}" stroke="${CARD}" stroke-width="1.5"/>`;
  return (
    plate +
    `<path d="${star([0, 0], 13)}" fill="${GOLD}" stroke="${INK_BLACK}" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<text class="art-label" x="0" y="4.6" font-size="12" font-weight="700" text-anchor="middle" fill="${INK_BLACK}">${banners}</text>`
  );
}

/** The way out of the field. */
export const exitArt = (): string =>
  `<g><circle r="13" fill="${GOLD}" stroke="${INK_BLACK}" stroke-width="1.5"/><path d="M-6 0h9M0-5l5.5 5L0 5" fill="none" stroke="${INK_BLACK}" stroke-width="2.6"/></g>`;

const GROUND_SIGNS: { readonly [ground in Ground]?: string } = {
  hill: '<path d="M-6 3.4Q-2.6-4.6 0-4.6T6 3.4Z" fill="#b8975a" stroke="#4d3c1e"/><path d="M-3.6 2.4l1-2.6M-1 2.6v-4M1.4 2.6l-.5-3M4 2.6L2.8 0" stroke="#4d3c1e" stroke-width=".9"/>',
  rugged: '<path d="M-6 3.6L-2.4-4 0 0 2.6-5 6 3.6Z" fill="#9b7d52" stroke="#3c2e16"/>',
  forest:
    '<circle cx="-2.8" r="3.4" fill="#5d7742" stroke="#2f3f22" stroke-width=".9"/><circle cx="2.8" cy="-.4" r="3.6" fill="#5d7742" stroke="#2f3f22" stroke-width=".9"/>',
  town: '<path d="M-5.4 3.6V-.6L0-5l5.4 4.4v4.2Z" fill="#f5eedb" stroke="#2c2a24"/><path d="M-6.4-.2L0-5.4 6.4-.2" fill="none" stroke="#9a4129" stroke-width="2.2"/><path d="M-1.2 3.6V.4h2.4v3.2z" fill="#2c2a24"/>',
  windmill:
    '<path d="M-2.6 4L-1.6-1h3.2l1 5z" fill="#f5eedb" stroke="#2c2a24"/><path d="M-5-5L5 3M5-5L-5 3" stroke="#9a4129" stroke-width="1.6"/>',
  ford: '<path d="M-6-2q1.5-2 3 0t3 0 3 0 3 0M-6 1.8q1.5-2 3 0t3 0 3 0 3 0" fill="none" stroke="#2f6478" stroke-width="1.5"/>',
  bridge:
    '<path d="M-6.5 2.5V-1Q0-5 6.5-1v3.5Q4 0 0 0t-6.5 2.5z" fill="#d8c9a0" stroke="#2c2a24"/><path d="M-6 4.2q1.5-1.6 3 0t3 0 3 0 3 0" fill="none" stroke="#2f6478" stroke-width="1.2"/>',
  quarry:
    '<path d="M-6-2.5H6L4 3.5H-4Z" fill="#e0c78d" stroke="#7a6232"/><path d="M-4.5 .5h9" stroke="#7a6232"/>',
};

/** The ground of an occupied hex, since a plate hides it: a small shield. Centred. */
export function groundShield(ground: Ground): string {
  const sign = GROUND_SIGNS[ground];
  if (sign === undefined) return '';
  return (
    `<path d="M-9.5-7H9.5V1.5Q9.5 7.6 0 10.6-9.5 7.6-9.5 1.5Z" fill="${CARD}" stroke="${INK_BLACK}" stroke-width="1.2"/>` +
    `<g transform="translate(0 .6)">${sign}</g>`
  );
}
