import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import { cut } from '../src/art/covers/cells.ts';
import { HORIZON, project } from '../src/art/covers/globe.ts';
import { HEIGHT, WIDTH } from '../src/art/covers/window.ts';
import { distanceToLine, type Point } from '../src/art/kit/geometry.ts';
import { polygon } from '../src/art/kit/path.ts';

// Prepares the coast of the Blitzkrieg! cover from Natural Earth (public domain, through
// world-atlas): projected, simplified to what is seen, a few kilobytes. Run it after a change:
//   node packages/web/scripts/extract-coast.ts

/** How far a simplified coast may lie from the true one, in units of the cover. */
const TOLERANCE = 0.6;
/** Islands smaller than this are left out. */
const SMALLEST = 2.5;

type Position = readonly number[];

const require = createRequire(import.meta.url);
const topology = JSON.parse(readFileSync(require.resolve('world-atlas/land-110m.json'), 'utf8'));
const land = feature(topology, topology.objects.land) as unknown as {
  features?: { geometry: Geometry }[];
  geometry?: Geometry;
};
type Geometry =
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] };

const geometries = land.features?.map(({ geometry }) => geometry) ?? [land.geometry as Geometry];
const rings = geometries.flatMap((geometry) =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
);

/** Long straight edges are bent by the projection, so they get points between. */
function dense(ring: readonly Position[]): Position[] {
  return ring.slice(0, -1).flatMap(([x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = ring[i + 1] ?? [];
    const dx = ((nextX - x + 540) % 360) - 180;
    const count = Math.max(1, Math.ceil(Math.hypot(dx, nextY - y) / 5));
    return Array.from({ length: count }, (_, k) => [
      x + (dx * k) / count,
      y + ((nextY - y) * k) / count,
    ]);
  });
}

/** Douglas and Peucker. */
function simplify(points: readonly Point[]): Point[] {
  const [first] = points;
  const last = points[points.length - 1];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  let farthest = 0;
  let reach = 0;
  points.forEach((point, i) => {
    const away = distanceToLine(point, [first, last]);
    if (away > reach) [farthest, reach] = [i, away];
  });
  if (reach <= TOLERANCE) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1)).slice(0, -1),
    ...simplify(points.slice(farthest)),
  ];
}

function simplifyRing(ring: readonly Point[]): Point[] {
  const half = Math.floor(ring.length / 2);
  const [first] = ring;
  if (first === undefined) return [];
  return [
    ...simplify(ring.slice(0, half + 1)).slice(0, -1),
    ...simplify([...ring.slice(half), first]).slice(0, -1),
  ];
}

const area = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** What lies within the window, with some room for the stroke of the coast. */
const inWindow = (ring: readonly Point[]): Point[] =>
  [
    [-1, 0, 12],
    [0, -1, 12],
    [1, 0, WIDTH + 12],
    [0, 1, HEIGHT + 12],
  ].reduce<Point[]>((rest, [a = 0, b = 0, c = 0]) => cut(rest, a, b, c), [...ring]);

const coast = rings
  .map((ring) => dense(ring).map(([x = 0, y = 0]) => project(x, y)))
  .filter((ring) => ring.every(({ away }) => away <= HORIZON))
  .map((ring) => simplifyRing(inWindow(ring.map(({ at }) => at))))
  .filter((ring) => ring.length > 2 && area(ring) > SMALLEST)
  .map(polygon)
  .join('');

const module = `// Written by scripts/extract-coast.ts from Natural Earth (public domain); do not edit.

/** Land on the window of a cover, seen from above Asia. */
export const COAST =
  '${coast}';
`;
writeFileSync(
  fileURLToPath(new URL('../src/art/covers/coast.generated.ts', import.meta.url)),
  module,
);
