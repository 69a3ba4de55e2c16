import { type HexBoard, hexBoard, type LineStep, line, OFF_BOARD } from '@bivouac/board';

// The battlefield: 13 by 9 hexes in three sections (Bitevní pole). The allied army sits at the
// bottom (row 8), the French at the top (row 0).

export const BOARD: HexBoard = hexBoard();
export const HEXES = BOARD.size;

const all = <T>(make: (hex: number) => T): readonly T[] =>
  Array.from({ length: HEXES }, (_, hex) => make(hex));

/** Row letter from the top, then the place in the row: `a1` to `i13`. */
export const HEX_NAMES: readonly string[] = all(
  (hex) => `${'abcdefghi'[BOARD.rowOf(hex)]}${BOARD.colOf(hex) + 1}`,
);

export const ROW_OF: readonly number[] = all(BOARD.rowOf);
export const NEIGHBOURS: readonly (readonly number[])[] = all(BOARD.neighbours);

/** Distances, one flat table: it is asked for all the time. */
const DISTANCES: readonly number[] = all((a) => all((b) => BOARD.distance(a, b))).flat();
export const distance = (a: number, b: number): number => DISTANCES[a * HEXES + b] as number;

export const LEFT = 0;
export const RIGHT = 2;
export const SECTIONS = ['left', 'centre', 'right'] as const;

/**
 * Facts 1: hexes that a dotted line cuts belong to the flank and to the centre.
 * @rule napoleonics/orders
 */
function sectionMask(hex: number): number {
  const col = BOARD.colOf(hex);
  const isCut = BOARD.rowOf(hex) % 2 === 1;
  const first = isCut ? 3 : 4;
  return (col <= 3 ? 1 : 0) | (col >= first && col <= 8 ? 2 : 0) | (col >= (isCut ? 8 : 9) ? 4 : 0);
}

const FROM_BELOW = all(sectionMask);
const FROM_ABOVE = FROM_BELOW.map((mask) => (mask & 2) | ((mask & 1) << 2) | (mask >> 2));
/** Bit 0 left, bit 1 centre, bit 2 right, as that seat sees the field. */
export const sectionsOf = (seat: number, hex: number): number =>
  (seat === 0 ? FROM_BELOW : FROM_ABOVE)[hex] as number;
export const isInSection = (seat: number, hex: number, section: number): boolean =>
  ((sectionsOf(seat, hex) >> section) & 1) === 1;

export const homeRow = (seat: number): number => (seat === 0 ? 8 : 0);
/** The row just in front of the home row. */
export const secondRow = (seat: number): number => (seat === 0 ? 7 : 1);

const towards = (step: number): readonly (readonly number[])[] =>
  all((hex) => BOARD.neighbours(hex).filter((to) => BOARD.rowOf(to) === BOARD.rowOf(hex) + step));
const BACK = [towards(1), towards(-1)] as const;
/** The one or two hexes one step nearer to a side's own edge (Ústup); none on the home row. */
export const backOf = (seat: number, hex: number): readonly number[] =>
  BACK[seat as 0 | 1][hex] as readonly number[];

/** Puts a short list of hexes in ascending order, in place. */
export function sortHexes(hexes: number[]): number[] {
  for (let i = 1; i < hexes.length; i++) {
    const hex = hexes[i] as number;
    let at = i;
    while (at > 0 && (hexes[at - 1] as number) > hex) {
      hexes[at] = hexes[at - 1] as number;
      at -= 1;
    }
    hexes[at] = hex;
  }
  return hexes;
}

/** No weapon reaches further. */
export const LONGEST_RANGE = 5;

const lineBetween = (a: number, b: number): readonly LineStep[] => line(BOARD, a, b).slice(1, -1);
/** Kept for all pairs in range of a weapon; further ones are rarely asked for. */
const BETWEEN: readonly (readonly LineStep[] | null)[] = all((a) =>
  all((b) => (distance(a, b) > LONGEST_RANGE ? null : lineBetween(a, b))),
).flat();
/** The hexes strictly between two, step by step; a pair where the line runs along an edge. */
export const between = (a: number, b: number): readonly LineStep[] =>
  BETWEEN[a * HEXES + b] ?? lineBetween(a, b);

export { OFF_BOARD };
