import { num } from '@bivouac/table/art/path.ts';
import { ICONS } from './icons.generated.ts';

// The little men and beasts on the blocks. `fg` is their colour, `bg` that of what lies behind them.

/** In a box of 15 by 34. */
const soldiers = {
  line: (fg: string, bg: string): string =>
    `<g fill="${fg}"><path d="M13 .6l.55 6.2.5 14.4h-1.7l-.1-14.2z"/><path d="M4.5 2.1Q7.5 1 10.5 2.1L10 6.6H5z"/><path d="M4.9 6.4h5.4q.5 0 .5.6t-.5.6H4.9q-.5 0-.5-.6t.5-.6"/><path d="M5.3 7.6h4.4v1.7a2.2 2.2 0 0 1-4.4 0z"/><path d="M3 13.4Q3.2 11.7 5.4 11.5h4.2q2.2.2 2.6 1.9l1.4 7-1.6.6-1-3.4-.3 4.6H4.3L4 17.6l-.7 4.2-1.7-.4z"/><path d="M4.3 21.6h6.4l.5 11.6H8.3L7.8 24h-.6l-.5 9.2H3.8z"/></g><path d="M4.9 11.6l5.4 8.2M10.1 11.6l-5.4 8.2" stroke="${bg}" fill="none"/>`,
  light: (fg: string, bg: string): string =>
    `<g fill="${fg}"><path d="M.8 22.4l.9 1.3L14.5 8.9l-1-1z"/><path d="M4.7 3.2q2.8-.9 5.6 0L9.8 7H5.1z"/><path d="M4.9 6.7h5.4q.5 0 .5.6t-.5.6H4.9q-.5 0-.5-.6t.5-.6"/><path d="M9.1 3.2Q8.4.9 9.9.2q1.6.5.8 3z"/><path d="M5.3 7.9h4.4v1.6a2.2 2.2 0 0 1-4.4 0z"/><path d="M3 13.6q.3-1.7 2.4-1.9h4.2q2.1.2 2.5 1.9l.2 4.6-1.5.3.1 3.6H4.2l-.1-3.8-1.6 0z"/><path d="M4.2 21.7h6.7l2.6 11.2h-3L7.7 24.4 4.4 33H1.5z"/></g><path d="M10 11.9L4.9 20" stroke="${bg}"/>`,
} as const;

export type Soldier = keyof typeof soldiers;

export const soldier = (
  kind: Soldier,
  x: number,
  y: number,
  height: number,
  fg: string,
  bg: string,
): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${Math.round((height / 34) * 1000) / 1000})">${soldiers[kind](fg, bg)}</g>`;

/** A galloping horseman in a box of 30 by 24, facing right. */
const HORSE =
  'M4.8 12.4Q6.4 10.2 10.4 10.6L18.2 10.6Q20 8.4 20.6 5.6 21 3.4 22.2 2L22.6 3.2Q24 3.4 24.6 4.8L28.2 8.4Q28.6 9.8 27.2 10.4L25.6 10Q24.4 9.4 23.8 9.6 24 12.4 22.8 14.2L26.6 14.4Q27.8 14.6 27.4 15.8L25.8 19.6 24 19 25 16.4 21.8 16.6 21.5 19 21.9 22.4 23 23.6 19.8 23.6 19.3 19 18.6 16.4Q15 17.2 11.8 16.2L10.6 18.2 11.1 22.3 12.2 23.6 9 23.6 8.1 18.4 7.8 17 6.1 18.8 5.5 22.4 6.4 23.6 3.2 23.6 3.3 18.4 4.4 15.8Q3.6 14.4 4.1 13.4 2.4 14 2.2 18.6-.4 13.4 4.8 12.4Z';
const RIDER =
  'M11.6 12L12.2 6.8Q12.3 5.4 13.7 5.2L15.1 5.2Q16.5 5.4 16.5 6.8L16.6 11.2 18.8 16.6 17 17.8 14.4 12.6ZM12.7 3.3H15.9V4.3A1.6 1.6 0 0 1 12.7 4.3ZM12.2.2Q14.3-.6 16.4.2L16 2.8H12.6ZM15.8 5.8L18.9 3.6 19.7 4.6 16.6 8ZM18.6 4.4Q19.8 1.4 18.6-1.6 21.6 1 20 4.8Z';

const flipped = (x: number, y: number, size: number, box: number, isFlipped: boolean): string => {
  const scale = Math.round((size / box) * 1000) / 1000;
  return `translate(${num(isFlipped ? x + size : x)} ${num(y)}) scale(${isFlipped ? -scale : scale} ${scale})`;
};

export const horseman = (
  x: number,
  y: number,
  width: number,
  fg: string,
  bg: string,
  isFlipped: boolean,
): string =>
  `<g transform="${flipped(x, y, width, 30, isFlipped)}" fill="${fg}"><path d="${HORSE}"/><path d="${RIDER}" stroke="${bg}" stroke-width=".9" paint-order="stroke"/></g>`;

/** An icon of the set in a square of that size. */
export const icon = (
  name: keyof typeof ICONS,
  x: number,
  y: number,
  size: number,
  fill: string,
  isFlipped = false,
): string =>
  `<path transform="${flipped(x, y, size, 512, isFlipped)}" d="${ICONS[name]}" fill="${fill}"/>`;

/** Head and shoulders from afar, as they stand in a square. */
export const head = (x: number, y: number, fill: string): string =>
  `<g transform="translate(${num(x)} ${num(y)})" fill="${fill}"><path d="M-2.3-4.6q2.3-.9 4.6 0l-.4 3.6h-3.8z"/><path d="M-1.9-.6h3.8v1a1.9 1.9 0 0 1-3.8 0z"/><path d="M-3.6 5q0-2.6 2.4-2.7h2.4q2.4.1 2.4 2.7z"/></g>`;

/** A general's hat, 32 wide. */
export const bicorne = (x: number, y: number, width: number, fg: string, bg: string): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${Math.round((width / 32) * 1000) / 1000})"><path d="M.5 13.5Q3 13 5.5 9.2 10 1.8 16 1.8t10.5 7.4q2.5 3.8 5 4.3-2.4 3.3-7.5 2.6-4-1.2-8-1.2t-8 1.2q-5.1.7-7.5-2.6z" fill="${fg}"/><circle cx="16" cy="7.6" r="2.6" fill="${bg}"/><circle cx="16" cy="7.6" r="1.1" fill="${fg}"/></g>`;

/** A soldier's shako and shoulders in a box of 24: the sign of infantry on dice and cards. */
export const shako = (fg: string, bg: string): string =>
  `<g fill="${fg}"><path d="M6.8 4.9Q12 3 17.2 4.9L16.2 10.2H7.8z"/><path d="M7.8 9.9h9q.9 0 .9.9t-.9.9h-9q-.9 0-.9-.9t.9-.9"/><path d="M10.6 4V1.8q1.4-1 2.8 0V4z"/><path d="M8.7 11.8h6.6v1.6a3.3 3.3 0 0 1-6.6 0z"/><path d="M3 21.9q-.2-4.6 5.2-5h7.6q5.4.4 5.2 5z"/></g><path d="M7.8 16.8l6.8 5.2M16.2 16.8l-6.8 5.2" stroke="${bg}" stroke-width="1.5"/>`;
