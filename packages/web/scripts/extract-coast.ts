import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import {
  AMERICA_HEIGHT,
  AMERICA_WIDTH,
  onAmerica,
} from '@bivouac/blitzkrieg/art/america-projection.ts';
import { HORIZON, project } from '@bivouac/blitzkrieg/art/globe.ts';
import { cut } from '@bivouac/normandy/art/cover-cells.ts';
import { HEIGHT, WIDTH } from '@bivouac/table/art/cover/window.ts';
import { distanceToLine, type Point } from '@bivouac/table/art/geometry.ts';
import { polygon } from '@bivouac/table/art/path.ts';
import { feature } from 'topojson-client';

// Prepares coasts of the Blitzkrieg! cover and of Nippon's map from Natural Earth (public domain,
// through world-atlas): projected, simplified to what is seen, a few kilobytes. Run it after a change;
// its packages serve nothing else and are not installed with the project:
//   npm install --no-save world-atlas@2 topojson-client@3 && node packages/web/scripts/extract-coast.ts

interface CoastMap {
  readonly file: string;
  readonly about: string;
  readonly name: string;
  readonly atlas: string;
  readonly width: number;
  readonly height: number;
  /** How far a simplified coast may lie from the true one, in units of the map. */
  readonly tolerance: number;
  /** Islands smaller than this are left out. */
  readonly smallest: number;
  /** Whether land that leaves the horizon is cut there, or left out as a whole. */
  readonly isCut: boolean;
  /** Where a place lies, and null beyond the horizon. */
  place(longitude: number, latitude: number): Point | null;
}

const MAPS: readonly CoastMap[] = [
  {
    file: 'covers/coast.generated.ts',
    about: 'Land on the window of a cover, seen from above Asia.',
    name: 'COAST',
    atlas: 'land-110m',
    width: WIDTH,
    height: HEIGHT,
    tolerance: 0.6,
    smallest: 2.5,
    isCut: false,
    place(longitude, latitude) {
      const { at, away } = project(longitude, latitude);
      return away <= HORIZON ? at : null;
    },
  },
  {
    file: 'blitzkrieg/america.generated.ts',
    about: "Land on the sheet of Nippon's map.",
    name: 'AMERICAN_COAST',
    atlas: 'land-50m',
    width: AMERICA_WIDTH,
    height: AMERICA_HEIGHT,
    tolerance: 0.9,
    smallest: 14,
    isCut: true,
    // The far side of the globe would be turned inside out.
    place: (longitude, latitude) =>
      longitude < -30 && latitude > -10 && latitude < 75 ? onAmerica([longitude, latitude]) : null,
  },
];

type Position = readonly number[];

type Geometry =
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] };

const require = createRequire(import.meta.url);

function ringsOf(atlas: string): Position[][] {
  const topology = JSON.parse(readFileSync(require.resolve(`world-atlas/${atlas}.json`), 'utf8'));
  const land = feature(topology, topology.objects.land) as unknown as {
    features?: { geometry: Geometry }[];
    geometry?: Geometry;
  };
  const geometries = land.features?.map(({ geometry }) => geometry) ?? [land.geometry as Geometry];
  return geometries.flatMap((geometry) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  );
}

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
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first] = points;
  const last = points[points.length - 1];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  let farthest = 0;
  let reach = 0;
  points.forEach((point, i) => {
    const away = distanceToLine(point, [first, last]);
    if (away > reach) [farthest, reach] = [i, away];
  });
  if (reach <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}

function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const half = Math.floor(ring.length / 2);
  const [first] = ring;
  if (first === undefined) return [];
  return [
    ...simplify(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplify([...ring.slice(half), first], tolerance).slice(0, -1),
  ];
}

const area = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** The part within the window, with some room for the stroke of the coast. */
const inWindow = (ring: readonly Point[], { width, height }: CoastMap): Point[] =>
  [
    [-1, 0, 12],
    [0, -1, 12],
    [1, 0, width + 12],
    [0, 1, height + 12],
  ].reduce<Point[]>((rest, [a = 0, b = 0, c = 0]) => cut(rest, a, b, c), [...ring]);

function placed(ring: readonly Position[], map: CoastMap): Point[] {
  const places = dense(ring).map(([x = 0, y = 0]) => map.place(x, y));
  const near = places.filter((place) => place !== null);
  return map.isCut || near.length === places.length ? near : [];
}

for (const map of MAPS) {
  const coast = ringsOf(map.atlas)
    .map((ring) => simplifyRing(inWindow(placed(ring, map), map), map.tolerance))
    .filter((ring) => ring.length > 2 && area(ring) > map.smallest)
    .map(polygon)
    .join('');
  writeFileSync(
    fileURLToPath(new URL(`../src/art/${map.file}`, import.meta.url)),
    `// Written by scripts/extract-coast.ts from Natural Earth (public domain); do not edit.

/** ${map.about} */
export const ${map.name} =
  '${coast}';
`,
  );
}
