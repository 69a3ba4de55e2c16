import { label } from '@bivouac/table/art/label.ts';
import { INK } from '@bivouac/table/art/palette.ts';
import { element, path, star, stroke } from '@bivouac/table/art/path.ts';
import { armourSign } from '@bivouac/undaunted-core/art/armour.ts';
import { COUNTER_RADIUS } from '@bivouac/undaunted-core/art/counter.ts';
import { SAND } from './sand.ts';
import { drums, parkedPlane, parkedTruck } from './works.ts';

export interface StructureLook {
  /** As the data call it: `hangar`, `roadblock-1`. */
  readonly kind: string;
  readonly resilience: number;
  /** 0 for a roadblock. */
  readonly value: number;
  readonly radius?: number;
}

const line = { stroke: SAND.ink, 'stroke-width': 1.3 };

const PICTURES: { readonly [kind: string]: () => string } = {
  aircraft: () => parkedPlane([0, -1], -35, 0.6),
  hangar: () =>
    path('M-18 16v-18Q0-24 18-2v18z', { fill: '#b3aa92', ...line }) +
    stroke('M-12 16V-8M-6 16v-29M0 16v-31M6 16v-29m6 29V-8', '#5b523f', 1) +
    path('M-9 16V3H9v13z', { fill: '#2d2516' }),
  'motor-pool': () => parkedTruck([-5, -7], -8, 0.78) + parkedTruck([3, 10], 6, 0.78, '#8f8a58'),
  'fuel-tank': () =>
    element('ellipse', { cx: 0, cy: 10, rx: 16, ry: 6, fill: '#6f3a26', ...line }) +
    path('M-16-9V10a16 6 0 0 0 32 0V-9z', { fill: '#a85f3f', ...line }) +
    element('ellipse', { cx: 0, cy: -9, rx: 16, ry: 6, fill: '#c98a6a', ...line }) +
    drums([
      [-19, 14],
      [20, 15],
    ]),
  roadblock: () =>
    stroke('M-18 14 14-14M-14-14l32 28M0-20v40', SAND.ink, 5) +
    stroke('M-18 14 14-14M-14-14l32 28M0-20v40', '#9a7c48', 2.6) +
    stroke('M-20 4q5-6 10 0t10 0 10 0 10 0', SAND.ink, 1.4),
};

/** A structure's marker round 0, 0: what it is, what a charge has to reach, what it is worth. */
export function structureArt({ kind, resilience, value, radius }: StructureLook): string {
  const plate = (grow: number, fill: string, more = {}): string =>
    element('rect', {
      x: -25 - grow,
      y: -25 - grow,
      width: 50 + 2 * grow,
      height: 50 + 2 * grow,
      rx: 3 + grow,
      fill,
      ...more,
    });
  const picture = PICTURES[kind.replace(/-\d$/, '')]?.() ?? '';
  const worth =
    value > 0
      ? path(star([-21, -20], 12), { fill: INK.gold, stroke: INK.ink, 'stroke-width': 1.4 }) +
        label(String(value), -21, -15.4, 12, INK.ink, 700)
      : '';
  const scale = Math.round(((radius ?? COUNTER_RADIUS) / COUNTER_RADIUS) * 1000) / 1000;
  return (
    `<g transform="scale(${scale})">` +
    plate(1, INK.shadow, { opacity: '.4', transform: 'translate(2.4 3.6)' }) +
    plate(2, INK.ink) +
    plate(0.8, INK.card) +
    plate(-2, SAND.light, { stroke: SAND.wall, 'stroke-width': 2 }) +
    picture +
    worth +
    `<g transform="translate(20 20)scale(.72)">${armourSign(resilience, 0, 0, '#5b523f')}</g></g>`
  );
}
