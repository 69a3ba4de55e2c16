import { along, distance, type Point, pick, pickRound } from '@bivouac/table/art/geometry.ts';
import { around, centreOf, cornersOf, sideCorner } from './hex.ts';

// Hexes of one kind that touch are drawn as one piece of country.

/** Pieces that hang together. */
export function groupsOf(hexes: readonly number[]): number[][] {
  const left = new Set(hexes);
  const groups: number[][] = [];
  for (const first of hexes) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (let i = 0; i < group.length; i++) {
      for (const near of around(pick(group, i))) if (left.delete(near)) group.push(near);
    }
    groups.push(group);
  }
  return groups;
}

const nameOf = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** The outlines of a group, clockwise; holes run the other way. */
export function outlinesOf(hexes: readonly number[]): Point[][] {
  const inside = new Set(hexes);
  const sides = new Map<string, { from: Point; to: string }>();
  for (const hex of hexes) {
    const corners = cornersOf(centreOf(hex));
    around(hex).forEach((near, direction) => {
      if (inside.has(near)) return;
      const from = pickRound(corners, sideCorner(direction));
      const to = pickRound(corners, sideCorner(direction) + 1);
      sides.set(nameOf(from), { from, to: nameOf(to) });
    });
  }
  const outlines: Point[][] = [];
  for (const start of [...sides.keys()]) {
    const outline: Point[] = [];
    let at = start;
    for (let side = sides.get(at); side !== undefined; side = sides.get(at)) {
      sides.delete(at);
      outline.push(side.from);
      at = side.to;
    }
    if (outline.length > 0) outlines.push(outline);
  }
  return outlines;
}

/** Cuts corners (Chaikin), the first time only a little, so that a hex stays a hex. */
function rounded(points: readonly Point[], first: number): Point[] {
  let now = [...points];
  for (const share of [first, 0.25, 0.25]) {
    now = now.flatMap((point, i) => {
      const next = pickRound(now, i + 1);
      return [along(point, next, share), along(point, next, 1 - share)];
    });
  }
  return now;
}

/** Points at equal distances along a closed line. */
function evenly(points: readonly Point[], step: number): Point[] {
  const even: Point[] = [];
  let due = 0;
  points.forEach((point, i) => {
    const next = pickRound(points, i + 1);
    const length = distance(point, next);
    while (due < length) {
      even.push(along(point, next, due / length));
      due += step;
    }
    due -= length;
  });
  return even;
}

/** A soft closed line with the way inwards at each of its points. */
export interface Rim {
  readonly points: readonly Point[];
  readonly inwards: readonly Point[];
}

export function rimOf(outline: readonly Point[], step: number, softness = 0.13): Rim {
  const points = evenly(rounded(outline, softness), step);
  const inwards = points.map((_, i): Point => {
    const [ax, ay] = pickRound(points, i - 2);
    const [bx, by] = pickRound(points, i + 2);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [-(by - ay) / length, (bx - ax) / length];
  });
  return { points, inwards };
}

/** The rim moved inwards, by as much as each point says. */
export const inset = ({ points, inwards }: Rim, by: (index: number) => number): Point[] =>
  points.map(([x, y], i) => {
    const [nx, ny] = pick(inwards, i);
    return [x + nx * by(i), y + ny * by(i)];
  });
