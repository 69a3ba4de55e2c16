import type { Side } from '@bivouac/table/art/palette.ts';
import { element } from '@bivouac/table/art/path.ts';
import { COUNTER_RADIUS } from './counter.ts';

// The counters of machines: wider than those of soldiers, drawn in these units and scaled.

export const MACHINE = { width: 158, height: 96 } as const;

type Tones = readonly [middle: string, light: string, dark: string];

/** The colours of each side's machines, seen from above. */
export const MACHINE_TONES: readonly [Tones, Tones] = [
  ['#4f7f9f', '#9dbdd0', '#173f5e'],
  ['#b9684a', '#e0b39c', '#6d2a10'],
];

/** The outline of the counter, larger by `grow` on every side: round for one side, square for the other. */
export const machinePlate = (
  side: Side,
  grow: number,
  attributes: { readonly [name: string]: string | number },
): string =>
  element('rect', {
    x: -MACHINE.width / 2 - grow,
    y: -MACHINE.height / 2 - grow,
    width: MACHINE.width + 2 * grow,
    height: MACHINE.height + 2 * grow,
    rx: side === 0 ? MACHINE.height / 2 + grow : 9 + grow,
    ...attributes,
  });

/** The scale at which a machine stands beside counters of this radius. */
export const machineScale = (scale: number, radius = COUNTER_RADIUS): number =>
  Math.round(scale * (radius / COUNTER_RADIUS) * 1000) / 1000;
