import { escapeText, label } from '@bivouac/table/art/label.ts';
import { INK, type Side, sideInk } from '@bivouac/table/art/palette.ts';
import { blob, element, num, pair, path, shield, stroke } from '@bivouac/table/art/path.ts';
import { randomFrom } from '@bivouac/table/art/random.ts';
import { sideShape } from '@bivouac/table/art/side-shape.ts';
import { CITY } from './ink.ts';

// Marks that only the city has, each round its own 0, 0 unless it says otherwise.

export interface CityCover {
  readonly cover: number;
  /** Cover of the building or of the works; -1 without one. */
  readonly buildingCover: number;
  readonly fortCover: number;
}

const HOUSE = 'M-9-2 0-10l9 8V10H-9z';
const TOWER = 'M-9-9h4v4h3v-4h4v4h3v-4h4V10H-9z';

/** Cover on one shield: the ground, then the house or the works in a sign. Top left at 0, 0. */
export function cityShield({ cover, buildingCover, fortCover }: CityCover): string {
  const second = buildingCover >= 0 ? buildingCover : fortCover;
  const width = second >= 0 ? 52 : 27;
  const ground = second >= 0 ? 13 : width / 2;
  const isBare = cover === 0;
  const more =
    second < 0
      ? ''
      : stroke('M25 4v20', INK.line, 1.4) +
        `<g transform="translate(38 15)">${path(buildingCover >= 0 ? HOUSE : TOWER, { fill: INK.ink })}</g>` +
        label(String(second), 38, 22, 14.5, '#fff', 700);
  return (
    path(shield(1.5, 2.4, width, 33), { fill: INK.shadow, opacity: '.3' }) +
    path(shield(0, 0, width, 33), {
      fill: isBare ? '#efe6cc' : INK.card,
      stroke: INK.ink,
      'stroke-width': 1.7,
    }) +
    label(String(cover), ground, 21.6, 19.5, isBare ? '#6a614a' : INK.ink, 600) +
    more
  );
}

/** What it takes to damage a building: a number in a house. */
export const resilienceSign = (value: number): string =>
  path('M-13-4 0-16l13 12v18h-26z', {
    transform: 'translate(1.4 2)',
    fill: INK.shadow,
    opacity: '.3',
  }) +
  path('M-13-4 0-16l13 12v18h-26z', {
    fill: INK.card,
    stroke: INK.ink,
    'stroke-width': 1.7,
    'stroke-linejoin': 'round',
  }) +
  label(String(value), 0, 10, 17, INK.ink, 700);

/** The mouth of a tunnel, or of what is left of it. */
export const tunnelMark = (): string =>
  `<ellipse cx="1.6" cy="2.6" rx="17" ry="15" fill="${INK.shadow}" opacity=".35"/>` +
  path('M-17 12V-1a17 16 0 0 1 34 0v13z', {
    fill: CITY.stone,
    stroke: CITY.ink,
    'stroke-width': 1.6,
  }) +
  stroke('M-17 0h7m20 0h7M-12-11l5 5m19-5-5 5M0-17v7', '#6b6250', 1.3) +
  path('M-10.5 12V-1a10.5 10 0 0 1 21 0v13z', { fill: CITY.dark });

const PUFFS = [
  [-24, 8, 17],
  [22, 10, 18],
  [-8, -8, 20],
  [12, -12, 18],
  [0, 12, 18],
] as const;

/** A cloud of smoke with the cover that it adds. */
export function smokeMark(bonus: number): string {
  const random = randomFrom(9);
  const cloud = (
    shrink: number,
    fill: string,
    more: { readonly [name: string]: string | number } = {},
  ): string =>
    path(
      PUFFS.map(([x, y, size]) =>
        blob(random, [x, y], size - shrink, { corners: 8, unevenness: 0.08 }),
      ).join(''),
      { fill, ...more },
    );
  const sign =
    bonus === 0
      ? ''
      : path(shield(-12, -13, 24, 27), { fill: INK.card, stroke: INK.ink, 'stroke-width': 1.8 }) +
        label(`+${bonus}`, 0, 5, 15, INK.ink, 700);
  return (
    `<g opacity=".93">` +
    cloud(0, '#1d1b15', { opacity: '.2', transform: 'translate(2 4)' }) +
    cloud(0, '#ece8dd', { stroke: '#6d6858', 'stroke-width': 1.6 }) +
    cloud(2, '#ece8dd') +
    cloud(9, '#fff', { opacity: '.8' }) +
    `${sign}</g>`
  );
}

/** A mine on an edge: against men or against tanks. */
export function mineMark(side: Side, isForTanks: boolean): string {
  const { strong, pale } = sideInk(side);
  const plate = (radius: number): string =>
    side === 0
      ? `M0-${num(radius)}L${num(radius)} 0 0 ${num(radius)}-${num(radius)} 0z`
      : `M-${num(radius * 0.8)}-${num(radius * 0.8)}h${num(radius * 1.6)}v${num(radius * 1.6)}h-${num(radius * 1.6)}z`;
  const sign = isForTanks
    ? `<ellipse cy="1" rx="8" ry="6.4" fill="${strong}"/><ellipse cy="-1" rx="4" ry="2.6" fill="${INK.card}"/>`
    : `<circle cy="2" r="5.6" fill="${strong}"/>${stroke('M-5-4l3 3m2-6v4m5-2-3 3', strong, 2, { 'stroke-linecap': 'round' })}`;
  return (
    path(plate(19), { transform: 'translate(2 3.4)', fill: INK.shadow, opacity: '.4' }) +
    path(plate(20.6), { fill: INK.ink }) +
    path(plate(19), { fill: INK.card }) +
    path(plate(16.4), { fill: pale, stroke: strong, 'stroke-width': 2 }) +
    sign
  );
}

/** A tile swept by a machine gun: a fan of fire on its side's plate. */
export const fieldMark = (side: Side): string =>
  sideShape(side, 0, 0, 15, { fill: INK.ink }) +
  sideShape(side, 0, 0, 13.4, {
    fill: sideInk(side).strong,
    stroke: INK.card,
    'stroke-width': 1.4,
  }) +
  stroke('M-8 6 8-8M-8 6 9-1M-8 6 9 6', '#fff', 2.2, { 'stroke-linecap': 'round' }) +
  path('M-11 3h6v6h-6z', { fill: '#fff' });

/** Where units must get to: an arrow out of the city, or a marked goal. */
export const goalMark = (kind: 'escape' | 'task'): string =>
  path(kind === 'escape' ? 'M-14-6H0v-8l15 14L0 14V6h-14z' : 'M-12-14H14L8-5l6 9H-8v14h-4z', {
    fill: INK.gold,
    stroke: INK.ink,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  });

/** Victory points that lie on a tile. */
export const pointsMark = (points: number): string =>
  `<circle cx="1.4" cy="2.2" r="13" fill="${INK.shadow}" opacity=".3"/>` +
  `<circle r="13" fill="${INK.gold}" stroke="${INK.ink}" stroke-width="1.8"/>` +
  label(String(points), 0, 6, 16, INK.ink, 700);

/** The white flag across a routed counter, with the word for it. */
export function routMark(words: string): string {
  const width = words.length * 6.2 + 30;
  const half = width / 2;
  const plate = (more: { readonly [name: string]: string | number }): string =>
    element('rect', { x: -half, y: -10, width, height: 20, rx: 3, ...more });
  return (
    '<g transform="rotate(-9)">' +
    plate({ fill: INK.shadow, opacity: '.4', transform: 'translate(1.6 2.6)' }) +
    plate({ fill: '#fff', stroke: INK.ink, 'stroke-width': 1.8 }) +
    path(`M${pair(7 - half, 6)}v-12q5-3 7 0t6 0l-2 6q-3 2-5 0t-6 0`, {
      fill: '#fff',
      stroke: INK.ink,
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    }) +
    label(escapeText(words), 9, 4.8, 13, INK.ink, 600) +
    '</g>'
  );
}
