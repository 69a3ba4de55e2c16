import type { Side } from '@bivouac/table/art/palette.ts';
import { num } from '@bivouac/table/art/path.ts';
import type { Field, Ground } from './field.ts';
import { bicorne, icon, shako } from './figures.ts';
import { ALL_HEXES, cellOf, centreOf, FIELD_HEIGHT, FIELD_WIDTH, HEX_RADIUS } from './hex.ts';
import { CARD, INK_BLACK } from './ink.ts';

const STRONG = ['#1f5d8c', '#a8431c'] as const;

type Tint = readonly [dim: string, bright: string];
const TINTS: { readonly [ground in Ground]: Tint } = {
  clear: ['#f0ead6', '#d9d6a4'],
  forest: ['#d8dabb', '#8fa05d'],
  hill: ['#e6dcbc', '#c9b47c'],
  rugged: ['#dccfb4', '#a3875a'],
  town: ['#e8d3c2', '#c07a5c'],
  windmill: ['#e8d3c2', '#c07a5c'],
  river: ['#d5e0dc', '#7fabb9'],
  ford: ['#d5e0dc', '#94bcc5'],
  bridge: ['#d5e0dc', '#94bcc5'],
  quarry: ['#eee0c0', '#e0c78d'],
};

/** Width of a small map; its height follows. */
export const MAP_WIDTH = 88;
const SCALE = MAP_WIDTH / FIELD_WIDTH;
export const MAP_HEIGHT = FIELD_HEIGHT * SCALE;

/** Which thirds of the field a hex belongs to, from the left: hexes on a line belong to two. */
export function thirdsOf(hex: number): readonly boolean[] {
  const { row, col } = cellOf(hex);
  const isCut = row % 2 === 1;
  return [col <= 3, col >= (isCut ? 3 : 4) && col <= 8, col >= (isCut ? 8 : 9)];
}

function hexes(field: Field, isBright: (hex: number) => boolean): string {
  const byFill = new Map<string, string>();
  const radius = HEX_RADIUS * SCALE;
  const half = radius * 0.866;
  for (const hex of ALL_HEXES) {
    const [x, y] = centreOf(hex);
    const fill = TINTS[field.ground[hex] ?? 'clear'][isBright(hex) ? 1 : 0];
    const d = `M${num(x * SCALE)} ${num(y * SCALE - radius)}l${num(half)} ${num(radius / 2)}v${num(radius)}l${num(-half)} ${num(radius / 2)}l${num(-half)}-${num(radius / 2)}v-${num(radius)}z`;
    byFill.set(fill, (byFill.get(fill) ?? '') + d);
  }
  return [...byFill]
    .map(([fill, d]) => `<path d="${d}" fill="${fill}" stroke="#b5aa83" stroke-width=".4"/>`)
    .join('');
}

const lines = (): string =>
  `<path d="M${num(4 * 82 * SCALE)} 0v${num(MAP_HEIGHT)}M${num(9 * 82 * SCALE)} 0v${num(MAP_HEIGHT)}" stroke="${INK_BLACK}" stroke-width="1.5" stroke-dasharray="0 3.6" stroke-linecap="round"/>`;

/** Middle of each third on the small map. */
const MIDDLES = [2, 6.5, 11].map((columns) => columns * 82 * SCALE);

/** The battlefield of a section card: the thirds it speaks of in colour, with their orders. */
export function sectionMap(field: Field, side: Side, orders: readonly (number | null)[]): string {
  const marks = orders.map((count, third) => {
    if (count === null) return '';
    const x = num(MIDDLES[third] ?? 0);
    const y = MAP_HEIGHT / 2;
    const plate =
      side === 0
        ? `<circle cx="${x}" cy="${num(y)}" r="13" fill="${STRONG[0]}" stroke="${CARD}" stroke-width="2"/>`
        : `<rect x="${num(Number(x) - 12)}" y="${num(y - 12)}" width="24" height="24" rx="3" fill="${STRONG[1]}" stroke="${CARD}" stroke-width="2"/>`;
    return (
      plate +
      `<text class="art-label" x="${x}" y="${num(y + 6.6)}" font-size="18" font-weight="600" text-anchor="middle" fill="#fff">${count}</text>`
    );
  });
  return (
    hexes(field, (hex) => thirdsOf(hex).some((isIn, third) => isIn && orders[third] != null)) +
    lines() +
    marks.join('')
  );
}

/** A piece on the small map. */
export interface Dot {
  readonly hex: number;
  readonly side: Side;
  readonly isLight: boolean;
}

/** The whole field, small: for lists, and to find one's way on a phone. */
export const fieldThumb = (field: Field, dots: readonly Dot[]): string =>
  hexes(field, () => true) + lines() + dots.map(dotArt).join('');

function dotArt({ hex, side, isLight }: Dot): string {
  const [left, top] = centreOf(hex);
  const x = left * SCALE;
  const y = top * SCALE;
  const fill = isLight ? '#fffdf4' : STRONG[side];
  const edge = isLight ? STRONG[side] : '#fffdf4';
  return side === 0
    ? `<circle cx="${num(x)}" cy="${num(y)}" r="2.6" fill="${fill}" stroke="${edge}" stroke-width=".7"/>`
    : `<rect x="${num(x - 2.4)}" y="${num(y - 2.4)}" width="4.8" height="4.8" fill="${fill}" stroke="${edge}" stroke-width=".7"/>`;
}

/** The picture of a tactic card. */
export type CardSign =
  | 'infantry'
  | 'cavalry'
  | 'artillery'
  | 'bayonet'
  | 'leader'
  | 'march'
  | 'steel'
  | 'rally'
  | 'supplies'
  | 'copy'
  | 'flag';

/** On a square of 24, light on the card's dark band. */
export function cardSign(sign: CardSign): string {
  switch (sign) {
    case 'infantry':
      return shako(CARD, INK_BLACK);
    case 'cavalry':
      return icon('horseHead', 2, 2, 20, CARD);
    case 'artillery':
      return icon('cannon', 1, 1, 22, CARD);
    case 'bayonet':
      return icon('bayonet', 2, 2, 20, CARD);
    case 'leader':
      return bicorneSign();
    case 'march':
      return icon('boot', 2, 2, 20, CARD);
    case 'steel':
      return icon('sabres', 2, 2, 20, CARD);
    case 'rally':
      return icon('rally', 1, 1, 22, CARD);
    case 'supplies':
      return icon('supplies', 2, 2, 20, CARD);
    case 'copy':
      return icon('back', 2, 2, 20, CARD);
    case 'flag':
      return icon('flag', 2, 2, 20, CARD);
  }
}

const bicorneSign = (): string => bicorne(1, 5, 22, CARD, INK_BLACK);
