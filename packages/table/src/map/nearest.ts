export type Direction = 'up' | 'down' | 'left' | 'right';

const AXES: { readonly [D in Direction]: readonly [number, number] } = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * The nearest place in that direction: what lies aside counts double, and what lies further aside
 * than `cone` times ahead does not count at all. Null at the edge of the map.
 */
export function nearest<P extends MapPoint>(
  places: readonly P[],
  here: MapPoint,
  direction: Direction,
  cone = 1,
): P | null {
  const [dx, dy] = AXES[direction];
  let best: { place: P; cost: number } | null = null;
  for (const place of places) {
    const [x, y] = [place.x - here.x, place.y - here.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0 || aside > ahead * cone) continue;
    const cost = ahead + 2 * aside;
    // Of two that are equally near, the one further left or up: the same key always does the same.
    if (best === null || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? null;
}
