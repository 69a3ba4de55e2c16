/**
 * The six ways out of a pointy-top hex, clockwise from the right as seen on the map (rows grow
 * downwards). There is a straight left and right, but no straight up or down.
 */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export const DIRECTIONS: readonly Direction[] = Object.freeze([0, 1, 2, 3, 4, 5] as const);

export const DIRECTION = Object.freeze({
  east: 0,
  southEast: 1,
  southWest: 2,
  west: 3,
  northWest: 4,
  northEast: 5,
} as const satisfies Record<string, Direction>);

/** Change of the axial coordinates by one step in each direction. */
export const AXIAL_STEPS = Object.freeze([
  { dq: 1, dr: 0 },
  { dq: 0, dr: 1 },
  { dq: -1, dr: 1 },
  { dq: -1, dr: 0 },
  { dq: 0, dr: -1 },
  { dq: 1, dr: -1 },
] as const);

/** Sixths of a circle, clockwise; negative turns back. */
export function turn(direction: Direction, sixths: number): Direction {
  return DIRECTIONS[(((direction + sixths) % 6) + 6) % 6] ?? direction;
}

export function opposite(direction: Direction): Direction {
  return turn(direction, 3);
}
