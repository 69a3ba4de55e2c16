import { type HexBoard, hexBoard, line, OFF_BOARD } from '@bivouac/board';
import { idOf, idsBelow, nth, type Seat } from '@bivouac/kernel';
import { type HexId, NO_HEX } from './ids.ts';

// The battlefield: 13 by 9 hexes in three sections (Bitevní pole). The allied army sits at the
// bottom (row 8), the French at the top (row 0).

export const BOARD: HexBoard = hexBoard();
export const HEXES = BOARD.size;

const all = <T>(make: (hex: HexId) => T): readonly T[] =>
  idsBelow<'hex'>(HEXES).map((hex) => make(hex));

/** Row letter from the top, then the place in the row: `a1` to `i13`. */
export const HEX_NAMES: readonly string[] = all(
  (hex) => `${'abcdefghi'[BOARD.rowOf(hex)]}${BOARD.colOf(hex) + 1}`,
);

export const ROW_OF: readonly number[] = all(BOARD.rowOf);
export const NEIGHBOURS: readonly (readonly HexId[])[] = all((hex) =>
  BOARD.neighbours(hex).map(idOf<'hex'>),
);

const NOWHERE: readonly HexId[] = [];
export const neighboursOf = (hex: HexId): readonly HexId[] => NEIGHBOURS[hex] ?? NOWHERE;

/** Distances, one flat table: it is asked for all the time. */
const DISTANCES: readonly number[] = all((a) => all((b) => BOARD.distance(a, b))).flat();
export const distance = (a: HexId, b: HexId): number => DISTANCES[a * HEXES + b] ?? 0;

export const LEFT = 0;
export const RIGHT = 2;
export const SECTIONS = ['left', 'centre', 'right'] as const;

/**
 * Facts 1: hexes that a dotted line cuts belong to the flank and to the centre.
 * @rule napoleonics/orders
 */
function sectionMask(hex: HexId): number {
  const col = BOARD.colOf(hex);
  const isCut = BOARD.rowOf(hex) % 2 === 1;
  const first = isCut ? 3 : 4;
  return (col <= 3 ? 1 : 0) | (col >= first && col <= 8 ? 2 : 0) | (col >= (isCut ? 8 : 9) ? 4 : 0);
}

const FROM_BELOW = all(sectionMask);
const FROM_ABOVE = FROM_BELOW.map((mask) => (mask & 2) | ((mask & 1) << 2) | (mask >> 2));
/** Bit 0 left, bit 1 centre, bit 2 right, as that seat sees the field. */
export const sectionsOf = (seat: Seat, hex: HexId): number =>
  (seat === 0 ? FROM_BELOW[hex] : FROM_ABOVE[hex]) ?? 0;
export const isInSection = (seat: Seat, hex: HexId, section: number): boolean =>
  ((sectionsOf(seat, hex) >> section) & 1) === 1;

const ROWS = BOARD.rowLengths.map((_, row) => BOARD.spacesInRow(row).map(idOf<'hex'>));
export const hexesInRow = (row: number): readonly HexId[] => nth(ROWS, row);
export const homeRow = (seat: Seat): number => (seat === 0 ? 8 : 0);
/** The row just in front of the home row. */
export const secondRow = (seat: Seat): number => (seat === 0 ? 7 : 1);

const towards = (step: number): readonly (readonly HexId[])[] =>
  all((hex) => neighboursOf(hex).filter((to) => BOARD.rowOf(to) === BOARD.rowOf(hex) + step));
const BACK = [towards(1), towards(-1)] as const;
/** The one or two hexes one step nearer to a side's own edge (Ústup); none on the home row. */
export const backOf = (seat: Seat, hex: HexId): readonly HexId[] =>
  (seat === 0 ? BACK[0][hex] : BACK[1][hex]) ?? NOWHERE;

/** Puts a short list of hexes in ascending order, in place. */
export function sortHexes(hexes: HexId[]): HexId[] {
  for (let i = 1; i < hexes.length; i++) {
    const hex = hexes[i] ?? NO_HEX;
    let at = i;
    while (at > 0 && (hexes[at - 1] ?? NO_HEX) > hex) {
      hexes[at] = hexes[at - 1] ?? NO_HEX;
      at -= 1;
    }
    hexes[at] = hex;
  }
  return hexes;
}

/** No weapon reaches further. */
export const LONGEST_RANGE = 5;

/** One hex, or the two on both sides of an edge. */
type Step = readonly HexId[];
const lineBetween = (a: HexId, b: HexId): readonly Step[] =>
  line(BOARD, a, b)
    .slice(1, -1)
    .map((step) => step.map(idOf<'hex'>));
/** Kept for all pairs in range of a weapon; further ones are rarely asked for. */
const BETWEEN: readonly (readonly Step[] | null)[] = all((a) =>
  all((b) => (distance(a, b) > LONGEST_RANGE ? null : lineBetween(a, b))),
).flat();
/** The hexes strictly between two, step by step; a pair where the line runs along an edge. */
export const between = (a: HexId, b: HexId): readonly Step[] =>
  BETWEEN[a * HEXES + b] ?? lineBetween(a, b);

export { OFF_BOARD };
