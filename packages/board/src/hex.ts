import { type Board, makeBoard, OFF_BOARD } from './grid.ts';
import { AXIAL_STEPS, DIRECTIONS, type Direction } from './hex-direction.ts';

/** Cube coordinates, q + r + s = 0; q and r alone are the axial ones, and r is the row. */
export type Cube = { readonly q: number; readonly r: number; readonly s: number };

/** Pointy-top hexes in rows; odd rows stand half a hex to the right. Spaces run row by row. */
export type HexBoard = Board & {
  readonly rowLengths: readonly number[];
  /** `OFF_BOARD` for a space that is not on the board, here and in `colOf`. */
  readonly rowOf: (space: number) => number;
  readonly colOf: (space: number) => number;
  readonly at: (row: number, col: number) => number;
  /** Left to right; empty for a row that does not exist. */
  readonly spacesInRow: (row: number) => readonly number[];
  readonly cubeOf: (space: number) => Cube | undefined;
  readonly atAxial: (q: number, r: number) => number;
  /** The six neighbours in the order of `DIRECTIONS`, `OFF_BOARD` where there is none. */
  readonly around: (space: number) => readonly number[];
  readonly step: (space: number, direction: Direction) => number;
  /** Which way `to` lies, if it is a neighbour. */
  readonly findDirection: (from: number, to: number) => Direction | undefined;
};

/** Napoleonics facts 1: 13 wide, 9 rows, both baselines long, 113 hexes. */
export const STANDARD_ROW_LENGTHS: readonly number[] = Object.freeze([
  13, 12, 13, 12, 13, 12, 13, 12, 13,
]);

const NOTHING_AROUND: readonly number[] = Object.freeze(DIRECTIONS.map(() => OFF_BOARD));
const NO_SPACES: readonly number[] = Object.freeze([]);

/** Throws a RangeError when a length is not a natural number: lengths are code, not user data. */
export function hexBoard(rowLengths: readonly number[] = STANDARD_ROW_LENGTHS): HexBoard {
  const rows = rowSpaces(rowLengths);
  const at = (row: number, col: number): number =>
    row < 0 || col < 0 ? OFF_BOARD : (rows[row]?.[col] ?? OFF_BOARD);
  const atAxial = (q: number, r: number): number => at(r, q + (r >> 1));
  const rowOf = Uint16Array.from(rows.flatMap((spaces, row) => spaces.map(() => row)));
  const colOf = Uint16Array.from(rows.flatMap((spaces) => spaces.map((_, col) => col)));
  const cubes = rows.flatMap((spaces, row) => spaces.map((_, col) => cubeAt(row, col)));
  const around = cubes.map(({ q, r }) => AXIAL_STEPS.map(({ dq, dr }) => atAxial(q + dq, r + dr)));
  const neighbours = around.map((six) => six.filter((to) => to >= 0).sort((a, b) => a - b));
  return {
    ...makeBoard(neighbours, (a, b) => cubeDistance(cubes[a], cubes[b])),
    rowLengths: rows.map((spaces) => spaces.length),
    rowOf: (space) => rowOf[space] ?? OFF_BOARD,
    colOf: (space) => colOf[space] ?? OFF_BOARD,
    at,
    spacesInRow: (row) => rows[row] ?? NO_SPACES,
    cubeOf: (space) => cubes[space],
    atAxial,
    around: (space) => around[space] ?? NOTHING_AROUND,
    step: (space, direction) => around[space]?.[direction] ?? OFF_BOARD,
    findDirection: (from, to) =>
      to < 0 ? undefined : DIRECTIONS[around[from]?.indexOf(to) ?? OFF_BOARD],
  };
}

function rowSpaces(rowLengths: readonly number[]): readonly (readonly number[])[] {
  let size = 0;
  return rowLengths.map((length) => {
    if (!Number.isInteger(length) || length < 0) throw new RangeError(`row length ${length}`);
    const first = size;
    size += length;
    return Array.from({ length }, (_, col) => first + col);
  });
}

function cubeAt(row: number, col: number): Cube {
  const q = col - (row >> 1);
  return { q, r: row, s: 0 - q - row };
}

function cubeDistance(a: Cube | undefined, b: Cube | undefined): number {
  if (a === undefined || b === undefined) return Infinity;
  return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.s - b.s));
}
