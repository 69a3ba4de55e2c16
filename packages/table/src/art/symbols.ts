import type { Point } from './geometry.ts';
import { blob, num, pair, path, polygon, scallop, stroke } from './path.ts';
import { between, randomFrom } from './random.ts';

// Parts that many pictures share and refer to by `<use>`: trees, shrubs, hay, grass. Each is drawn for a
// radius of 10 round 0, 0, with its shadow to the south-east.

/** The clip path of a tile with its rounded corners. */
export const TILE_CLIP = 'art-tile';

const TREE_TONES = [
  ['#44602f', '#5d7d43', '#83a25f'],
  ['#527039', '#6d8d4c', '#93b06c'],
  ['#3c552f', '#54733e', '#799757'],
  ['#5c7840', '#7b9853', '#a0b874'],
] as const;

export const TREE_KINDS = 8;
/** Sheets of grass; mirrored they make twice as many. */
export const GRASS_KINDS = 4;

export type Plant = `t${number}` | 'conifer' | 'apple' | 'shrub' | 'palm' | 'hay';

const symbol = (name: string, inside: string): string => `<g id="art-${name}">${inside}</g>`;

/** A symbol in its place; size is its radius. Large ones stand on whole units: it saves much text. */
export function plant(name: Plant, [x, y]: Point, size: number): string {
  const isLarge = size >= 6;
  const scale = isLarge ? num(Math.round(size) / 10) : String(Math.round(size * 10) / 100);
  const place = isLarge ? `${Math.round(x)} ${Math.round(y)}` : pair(x, y);
  const turn = scale === '1' ? '' : `scale(${scale.replace(/^0/, '')})`;
  return `<use href="#art-${name}" transform="translate(${place})${turn}"/>`;
}

/** The shared parts: place them once on a page, inside an SVG of no size. */
export function artDefs(): string {
  return (
    `<defs><clipPath id="${TILE_CLIP}"><rect width="160" height="160" rx="4"/></clipPath>` +
    Array.from({ length: TREE_KINDS }, (_, i) => tree(i)).join('') +
    conifer() +
    apple() +
    shrub() +
    palm() +
    hay() +
    chimney() +
    Array.from({ length: GRASS_KINDS }, (_, i) => grass(i)).join('') +
    '</defs>'
  );
}

function tree(kind: number): string {
  const random = randomFrom(300 + kind * 17);
  const [dark, middle, light] = TREE_TONES[kind % 4] ?? TREE_TONES[0];
  const crown = { corners: 9, unevenness: 0.1 };
  return symbol(
    `t${kind}`,
    path(scallop(random, [3, 4.2], 10, crown), { fill: '#1e2613', opacity: '.32' }) +
      path(scallop(random, [0, 0], 10, crown), {
        fill: dark,
        stroke: '#26341b',
        'stroke-width': 0.8,
      }) +
      path(scallop(random, [-1.3, -1.6], 6.8, { corners: 7, unevenness: 0.14 }), { fill: middle }) +
      path(scallop(random, [-2.7, -3.3], 3.1, { corners: 5, unevenness: 0.2 }), { fill: light }),
  );
}

function conifer(): string {
  const layers = [
    { radius: 10, fill: '#34503a' },
    { radius: 7, fill: '#43634a' },
    { radius: 4, fill: '#5b7d5e' },
  ];
  const crown = layers.map(({ radius, fill }, i) => {
    const points = Array.from({ length: 20 }, (_, k): Point => {
      const angle = (k / 10) * Math.PI;
      const reach = k % 2 === 0 ? radius : radius * 0.72;
      return [Math.cos(angle) * reach - i * 0.7, Math.sin(angle) * reach - i * 0.9];
    });
    const edge = i === 0 ? { stroke: '#1f3022', 'stroke-width': 0.7 } : {};
    return path(polygon(points), { fill, ...edge });
  });
  return symbol(
    'conifer',
    `<ellipse cx="3.4" cy="4.6" rx="8.4" ry="7.6" fill="#1e2613" opacity=".3"/>${crown.join('')}`,
  );
}

function apple(): string {
  const random = randomFrom(77);
  const crown = { corners: 7, unevenness: 0.06 };
  return symbol(
    'apple',
    path(scallop(random, [2.8, 3.6], 10, crown), { fill: '#1e2613', opacity: '.3' }) +
      path(scallop(random, [0, 0], 10, crown), {
        fill: '#6f8f48',
        stroke: '#35471f',
        'stroke-width': 0.9,
      }) +
      path(scallop(random, [-1.8, -2], 5.6, { corners: 6, unevenness: 0.1 }), { fill: '#92ad63' }) +
      stroke('M3.4-2h.1M-3.4 3.4h.1M2.2 4.6h.1', '#c0533a', 2.8, { 'stroke-linecap': 'round' }),
  );
}

function shrub(): string {
  const random = randomFrom(5);
  const crown = { corners: 6, unevenness: 0.15 };
  return symbol(
    'shrub',
    path(scallop(random, [3, 4], 10, crown), { fill: '#241f12', opacity: '.26' }) +
      path(scallop(random, [0, 0], 10, crown), {
        fill: '#8d8c54',
        stroke: '#4a4526',
        'stroke-width': 1.2,
      }) +
      path(scallop(random, [-2, -2.3], 5.3, { corners: 5, unevenness: 0.15 }), { fill: '#adaa70' }),
  );
}

function palm(): string {
  const leaves = Array.from({ length: 7 }, (_, i) =>
    path('M0 0c3-5 9-5 12.5.6C9-1.4 5-.6 0 0z', {
      transform: `rotate(${Math.round(i * 51.4 + 8)})`,
      fill: i % 2 === 0 ? '#557232' : '#6b8740',
      stroke: '#2c3b19',
      'stroke-width': 0.6,
    }),
  );
  return symbol(
    'palm',
    `<ellipse cx="8" cy="8" rx="7" ry="4.6" fill="#3a2f16" opacity=".26"/>${leaves.join('')}` +
      '<circle r="1.9" fill="#8a6f3d"/>',
  );
}

function hay(): string {
  return symbol(
    'hay',
    '<ellipse cx="4" cy="6" rx="10" ry="8" fill="#1f1a0f" opacity=".28"/>' +
      '<circle r="10" fill="#dcbd62" stroke="#7e6320" stroke-width="1.8"/>' +
      '<circle r="5.5" fill="none" stroke="#a98832" stroke-width="1.6"/>' +
      '<circle cx="-2" cy="-3" r="2.5" fill="#f0dc96"/>',
  );
}

function chimney(): string {
  return symbol(
    'chimney',
    '<path d="M1.6 2h3.6v3.6H1.6z" fill="#1f1a0f" opacity=".35"/>' +
      '<path d="M0 0h3.6v3.6H0z" fill="#ddd0b5" stroke="#37311f" stroke-width=".7"/>',
  );
}

/** Mottled grass with tufts, for a whole tile; it lies over any ground colour. */
function grass(kind: number): string {
  const random = randomFrom(41 + kind * 29);
  const place = (): Point => [random() * 160, random() * 160];
  const patches = (radius: number): string =>
    Array.from({ length: 7 }, () =>
      blob(random, place(), between(random, radius, radius * 2.6), {
        unevenness: 0.34,
        flattening: 0.8,
      }),
    ).join('');
  const tufts = Array.from({ length: 22 }, () => {
    const [x, y] = place();
    return `M${pair(x - 1.8, y - 3)}l1.8 3 .2-3.8m1.8 1-2 2.8`;
  });
  const specks = Array.from({ length: 34 }, () => `M${pair(...place())}h.1`);
  return symbol(
    `g${kind}`,
    path(patches(9), { fill: '#6f7f2c', opacity: '.13' }) +
      path(patches(8), { fill: '#fdffda', opacity: '.25' }) +
      stroke(specks.join(''), '#7d8a4c', 1.3, { 'stroke-linecap': 'round', opacity: '.7' }) +
      stroke(tufts.join(''), '#6b7942', 0.8, { opacity: '.6' }),
  );
}
