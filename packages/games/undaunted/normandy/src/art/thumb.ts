import { num } from '@bivouac/table/art/path.ts';
import { normaliseFace } from '@bivouac/undaunted-core/art/face.ts';
import type { FaceSign } from '@bivouac/undaunted-core/art/thumb.ts';
import { riverEnds } from './rivers.ts';

// Normandy on a small map: one flat sign per kind of ground.

type Ground =
  | 'wood'
  | 'forest'
  | 'hedged'
  | 'plough'
  | 'wheat'
  | 'crop'
  | 'farm'
  | 'cottages'
  | 'street'
  | 'church'
  | 'hill'
  | 'woodedHill'
  | 'river'
  | 'bridge'
  | 'camp'
  | 'open';

const FACES: Readonly<Record<Ground, string>> = {
  wood: '3A 4A',
  forest: '17B 18B',
  hedged: '7A 8A 15B 16B',
  plough: '2B 3B',
  wheat: '4B',
  crop: '10B',
  farm: '5A 6A 13B 14B',
  cottages: '5B 6B 7B 10A 11A',
  street: '8B 12A',
  church: '1B',
  hill: '2A 9A',
  woodedHill: '16A',
  river: '13A 14A 15A',
  bridge: '17A 18A',
  camp: '1A',
  open: '9B 11B 12B',
};

const GROUND_OF: ReadonlyMap<string, Ground> = new Map(
  Object.entries(FACES).flatMap(([ground, faces]) =>
    faces.split(' ').map((face): [string, Ground] => [face, ground as Ground]),
  ),
);

const block = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const base = (fill: string): string => block(fill, 'M0 0h20v20H0z');
const disc = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${y}a${r} ${r} 0 1 1 0 .1z`;
const GRASS = base('#c6cd9b');
const ROOF = '#a9523a';

const SIGNS: Readonly<Record<Exclude<Ground, 'river' | 'bridge'>, string>> = {
  wood:
    base('#a9b67d') +
    block(
      '#4f6a38',
      [disc(6, 6, 4), disc(14, 5, 4), disc(10, 12, 4.4), disc(4, 15, 3.4), disc(16, 15, 3.8)].join(
        '',
      ),
    ),
  forest:
    base('#4a6335') +
    block('#5f7b44', [disc(6, 6, 3.6), disc(14, 9, 3.6), disc(7, 15, 3.6)].join('')),
  hedged:
    base('#4d6539') +
    block('#e0d29a', 'M2.6 2.6H9v14.8H2.6z') +
    block('#b3bf83', 'M11 2.6h6.4v14.8H11z'),
  plough: base('#4d6539') + block('#bf9f72', 'M2.4 2.4h15.2v15.2H2.4z'),
  wheat: GRASS + block('#dfc57c', 'M2 2h16v16H2z'),
  crop: GRASS + block('#98aa6e', 'M2 2h16v16H2z'),
  farm: GRASS + block('#e0d29a', 'M2 10h16v8H2z') + block(ROOF, 'M3 3h7v4.6H3zM12 2.4h4.4V8H12z'),
  cottages: GRASS + block(ROOF, 'M3 4h6v4.4H3zM11.6 9h6v4.4h-6zM4.4 13h5.4v4H4.4z'),
  street:
    base('#d3d3a8') +
    block('#f1e8cb', 'M8.4 0h3.2v20H8.4z') +
    block(
      ROOF,
      'M2 2h4.8v4H2zM2 8h4.8v4H2zM2 14h4.8v4H2zM13.4 2h4.8v4h-4.8zM13.4 8h4.8v4h-4.8zM13.4 14h4.8v4h-4.8z',
    ),
  church: GRASS + block('#77705f', 'M8 3h4.4v14H8zM3.4 7.4h13.2v4.4H3.4z'),
  hill: GRASS + block('#b79f68', disc(10, 10, 8)) + block('#917847', disc(10, 10, 4.4)),
  woodedHill: GRASS + block('#b79f68', disc(10, 10, 8)) + block('#55703c', disc(10, 10, 4.8)),
  camp: base('#d8cfa2') + block('#7a6d48', 'm2 10 3-6 3 6zm8-1 3-6 3 6zm-4 8 3-6 3 6z'),
  open: GRASS,
};

const WATER = '#7fabb8';
const BRIDGE = block('#6a5f49', 'M8 0h4v20H8z');

/** A river runs as its neighbours ask. */
export const normandySign: FaceSign = (tile, tiles) => {
  const ground = GROUND_OF.get(normaliseFace(tile.face)) ?? 'open';
  if (ground !== 'river' && ground !== 'bridge') return SIGNS[ground];
  const ends = riverEnds(tile, tiles);
  const [west, east] = [ends.west / 8, ends.east / 8];
  const water = `M0 ${num(west)}C10 ${num(west)} 10 ${num(east)} 20 ${num(east)}`;
  return (
    `${GRASS}<path fill="none" stroke="${WATER}" stroke-width="7.6" d="${water}"/>` +
    (ground === 'bridge' ? BRIDGE : '')
  );
};
