import type { Point } from '@bivouac/table/art/geometry.ts';
import { ground } from '@bivouac/table/art/land.ts';
import type { Random } from '@bivouac/table/art/random.ts';
import type { Plant } from '@bivouac/table/art/symbols.ts';
import { pond } from '@bivouac/table/art/ways.ts';
import { awayFrom, type Painters, trees, WHOLE } from './painter.ts';

/** Broad-leaved trees with a share of conifers. */
const mixed =
  (conifers: number) =>
  (random: Random): Plant =>
    random() < conifers ? 'conifer' : `t${Math.floor(random() * 8)}`;

const POND: Point = [96, 98];

export const WOODS: Painters = {
  '3A': (random) =>
    ground(random, '#b6c187') +
    pond(POND, 29) +
    trees(random, 36, WHOLE, { sizes: [8, 12.5], spacing: 0.6, isFree: awayFrom([POND], 40) }),
  '4A': (random) =>
    ground(random, '#b9c38a') + trees(random, 38, WHOLE, { sizes: [8, 12.5], spacing: 0.62 }),
  '17B': (random) =>
    ground(random, '#8ea063') +
    trees(random, 62, [2, 2, 158, 158], { sizes: [9, 13.5], spacing: 0.56, kind: mixed(0.24) }),
  '18B': (random) =>
    ground(random, '#6f8152') +
    trees(random, 86, [0, 0, 160, 160], { sizes: [9, 13], spacing: 0.5, kind: mixed(0.5) }),
};
