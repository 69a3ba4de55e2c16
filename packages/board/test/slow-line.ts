/**
 * The line of sight once more, slow and by another way: each hex of a wide area is judged by the
 * side of the line on which its six corners lie. Corners on both sides: the line cuts the hex. Two on
 * the line and none beyond: it runs along an edge. One: it only touches. All in integers, with
 * coordinates times three, since a corner is the middle of three centres.
 */
export type Axial = { readonly q: number; readonly r: number };

const CORNERS: readonly Axial[] = [
  { q: 2, r: -1 },
  { q: 1, r: 1 },
  { q: -1, r: 2 },
  { q: -2, r: 1 },
  { q: -1, r: -1 },
  { q: 1, r: -2 },
];

type Relation = 'cut' | 'edge' | 'none';

/** Sign of the turn from a to b to the point: which side of the line it is on. */
function sideOf(direction: Axial, point: Axial): number {
  return Math.sign(direction.q * point.r - direction.r * point.q);
}

function relationOf(direction: Axial, hex: Axial): Relation {
  const sides = CORNERS.map((corner) =>
    sideOf(direction, { q: 3 * hex.q + corner.q, r: 3 * hex.r + corner.r }),
  );
  if (sides.includes(1) && sides.includes(-1)) return 'cut';
  return sides.filter((side) => side === 0).length === 2 ? 'edge' : 'none';
}

/** How far along the line the hex lies: the scalar product of cube coordinates. */
function progress(direction: Axial, hex: Axial): number {
  const directionS = -direction.q - direction.r;
  return direction.q * hex.q + direction.r * hex.r + directionS * (-hex.q - hex.r);
}

/** Both ends included; hexes at the same place along the line are the two sides of an edge. */
export function slowLine(a: Axial, b: Axial): Axial[][] {
  const direction = { q: b.q - a.q, r: b.r - a.r };
  const end = progress(direction, direction);
  if (end === 0) return [[a]];
  const steps = new Map<number, Axial[]>();
  const reach = Math.abs(direction.q) + Math.abs(direction.r) + 1;
  for (let q = -reach; q <= reach; q += 1) {
    for (let r = -reach; r <= reach; r += 1) {
      const along = progress(direction, { q, r });
      if (along < 0 || along > end || relationOf(direction, { q, r }) === 'none') continue;
      const hexes = steps.get(along) ?? [];
      hexes.push({ q: q + a.q, r: r + a.r });
      steps.set(along, hexes);
    }
  }
  return [...steps.keys()].sort((x, y) => x - y).map((along) => steps.get(along) ?? []);
}
