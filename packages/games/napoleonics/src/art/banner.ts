import type { Side } from '@bivouac/table/art/palette.ts';
import { star } from '@bivouac/table/art/path.ts';
import { bicorne, icon, shako } from './figures.ts';
import { GOLD, INK_BLACK } from './ink.ts';

/** What won a banner, as far as it is drawn. */
export type BannerSign = 'infantry' | 'cavalry' | 'artillery' | 'leader' | 'ground' | 'exit';

/** `won` for good, `held` as long as the ground is, `free` still to be won. */
export type BannerState = 'won' | 'held' | 'free';

const STRONG = ['#1f5d8c', '#a8431c'] as const;
const CLOTH = '#f3ecd8';

function signArt(sign: BannerSign, side: Side): string {
  switch (sign) {
    case 'infantry':
      return `<g transform="translate(5 5.5) scale(.58)">${shako('#fff', STRONG[side])}</g>`;
    case 'cavalry':
      return icon('horseHead', 5.5, 7, 13, '#fff');
    case 'artillery':
      return icon('cannon', 5, 6.5, 14, '#fff');
    case 'leader':
      return bicorne(4.5, 9, 15, '#fff', STRONG[side]);
    case 'exit':
      return icon('boot', 5.5, 7, 13, '#fff');
    case 'ground':
      return `<path d="${star([12, 13.4], 6.6)}" fill="${GOLD}" stroke="${INK_BLACK}" stroke-width=".9"/>`;
  }
}

/** On a box of 24 by 32, for a dark ground. A banner that can be lost again is dashed. */
export function bannerArt(side: Side, state: BannerState, sign: BannerSign | null = null): string {
  const fill = state === 'won' ? STRONG[side] : state === 'held' ? CLOTH : 'none';
  const faint = state === 'free' ? ' opacity=".5"' : '';
  const dash = state === 'held' ? ' stroke-dasharray="3 2"' : '';
  // The second side's banner is cut straight: shape tells it too.
  const cloth =
    side === 0 ? 'M3 3.5H21V28L12 23.5 3 28Z' : 'M3 3.5H21V27L16.5 23.5 12 27 7.5 23.5 3 27Z';
  return (
    `<path d="M1 2.2H23" stroke="${CLOTH}" stroke-width="2" stroke-linecap="round"${faint}/>` +
    `<path d="${cloth}" fill="${fill}" stroke="${CLOTH}" stroke-width="1.4"${dash}${faint}/>` +
    (sign === null ? '' : signArt(sign, side))
  );
}
