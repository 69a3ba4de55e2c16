import type { Point } from '@bivouac/table/art/geometry.ts';
import { distance, pick } from '@bivouac/table/art/geometry.ts';
import { tree } from '@bivouac/table/art/land.ts';
import { path, polygon } from '@bivouac/table/art/path.ts';
import { randomFrom } from '@bivouac/table/art/random.ts';
import { centreOf, HEX_RADIUS, HEX_WIDTH } from './hex.ts';
import { groupsOf, inset, outlinesOf, rimOf } from './region.ts';

const TREES = 30;
/** The nearest that two trees stand. */
const APART = 10.2;

/** Woods: the floor of each piece, then its trees, the nearer over the farther. */
export function woodsArt(hexes: readonly number[]): string {
  const floors = groupsOf(hexes).flatMap((group) =>
    outlinesOf(group).map((outline) => {
      const rim = rimOf(outline, 3, 0.14);
      const seed = pick(group, 0);
      const edge = (i: number): number =>
        1.6 + Math.sin(i * 0.35 + seed) * 1.6 + Math.sin(i * 0.83) * 1.3;
      return path(polygon(inset(rim, edge)), { fill: '#a3ab6c' });
    }),
  );
  return floors.join('') + hexes.map(grove).join('');
}

function grove(hex: number): string {
  const random = randomFrom(hex * 97 + 1);
  const [x, y] = centreOf(hex);
  const places: Point[] = [];
  for (let tries = 0; tries < 500 && places.length < TREES; tries++) {
    const px = (random() * 2 - 1) * HEX_WIDTH * 0.47;
    const py = (random() * 2 - 1) * HEX_RADIUS * 0.94;
    if (Math.abs(py) > HEX_RADIUS * 0.9 - Math.abs(px) * 0.52) continue;
    const place: Point = [x + px, y + py];
    if (places.every((other) => distance(other, place) > APART)) places.push(place);
  }
  return places
    .sort((a, b) => a[1] - b[1])
    .map((place) => tree(random, place, 6 + random() * 2))
    .join('');
}
