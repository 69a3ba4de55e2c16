import type { Point } from '@bivouac/table/art/geometry.ts';
import { INK, type Side, sideInk } from '@bivouac/table/art/palette.ts';
import { num, path, polygon, polyline, stroke } from '@bivouac/table/art/path.ts';
import { randomFrom } from '@bivouac/table/art/random.ts';
import { coastPath, countryArt } from './country.ts';
import { CRIMSON, MAP } from './map-ink.ts';
import { points, roughen, stepsAlong } from './rough.ts';
import { AMERICA, ISLANDS, LAKES, OLD_WORLD, SMALL_ISLANDS } from './world-coast.ts';
import { DESERTS, JUNGLES, RIDGES, RIVERS, TAIGA } from './world-ground.ts';

export const WORLD_WIDTH = 1112;
export const WORLD_HEIGHT = 590;

const landPath = (): string =>
  coastPath(11, OLD_WORLD) +
  coastPath(7, AMERICA) +
  ISLANDS.map((island, i) => coastPath(31 + i * 7, island, 4)).join('');

/** The world without its theatres. */
export function worldArt(): string {
  const land = landPath() + atolls();
  return countryArt({
    id: 'world',
    width: WORLD_WIDTH,
    height: WORLD_HEIGHT,
    land,
    lakes: LAKES.map((lake, i) => coastPath(201 + i * 5, lake, 4)).join(''),
    rivers: RIVERS,
    ridges: RIDGES,
    deserts: DESERTS,
    taiga: TAIGA,
    jungles: JUNGLES,
  });
}

function atolls(): string {
  const random = randomFrom(91);
  return SMALL_ISLANDS.map(([x, y]) => {
    const r = 1.5 + random() * 1.3;
    const half = `a${num(r)} ${num(r * 0.8)} 0 1 0`;
    return `M${num(x - r)} ${num(y)}${half} ${num(2 * r)} 0${half} ${num(-2 * r)} 0z`;
  }).join('');
}

// Where theatres meet. The order of the theatres is that of the printed board.
const [WEST, PACIFIC, EAST, AFRICA, ASIA] = [0, 1, 2, 3, 4] as const;

/** A frontier with the theatres on its left and right hand. */
interface Frontier {
  readonly line: readonly Point[];
  readonly left: number;
  readonly right: number;
}

const frontier = (seed: number, left: number, right: number, line: string): Frontier => ({
  line: roughen(randomFrom(seed), points(line), { isClosed: false, reach: 0.07, shortest: 11 }),
  left,
  right,
});

const WEST_EAST = frontier(
  55,
  EAST,
  WEST,
  '370,-40 362,40 352,100 360,150 346,196 352,232 318,262 296,276 284,300 262,326',
);
const WEST_AFRICA = frontier(
  56,
  WEST,
  AFRICA,
  '-40,334 10,326 66,320 110,318 160,314 214,318 262,326',
);
const EAST_AFRICA = frontier(57, EAST, AFRICA, '262,326 300,338 340,327 390,311 440,306 476,318');
const EAST_ASIA = frontier(58, EAST, ASIA, '476,318 500,314 560,302 640,308 700,302 742,314');
const PACIFIC_EAST = frontier(59, PACIFIC, EAST, '748,-40 752,50 746,120 750,190 740,260 742,314');
const PACIFIC_ASIA = frontier(
  60,
  PACIFIC,
  ASIA,
  '742,314 760,336 764,372 770,404 776,440 786,478 808,502 812,530 824,562 826,640',
);
const ASIA_AFRICA = frontier(61, ASIA, AFRICA, '476,318 480,360 474,420 462,480 452,540 456,640');
const FRONTIERS: readonly Frontier[] = [
  WEST_EAST,
  WEST_AFRICA,
  EAST_AFRICA,
  EAST_ASIA,
  PACIFIC_EAST,
  PACIFIC_ASIA,
  ASIA_AFRICA,
];

const forth = ({ line }: Frontier): readonly Point[] => line;
const back = ({ line }: Frontier): readonly Point[] => line.toReversed();
/** By theatre. */
const REGIONS: readonly string[] = [
  [...forth(WEST_AFRICA), ...back(WEST_EAST), [-40, -40] as const],
  [...forth(PACIFIC_EAST), ...forth(PACIFIC_ASIA), [1160, 640] as const, [1160, -40] as const],
  [...forth(WEST_EAST), ...forth(EAST_AFRICA), ...forth(EAST_ASIA), ...back(PACIFIC_EAST)],
  [...forth(WEST_AFRICA), ...forth(EAST_AFRICA), ...forth(ASIA_AFRICA), [-40, 640] as const],
  [...forth(EAST_ASIA), ...forth(PACIFIC_ASIA), ...back(ASIA_AFRICA)],
].map(polygon);

/** How a theatre stands: who leads in it, and whether it is over. */
export interface TheatreLead {
  readonly leader: Side | null;
  readonly isClosed: boolean;
}

const inkOf = ({ leader }: TheatreLead): string =>
  leader === null ? INK.mute : sideInk(leader).strong;

/** Shows the leader of each theatre: a wash along the frontiers in that side's colour, with its shape beside it. */
export function frontsArt(standings: readonly TheatreLead[]): string {
  const clips = REGIONS.map((d, i) => `<clipPath id="front-${i}"><path d="${d}"/></clipPath>`);
  const washes = REGIONS.map((d, i) => {
    const standing = standings[i];
    if (standing === undefined) return '';
    const ink = inkOf(standing);
    const wash =
      path(d, {
        fill: standing.isClosed ? INK.ink : ink,
        opacity: standing.isClosed ? '.2' : '.055',
      }) +
      stroke(d, ink, 34, { opacity: '.1' }) +
      stroke(d, ink, 15, { opacity: '.24' });
    return `<g clip-path="url(#front-${i})">${wash}</g>`;
  });
  return `<defs>${clips.join('')}</defs>${washes.join('')}${FRONTIERS.map((one) => frontierArt(one, standings)).join('')}`;
}

function frontierArt({ line, left, right }: Frontier, standings: readonly TheatreLead[]): string {
  const signs = (theatre: number, away: number): string => {
    const standing = standings[theatre];
    if (standing === undefined) return '';
    const marks = stepsAlong(line, away, 9).map(({ at: [x, y], turn }) =>
      standing.leader === 1
        ? `<path d="M-1.6-1.6h3.2v3.2h-3.2z" transform="translate(${num(x)} ${num(y)})rotate(${num(turn)})"/>`
        : `<circle cx="${num(x)}" cy="${num(y)}" r="${standing.leader === 0 ? 1.7 : 0.9}"/>`,
    );
    return `<g fill="${inkOf(standing)}" opacity=".8">${marks.join('')}</g>`;
  };
  return (
    signs(left, 4.6) + signs(right, -4.6) + stroke(polyline(line), INK.ink, 1.1, { opacity: '.75' })
  );
}

/** Small and without detail: land, sea and the frontiers of the theatres. */
export const worldThumb = (): string =>
  path(`M0 0h${WORLD_WIDTH}v${WORLD_HEIGHT}H0z`, { fill: MAP.sea }) +
  path(landPath(), { fill: MAP.land, stroke: INK.ink, 'stroke-width': 3 }) +
  stroke(FRONTIERS.map(({ line }) => polyline(line)).join(''), CRIMSON, 7);
