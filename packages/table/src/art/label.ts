import { num } from './path.ts';

/** Words in the typeface of titles, centred. The page sets the family by the class. */
export const label = (
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  weight: number,
  /** The colour around the letters, where the ground is too dark or too busy for them. */
  halo?: string,
): string =>
  `<text class="art-label" x="${num(x)}" y="${num(y)}" font-size="${num(size)}" font-weight="${weight}" ` +
  `text-anchor="middle" fill="${fill}"${halo === undefined ? '' : ` stroke="${halo}" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"`}>${text}</text>`;

/** Text that comes from outside the pictures. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
