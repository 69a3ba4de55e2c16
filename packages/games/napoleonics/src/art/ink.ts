import type { Seat } from '@bivouac/kernel';
import { INK, type Side } from '@bivouac/table/art/palette.ts';

/** The sides of the blocks: British and Dutch-Belgian or Portuguese troops are one side, the French the other. */
export type Nation = 'british' | 'portuguese' | 'netherlands' | 'french';

/** The allies are drawn as the first side, the French as the second. */
export const sideOf = (seat: Seat): Side => (seat === 0 ? 0 : 1);
export const sideOfNation = (nation: Nation): Side => (nation === 'french' ? 1 : 0);

export const isNation = (name: string): name is Nation => name in LETTERS;

/** The letter of a nation on its blocks; the same in both languages. */
export const LETTERS: { readonly [nation in Nation]: string } = {
  british: 'B',
  portuguese: 'P',
  netherlands: 'N',
  french: 'F',
};

export interface NationInk {
  /** The side's own colour. */
  readonly strong: string;
  /** Of the plate below the blocks. */
  readonly plate: string;
  readonly block: string;
  readonly figure: string;
  readonly edge: string;
  readonly rim: string;
}

const WHITE = '#fffdf4';
/** The blocks of the brown troops are light with dark figures: the reverse of the British. */
const LIGHT_BLOCKS: NationInk = {
  strong: '#1f5d8c',
  plate: '#ece2c6',
  block: WHITE,
  figure: '#1f5d8c',
  edge: '#123b59',
  rim: '#1f5d8c',
};

const INKS: { readonly [nation in Nation]: NationInk } = {
  british: {
    strong: '#1f5d8c',
    plate: '#d8e6ef',
    block: '#1f5d8c',
    figure: WHITE,
    edge: '#123b59',
    rim: WHITE,
  },
  portuguese: LIGHT_BLOCKS,
  netherlands: LIGHT_BLOCKS,
  french: {
    strong: '#a8431c',
    plate: '#f3ddd0',
    block: '#a8431c',
    figure: '#fff8f0',
    edge: '#6b270e',
    rim: WHITE,
  },
};

export const nationInk = (nation: Nation): NationInk => INKS[nation];
export const hasLightBlocks = (nation: Nation): boolean =>
  nation === 'portuguese' || nation === 'netherlands';
export const PAPER_WHITE = WHITE;
export const HIT = '#3d6b35';
export const { card: CARD, ink: INK_BLACK, gold: GOLD, shadow: SHADOW } = INK;
