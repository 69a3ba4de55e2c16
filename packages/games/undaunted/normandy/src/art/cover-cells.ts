import { centreOf, distance, type Point, pickRound } from '@bivouac/table/art/geometry.ts';

/** The part of a polygon where a·x + b·y ≤ c. */
export function cut(polygon: readonly Point[], a: number, b: number, c: number): Point[] {
  return polygon.flatMap((p, i) => {
    const q = pickRound(polygon, i + 1);
    const dp = a * p[0] + b * p[1] - c;
    const dq = a * q[0] + b * q[1] - c;
    const kept: Point[] = dp <= 0 ? [p] : [];
    if (dp < 0 !== dq < 0 && dp !== dq) {
      const share = dp / (dp - dq);
      kept.push([p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share]);
    }
    return kept;
  });
}

/** Cells of land round seeds (Voronoi), within a frame. */
export function cellsOf(
  seeds: readonly Point[],
  frame: readonly Point[],
  reach: number,
): Point[][] {
  return seeds.map((p) =>
    seeds.reduce<Point[]>(
      (cell, q) => {
        if (q === p || distance(p, q) > reach || cell.length === 0) return cell;
        const c = (q[0] ** 2 + q[1] ** 2 - p[0] ** 2 - p[1] ** 2) / 2;
        return cut(cell, q[0] - p[0], q[1] - p[1], c);
      },
      [...frame],
    ),
  );
}

/** A polygon drawn in from its edges. */
export function inset(polygon: readonly Point[], gap: number): Point[] {
  const centre = centreOf(polygon);
  return polygon.map((point) => {
    const length = distance(point, centre) || 1;
    const share = Math.max(0, (length - gap) / length);
    return [centre[0] + (point[0] - centre[0]) * share, centre[1] + (point[1] - centre[1]) * share];
  });
}
