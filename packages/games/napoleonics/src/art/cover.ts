import { house } from '@bivouac/table/art/buildings.ts';
import { stream } from '@bivouac/table/art/cover/parts.ts';
import { arrow } from '@bivouac/table/art/cover/pencil.ts';
import { at, groundOf, HEIGHT, WIDTH } from '@bivouac/table/art/cover/window.ts';
import { type Point, ring } from '@bivouac/table/art/geometry.ts';
import { field, grove } from '@bivouac/table/art/land.ts';
import { INK, LAND, type Side, sideInk } from '@bivouac/table/art/palette.ts';
import { blob, num, pair, path, placed, polygon, smooth, stroke } from '@bivouac/table/art/path.ts';
import { between, type Random, randomFrom } from '@bivouac/table/art/random.ts';
import { road } from '@bivouac/table/art/ways.ts';

// A field of hexes: hills, woods, a village by the bridge, two lines of blocks.

const SIZE = 20.5;
const PITCH = SIZE * Math.sqrt(3);

/** h hill, r rugged hill, w wood, f field, t town, anything else open. */
const MAP = [
  'hhwwgwgg',
  'hhhggggg',
  'hhhfghgg',
  'ghggrfhg',
  'gggggggg',
  'wggfgggw',
  'gftwgghg',
  'gggtghhg',
  'wggggrhg',
  'wwggfwwg',
] as const;

const centre = (column: number, row: number): Point => [
  column * PITCH + (row % 2 === 0 ? 0 : PITCH / 2) - PITCH * 0.12,
  row * SIZE * 1.5 + 4,
];

const hex = ([x, y]: Point, share = 1): Point[] =>
  Array.from({ length: 6 }, (_, i): Point => {
    const angle = ((60 * i - 90) * Math.PI) / 180;
    return [x + Math.cos(angle) * SIZE * share, y + Math.sin(angle) * SIZE * share];
  });

const HEXES = MAP.flatMap((row, r) => [...row].map((kind, c) => ({ kind, place: centre(c, r) })));

function underlay(random: Random, kind: string, place: Point): string {
  switch (kind) {
    case 'h':
    case 'r':
      return path(polygon(hex(place)), { fill: '#cdb987' });
    case 'f':
      return field(random, hex(place, 0.84), {
        fill: '#dcc06f',
        angle: random() * 180,
        step: 4,
        ink: '#7d5f1d',
        opacity: 0.32,
        bow: 2,
      });
    case 'w':
      return path(polygon(hex(place)), { fill: '#bcbd82' });
    default:
      return '';
  }
}

function hill(random: Random, [x, y]: Point, isRugged: boolean): string {
  const shape = { corners: 9, unevenness: 0.08, flattening: 0.9 };
  const hachures = Array.from({ length: 26 }, (_, i) => {
    const angle = (i / 13) * Math.PI;
    const isLit = Math.cos(angle + 2.36) > 0.3;
    const start = SIZE * 0.56;
    const reach = isLit ? 3 : 6.5;
    return `M${pair(x + Math.cos(angle) * start, y + 1 + Math.sin(angle) * start * 0.9)}l${pair(Math.cos(angle) * reach, Math.sin(angle) * reach * 0.9)}`;
  });
  const stones = Array.from({ length: isRugged ? 6 : 0 }, () =>
    smooth(
      ring(
        random,
        [x + (random() - 0.5) * 16, y + (random() - 0.5) * 13],
        between(random, 1.6, 3.6),
        { corners: 6, unevenness: 0.3 },
      ),
      true,
    ),
  );
  return (
    path(blob(random, [x + 1.6, y + 3.4], SIZE * 0.74, shape), {
      fill: '#3b2f12',
      opacity: '.16',
    }) +
    path(blob(random, [x, y + 1], SIZE * 0.55, shape), {
      fill: isRugged ? '#a88d5f' : '#bfa670',
      stroke: '#7d663a',
      'stroke-width': 0.8,
    }) +
    stroke(hachures.join(''), '#6b5530', 0.9) +
    (stones.length === 0
      ? ''
      : path(stones.join(''), { fill: '#cfc6ae', stroke: '#6e6552', 'stroke-width': 0.7 }))
  );
}

const TOWN: readonly (readonly [number, number, number, number, number])[] = [
  [-7, -5, 9, 7, 6],
  [5, -7, 8, 8, -8],
  [-6, 6, 8, 7, -4],
  [6, 5, 10, 7, 10],
];

function overlay(random: Random, kind: string, place: Point): string {
  const [x, y] = place;
  if (kind === 'h' || kind === 'r') return hill(random, place, kind === 'r');
  if (kind === 'w')
    return grove(random, {
      count: 9,
      box: [x - 12, y - 11, x + 12, y + 12],
      sizes: [3.6, 5],
      spacing: 0.7,
    });
  if (kind !== 't') return '';
  return TOWN.map(([dx, dy, width, height, turn], i) =>
    house({
      at: [x + dx, y + dy],
      size: [width, height],
      turn,
      roof: i === 1 ? 'thatch' : 'red',
      isBarn: true,
    }),
  ).join('');
}

type Arm = 'infantry' | 'cavalry' | 'guns';

/** A block of troops with the sign of its arm. */
function block(place: Point, side: Side, arm: Arm): string {
  const { strong, pale } = sideInk(side);
  const plate = (more: string): string =>
    `<rect x="-11" y="-7" width="22" height="14" rx="${side === 0 ? 7 : 1.5}" ${more}/>`;
  const sign: Record<Arm, string> = {
    infantry: stroke('m-7-3.6 14 7.2m-14 0 14-7.2', strong, 1.5),
    cavalry: stroke('m-7 3.6 14-7.2', strong, 1.5),
    guns: `<circle r="2.5" fill="${strong}"/>`,
  };
  return placed(
    plate('transform="translate(1.4 2)" fill="#241f14" opacity=".35"') +
      plate(`fill="${pale}" stroke="${strong}" stroke-width="1.8"`) +
      sign[arm],
    Math.round(place[0] * 10) / 10,
    Math.round(place[1] * 10) / 10,
  );
}

const TROOPS: readonly (readonly [Side, number, number, Arm])[] = [
  [0, 1, 1, 'infantry'],
  [0, 1, 2, 'infantry'],
  [0, 2, 2, 'guns'],
  [0, 3, 2, 'infantry'],
  [0, 4, 1, 'infantry'],
  [0, 5, 1, 'cavalry'],
  [0, 5, 2, 'infantry'],
  [1, 1, 7, 'infantry'],
  [1, 2, 7, 'infantry'],
  [1, 3, 6, 'infantry'],
  [1, 4, 7, 'guns'],
  [1, 5, 6, 'infantry'],
  [1, 0, 7, 'cavalry'],
  [1, 5, 7, 'cavalry'],
];

export function napoleonicsCover(): string {
  const random = randomFrom(9);
  const patches = Array.from({ length: 18 }, () =>
    blob(random, [random() * WIDTH, random() * HEIGHT], between(random, 8, 24), {
      unevenness: 0.3,
      flattening: 0.7,
    }),
  ).join('');
  const brook = [
    at(-0.06, 0.47),
    at(0.12, 0.53),
    at(0.25, 0.49),
    at(0.38, 0.46),
    at(0.5, 0.51),
    at(0.62, 0.55),
    at(0.74, 0.5),
    at(0.88, 0.49),
    at(1.06, 0.54),
  ];
  const way = [
    at(0.2, -0.05),
    at(0.3, 0.18),
    at(0.44, 0.34),
    at(0.46, 0.5),
    at(0.4, 0.66),
    at(0.46, 0.84),
    at(0.38, 1.05),
  ];
  const sections = `M${num(WIDTH * 0.31)}-10v${HEIGHT + 20}M${num(WIDTH * 0.69)}-10v${HEIGHT + 20}`;
  const dots = { 'stroke-dasharray': '0 7', 'stroke-linecap': 'round' };
  const [bx, by] = at(0.46, 0.49);
  return (
    groundOf('#ddd3a2') +
    path(patches, { fill: '#d3c78f', opacity: '.6' }) +
    HEXES.map(({ kind, place }) => underlay(random, kind, place)).join('') +
    stream(brook, 9) +
    road(smooth(way), 4.2) +
    `<path d="M${pair(bx - 6, by - 7)}h12v15h-12z" fill="#bdb39d" stroke="${LAND.line}"/>` +
    stroke(`M${pair(bx - 3, by - 7)}v15m6-15v15`, '#756c59', 1) +
    HEXES.map(({ kind, place }) => overlay(random, kind, place)).join('') +
    stroke(HEXES.map(({ place }) => polygon(hex(place))).join(''), '#5d5230', 0.75, {
      opacity: '.75',
    }) +
    stroke(sections, INK.card, 3.4, dots) +
    stroke(sections, '#5a2f1e', 2.2, dots) +
    TROOPS.map(([side, column, row, arm]) => block(centre(column, row), side, arm)).join('') +
    arrow([at(0.53, 0.6), at(0.56, 0.5), at(0.52, 0.4)], 6.5, 1) +
    arrow([at(0.9, 0.24), at(0.93, 0.38), at(0.86, 0.5)], 6.5, 0)
  );
}
