/**
 * Straight lines from hex centre to hex centre, in integers only.
 *
 * With x = q - r, y = r - s, z = s - q (sum 0) a hex with centre c is |x - cx| <= 1, |y - cy| <= 1,
 * |z - cz| <= 1. The integer points are the centres (x, y, z equal modulo 3) and the corners (the
 * rest). A line in direction (dx, dy, dz) leaves a hex through the side it meets first: side x at
 * time (1 ± cx) / |dx|, with cx counted from the start, and so on; fractions, compared by
 * multiplying across. Two sides met at the same time are a corner. Hence:
 *
 * - Along an edge. An edge lies on x, y or z constant, and from a centre the line does so only if
 *   dx, dy or dz is 0. Then it goes corner to corner through a hex and along the edge between two
 *   in turn: hex, pair, hex, pair, hex.
 * - Through a corner, not along an edge (first for q, r = 4, 1). Three hexes of 120 degrees meet
 *   there. The line passes from one to another by the side it meets more steeply, which is the
 *   greater of |dx|, |dy|, |dz|; equal ones are the edge case. The third hex is touched in a point
 *   and is not on the line.
 * - Any other hex of the line is cut, be it only near a corner: between 0, 0 and q, r = 3, 1 lie
 *   four cut hexes although the distance is 4. Sampling one point per step of distance, the usual
 *   method, takes two of them for an edge pair and so sees too much; it is not used here.
 */
import { OFF_BOARD } from './grid.ts';
import type { Cube, HexBoard } from './hex.ts';

/**
 * One hex, or the two beside an edge that the line runs along, lower index first. `OFF_BOARD` where
 * the board has no hex.
 */
export type LineStep = readonly [number] | readonly [number, number];

/** Told the hex, or both hexes of a pair, of each step between the ends. False ends the walk. */
type Visit = (side: number, otherSide: number | undefined) => boolean;

/** The whole line in order, both ends included, so that a game with hills can judge each step. */
export function line(board: HexBoard, a: number, b: number): readonly LineStep[] {
  const start = board.cubeOf(a);
  const end = board.cubeOf(b);
  if (start === undefined || end === undefined) return [];
  const steps: LineStep[] = [[a]];
  walk(board, start, end, (side, otherSide) => {
    if (otherSide === undefined) steps.push([side]);
    else steps.push(side < otherSide ? [side, otherSide] : [otherSide, side]);
    return true;
  });
  if (a !== b) steps.push([b]);
  return steps;
}

/** A pair blocks only when both its hexes do; outside the board blocks (Napoleonics facts 4.5). */
export function isBlockedStep(step: LineStep, blocks: (space: number) => boolean): boolean {
  return step.every((space) => space === OFF_BOARD || blocks(space));
}

/**
 * Does nothing strictly between the two hexes block the line? What stands in the two themselves is
 * not asked, so a hex sees itself and its neighbours. False when either is not on the board.
 */
export function isClear(
  board: HexBoard,
  a: number,
  b: number,
  blocks: (space: number) => boolean,
): boolean {
  const start = board.cubeOf(a);
  const end = board.cubeOf(b);
  if (start === undefined || end === undefined) return false;
  const isBlocker = (space: number): boolean => space === OFF_BOARD || blocks(space);
  return walk(
    board,
    start,
    end,
    (side, otherSide) => !isBlocker(side) || (otherSide !== undefined && !isBlocker(otherSide)),
  );
}

/** Visits the steps strictly between the ends; false when a visit ended it. */
function walk(board: HexBoard, start: Cube, end: Cube, visit: Visit): boolean {
  const dq = end.q - start.q;
  const dr = end.r - start.r;
  const ds = end.s - start.s;
  if (dq === dr || dr === ds || ds === dq) return walkEdges(board, start, end, visit);
  return walkSides(board, start, end, visit);
}

/** The change is m times 1, 1, -2 in some order and sign, that is two unit steps m times. */
function walkEdges(board: HexBoard, start: Cube, end: Cube, visit: Visit): boolean {
  const dq = end.q - start.q;
  const dr = end.r - start.r;
  const pairs = Math.min(Math.abs(dq), Math.abs(dr), Math.abs(end.s - start.s));
  if (pairs === 0) return true;
  const uq = dq / pairs;
  const ur = dr / pairs;
  // Rounding q up and r down splits each of the six diagonals into its two unit steps.
  const sideQ = (uq + 1) >> 1;
  const sideR = ur >> 1;
  for (let i = 0; i < pairs; i += 1) {
    const q = start.q + i * uq;
    const r = start.r + i * ur;
    if (i > 0 && !visit(board.atAxial(q, r), undefined)) return false;
    const side = board.atAxial(q + sideQ, r + sideR);
    const otherSide = board.atAxial(q + uq - sideQ, r + ur - sideR);
    if (!visit(side, otherSide)) return false;
  }
  return true;
}

/** From hex to hex through the side met first; q and r count from the start. */
function walkSides(board: HexBoard, start: Cube, end: Cube, visit: Visit): boolean {
  const dq = end.q - start.q;
  const dr = end.r - start.r;
  const dx = dq - dr;
  const dy = dq + 2 * dr;
  const dz = -2 * dq - dr;
  const [mx, my, mz] = [Math.abs(dx), Math.abs(dy), Math.abs(dz)];
  const [sx, sy, sz] = [Math.sign(dx), Math.sign(dy), Math.sign(dz)];
  let q = 0;
  let r = 0;
  while (true) {
    const nx = 1 + sx * (q - r);
    const ny = 1 + sy * (q + 2 * r);
    const nz = 1 + sz * (-2 * q - r);
    const isXBeforeY = isSooner(nx, mx, ny, my);
    if (isXBeforeY && isSooner(nx, mx, nz, mz)) {
      q += sx;
      r -= sx;
    } else if (!isXBeforeY && isSooner(ny, my, nz, mz)) {
      r += sy;
    } else {
      q -= sz;
    }
    if (q === dq && r === dr) return true;
    if (!visit(board.atAxial(start.q + q, start.r + r), undefined)) return false;
  }
}

/** n1 / m1 < n2 / m2, at a corner m1 > m2. Off the edge lines never equal in both. */
function isSooner(n1: number, m1: number, n2: number, m2: number): boolean {
  const difference = n1 * m2 - n2 * m1;
  return difference < 0 || (difference === 0 && m1 > m2);
}
