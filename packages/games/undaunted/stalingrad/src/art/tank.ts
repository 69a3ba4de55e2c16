import { label } from '@bivouac/table/art/label.ts';
import { INK, type Side, sideInk } from '@bivouac/table/art/palette.ts';
import { element, path, stroke } from '@bivouac/table/art/path.ts';
import { armourSign } from '@bivouac/undaunted-core/art/armour.ts';
import {
  MACHINE,
  MACHINE_TONES,
  machinePlate,
  machineScale,
} from '@bivouac/undaunted-core/art/machine.ts';

export interface TankLook {
  readonly side: Side;
  /** As the data call it: `t34`, `panzer`. */
  readonly kind: string;
  readonly squad: string | null;
  readonly armour: number;
  readonly isSuppressed?: boolean;
  readonly isChosen?: boolean;
  readonly radius?: number;
}

const { width: WIDTH, height: HEIGHT } = MACHINE;
const SCALE = 0.56;

/** The tank from above, its gun to the right. */
function machine(kind: string, side: Side): string {
  const [middle, light, dark] = MACHINE_TONES[side];
  const part = (d: string, fill: string, width = 1.6): string =>
    path(d, { fill, 'stroke-width': width });
  const treads =
    path('M-58-31H54v14H-58zm0 48H54v14H-58z', { fill: dark }) +
    stroke('M-55-24H52M-55 24H52', '#fff', 13, { 'stroke-dasharray': '1 4', opacity: '.35' });
  const hull =
    kind === 't34'
      ? part('M-58-17H44l12 8V9l-12 8H-58z', middle) +
        part('M-52-12h26v24h-26z', light, 1) +
        stroke('M-47-12v24m5-24v24m5-24v24m5-24v24', dark, 1) +
        part('M26-3.4h50v6.8H26z', middle) +
        part('m-14-14 20-5 18 5q6 14 0 28L6 19l-20-5q-6-14 0-28z', light) +
        `<circle cx="-2" r="8.6" fill="${middle}" stroke-width="1.2"/>` +
        part('M38-7h9V7h-9z', light, 1)
      : part('M-56-18h98v6h12v24H42v6h-98z', middle) +
        part('M-50-13h10v26h-10zm13 0h10v26h-10z', light, 1) +
        part('M26-2.8h40v5.6H26z', middle) +
        part('M-20-16h34l12 6v20l-12 6h-34l-6-7V-9z', light) +
        `<circle cx="-14" r="7.4" fill="${middle}" stroke-width="1.2"/>` +
        part('M4-12h8v6H4z', middle, 1);
  return `<g stroke="${dark}" stroke-width="1.6" stroke-linejoin="round">${treads}${hull}</g>`;
}

/** A tank's counter round 0, 0: no shield, armour alone (Stalingrad, Tanky). */
export function tankArt(look: TankLook): string {
  const { side, kind, squad, armour, isSuppressed = false, isChosen = false } = look;
  const { strong, pale } = sideInk(side);
  const plate = (grow: number, attributes: Parameters<typeof machinePlate>[2]): string =>
    machinePlate(side, grow, attributes);
  const left = -WIDTH / 2 + (side === 0 ? 6 : -5);
  const top = -HEIGHT / 2 - 6;
  const badge =
    squad === null
      ? ''
      : element('rect', {
          x: left,
          y: top,
          width: 25,
          height: 25,
          rx: side === 0 ? 12.5 : 3,
          fill: strong,
          stroke: INK.card,
          'stroke-width': 2,
        }) + label(squad, left + 12.5, top + 19, 18, '#fff', 600);
  const inside = [
    plate(2, { fill: INK.shadow, opacity: '.4', transform: 'translate(4 7)' }),
    isChosen ? plate(14, { fill: INK.ink }) + plate(11, { fill: INK.gold }) : '',
    plate(4.4, { fill: INK.ink }),
    plate(2.4, { fill: INK.card }),
    plate(-2, {
      fill: pale,
      stroke: strong,
      'stroke-width': 4,
      ...(isSuppressed ? { 'stroke-dasharray': '12 6' } : {}),
    }),
    machine(kind, side),
    isSuppressed ? stroke('M-60-30 60 30M-60 30 60-30', strong, 4, { opacity: '.5' }) : '',
    badge,
    armourSign(armour, WIDTH / 2 - (side === 0 ? 22 : 10), HEIGHT / 2 - 5, strong),
  ].join('');
  return `<g transform="scale(${machineScale(SCALE, look.radius)})${isSuppressed ? ' rotate(-8)' : ''}">${inside}</g>`;
}
