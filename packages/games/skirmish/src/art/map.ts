import type { Extent } from '@bivouac/table/frame/table-layout.ts';
import { box } from '../rules/index.ts';

// The map as numbers and strings of SVG. Drawings know nothing of the page, so tests and covers can use them, too.

/** The frame of an area; its centre is at 0, 0. */
export const AREA: Extent = { width: 216, height: 132 };
export const LANDSCAPE: Extent = { width: 900, height: 540 };
const PORTRAIT: Extent = { width: 520, height: 780 };

/** The size of the map as it lies in a window that is wider than high, or higher than wide. */
export const mapSize = (isUpright: boolean): Extent => (isUpright ? PORTRAIT : LANDSCAPE);

/** Where each area lies: its step on the way from west to east (0 to 4), and its row (0 to 2). */
const PLACES: readonly (readonly [step: number, row: number])[] = [
  [0, 1],
  [1, 0],
  [1, 2],
  [2, 1],
  [3, 0],
  [3, 2],
  [4, 1],
];

/** The centre of an area. Upright, the west lies below. */
export function centreOf(area: number, isUpright: boolean): readonly [x: number, y: number] {
  const [step, row] = PLACES[area] ?? [0, 0];
  return isUpright ? [130 + row * 130, 702 - step * 156] : [130 + step * 160, 90 + row * 180];
}

/** Each pair of neighbours once. */
export const WAYS: readonly (readonly [from: number, to: number])[] = box.NEIGHBOURS.flatMap(
  (near, from) => near.flatMap((to) => (from < to ? [[from, to] as const] : [])),
);

const house = (x: number, y: number): string =>
  `<path d="M${x} ${y}v-12l10-9 10 9v12z" fill="#b5694a" stroke="#4d2a1b" stroke-width="1.5"/>`;
const tree = (x: number, y: number): string =>
  `<path d="M${x} ${y}v-10" stroke="#5b4426" stroke-width="3"/>` +
  `<circle cx="${x}" cy="${y - 17}" r="9" fill="#5d7d43" stroke="#33491f" stroke-width="1.5"/>`;
const tent = (x: number, y: number): string =>
  `<path d="M${x} ${y}l13-22 13 22z" fill="#f7f1de" stroke="#6d6753" stroke-width="1.5"/>`;

const CAMP = { ground: '#d6d3a0', sign: tent(48, -28) + tent(72, -28) };

/** The ground of each area, and its sign in the upper right corner. */
export const GROUNDS: readonly { readonly ground: string; readonly sign: string }[] = [
  CAMP,
  {
    ground: '#b4d0d3',
    sign: '<path d="M46-44q8-7 16 0t16 0 16 0M46-33q8-7 16 0t16 0 16 0" fill="none" stroke="#44798c" stroke-width="3"/>',
  },
  { ground: '#b3c48c', sign: tree(54, -27) + tree(72, -25) + tree(90, -28) },
  {
    ground: '#dccf9f',
    sign: `${house(64, -26)}<path d="M60-58l28 24m0-24l-28 24" stroke="#4d3a20" stroke-width="3"/>`,
  },
  {
    ground: '#cfc78d',
    sign: '<path d="M42-27q14-28 27-28t27 28" fill="#bda96d" stroke="#7d6a35" stroke-width="2"/>',
  },
  { ground: '#d9cba6', sign: house(46, -26) + house(72, -28) },
  CAMP,
];
