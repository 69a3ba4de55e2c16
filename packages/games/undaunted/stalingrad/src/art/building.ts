import { rubble } from '@bivouac/table/art/buildings.ts';
import { type Box, type Point, ring, shift } from '@bivouac/table/art/geometry.ts';
import { num, pair, path, polygon, stroke } from '@bivouac/table/art/path.ts';
import { between, type Random } from '@bivouac/table/art/random.ts';
import { fire } from './ground.ts';
import { CITY, ROOFS, type RoofName } from './ink.ts';

// Buildings of the city from above: whole, damaged, destroyed. The walls stay where they were, so
// that a place is known again.

/** 0 whole, 1 damaged, 2 destroyed. */
export type Damage = 0 | 1 | 2;

/** A wing with a ridge along its longer side: left, top, right, bottom. */
export interface Plan {
  readonly wings: readonly Box[];
  readonly roof: RoofName;
  /** Skylights across instead of tiles: a factory. */
  readonly isHall?: boolean;
}

const box = ([left, top, right, bottom]: Box): string =>
  `M${pair(left, top)}H${num(right)}V${num(bottom)}H${num(left)}z`;

export function building(random: Random, plan: Plan, damage: Damage): string {
  if (damage === 2) return destroyed(random, plan);
  const standing = shadow(plan.wings) + plan.wings.map((wing) => roofOf(plan, wing)).join('');
  const chimneys =
    plan.isHall === true ? '' : plan.wings.map((wing) => chimney(random, wing)).join('');
  return standing + chimneys + (damage === 1 ? holes(random, plan) : '');
}

const shadow = (wings: readonly Box[]): string =>
  path(wings.map(box).join(''), {
    transform: 'translate(8 11)',
    fill: CITY.shade,
    opacity: '.32',
  });

function roofOf({ roof, isHall = false }: Plan, wing: Box): string {
  const [left, top, right, bottom] = wing;
  const [lit, dark, deep] = ROOFS[roof];
  const isLong = right - left >= bottom - top;
  const middle = isLong ? (top + bottom) / 2 : (left + right) / 2;
  const across = isLong ? bottom - top : right - left;
  const ridge = isLong
    ? `M${pair(left + 3, middle)}H${num(right - 3)}`
    : `M${pair(middle, top + 3)}V${num(bottom - 3)}`;
  const lower: Box = isLong ? [left, middle, right, bottom] : [middle, top, right, bottom];
  const seams = isHall
    ? stroke(ridge, '#c3d0cf', across - 2, { 'stroke-dasharray': '7 11' }) +
      stroke(ridge, CITY.ink, across - 2, { 'stroke-dasharray': '.8 17.2', opacity: '.8' })
    : stroke(ridge, deep, across - 2, { 'stroke-dasharray': '.5 3.5', opacity: '.45' }) +
      stroke(ridge, CITY.ledge, 1.1, { opacity: '.8' });
  return (
    path(box(wing), { fill: lit }) +
    path(box(lower), { fill: dark }) +
    seams +
    stroke(box(wing), CITY.ink, 1.4)
  );
}

function chimney(random: Random, [left, top, right, bottom]: Box): string {
  const x = num(between(random, left + 6, right - 11));
  const y = num(between(random, top + 4, bottom - 10));
  return (
    `<path d="M${x} ${y}h5v5h-5z" transform="translate(2 3)" fill="${CITY.shade}" opacity=".4"/>` +
    `<path d="M${x} ${y}h5v5h-5z" fill="#d3c4a0" stroke="${CITY.ink}" stroke-width=".8"/>`
  );
}

/** Holes in the roofs with the bare beams in them, and what has fallen out. */
function holes(random: Random, { wings }: Plan): string {
  return [...wings, ...wings]
    .slice(0, 3)
    .map(([left, top, right, bottom], i) => {
      const size = [19, 16, 12][i] ?? 12;
      const at: Point = [
        between(random, left + 6, right - 6),
        between(random, top + 6, bottom - 6),
      ];
      const edge = ring(random, at, size, { corners: 10, unevenness: 0.28 });
      const scorched = edge.map(
        ([x, y]): Point => [at[0] + (x - at[0]) * 1.25, at[1] + (y - at[1]) * 1.25],
      );
      const beams = stroke(
        `M${pair(at[0] - size * 0.7, at[1])}h${num(size * 1.4)}`,
        '#8f7d58',
        size * 1.1,
        { 'stroke-dasharray': '1.5 4.5', opacity: '.75' },
      );
      return (
        path(polygon(scorched), { fill: CITY.soot, opacity: '.5' }) +
        path(polygon(edge), { fill: CITY.char, stroke: CITY.dark, 'stroke-width': 1 }) +
        beams +
        rubble(random, [at[0] + 7, at[1] + 9], [size * 1.8, size * 1.5], 8) +
        (i === 0 ? fire([at[0] + 2, at[1] + 6], 0.9) : '')
      );
    })
    .join('');
}

/** Broken walls round heaps of stones. */
function destroyed(random: Random, { wings, roof }: Plan): string {
  const floors = path(wings.map(box).join(''), { fill: CITY.rubble });
  const stones = wings.map(([left, top, right, bottom]) => {
    const middle: Point = [(left + right) / 2, (top + bottom) / 2];
    const size: readonly [number, number] = [right - left, bottom - top];
    const count = Math.min(30, Math.round((size[0] * size[1]) / 110));
    return (
      path(
        polygon(ring(random, middle, Math.min(...size) * 0.42, { corners: 8, unevenness: 0.3 })),
        { fill: CITY.soot, opacity: '.5' },
      ) +
      rubble(random, middle, size, count) +
      rubble(random, middle, size, Math.ceil(count / 3), ROOFS[roof][0])
    );
  });
  const walls = wings.map((wing) => brokenWalls(random, wing)).join('');
  return (
    floors +
    stones.join('') +
    stroke(walls, CITY.shade, 4, { opacity: '.35', transform: 'translate(2.4 3.4)' }) +
    stroke(walls, CITY.ink, 4.4) +
    stroke(walls, CITY.brickWall, 2.4)
  );
}

function brokenWalls(random: Random, [left, top, right, bottom]: Box): string {
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return corners
    .map((from, i) => {
      const to = corners[(i + 1) % 4] ?? from;
      let wall = '';
      for (let at = random() * 0.1; at < 1; ) {
        const end = Math.min(1, at + between(random, 0.08, 0.3));
        if (random() < 0.66) {
          const [start] = shift([from], (to[0] - from[0]) * at, (to[1] - from[1]) * at);
          wall += `M${pair(...(start ?? from))}l${pair((to[0] - from[0]) * (end - at), (to[1] - from[1]) * (end - at))}`;
        }
        at = end + between(random, 0.05, 0.14);
      }
      return wall;
    })
    .join('');
}
