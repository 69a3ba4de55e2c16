import { label } from '@bivouac/table/art/label.ts';
import { INK, type Side, sideInk } from '@bivouac/table/art/palette.ts';
import { element, num, pair, path, shield, stroke } from '@bivouac/table/art/path.ts';
import { sideShape } from '@bivouac/table/art/side-shape.ts';
import { armourSign } from '@bivouac/undaunted-core/art/armour.ts';
import { glyphAt, glyphName } from '@bivouac/undaunted-core/art/glyphs.ts';
import {
  MACHINE,
  MACHINE_TONES,
  machinePlate,
  machineScale,
} from '@bivouac/undaunted-core/art/machine.ts';

/** A seat as it is drawn: who sits in it, or what it is for. */
export interface SeatLook {
  /** Marks the soldier, so that the page finds them in the picture; -1 for none. */
  readonly unit: number;
  /** The kind of soldier, as the glyphs call it; null for an empty seat. */
  readonly who: string | null;
  readonly isSuppressed: boolean;
  /** The sign of what can be done from it; null for nothing. */
  readonly act: string | null;
}

export interface VehicleLook {
  readonly side: Side;
  /** As the data call it: `truck`, `tank`. */
  readonly kind: string;
  /** -1 for none. */
  readonly defence: number;
  readonly armour: number;
  readonly damage: number;
  readonly inoperableAt: number;
  readonly destroyedAt: number;
  readonly seats: readonly SeatLook[];
  readonly isChosen?: boolean;
  readonly radius?: number;
}

const { width: WIDTH, height: HEIGHT } = MACHINE;
const SCALE = 0.6;

/** The machine from above, its front to the right. */
function machine(kind: string, side: Side): string {
  const [middle, light, dark] = MACHINE_TONES[side];
  const part = (d: string, fill: string, width?: number): string =>
    path(d, width === undefined ? { fill } : { fill, 'stroke-width': width });
  const parts: { readonly [kind: string]: () => string } = {
    tank: () =>
      part('M-54-30H52v13H-54zm0 47H52v13H-54z', dark) +
      part('M-50-17h90l10 7v20l-10 7h-90z', middle) +
      part('M-46-12h22v24h-22z', light, 1) +
      part('M-4-18h14q14 0 14 14V4Q24 18 10 18H-4q-14 0-14-14V-4q0-14 14-14z', light) +
      part('M24-3h38v6H24z', middle),
    car: () =>
      part('M-38-25h14v6h-14zm58 0h14v6H20zm-58 44h14v6h-14zm58 0h14v6H20z', dark) +
      part('m-50-12 10-8h70l22 9v22l-22 9h-70l-10-8z', middle) +
      part('M-34-14h50l14 6V8l-14 6h-50z', light),
    lorry: () =>
      part('M-46-25h15v6h-15zm68 1h13v6H22zm-68 43h15v6h-15zm68-1h13v6H22z', dark) +
      part('M-56-20H6v40h-62z', light) +
      part('M-56-13H6m-62 26H6', 'none', 1) +
      part('M8-19h22l4 4v30l-4 4H8z', middle) +
      part('M34-14h18q5 2 5 7V7q0 5-5 7H34z', light),
  };
  const isCar = kind === 'command-car' || kind === 'scout-car';
  const shape = kind === 'tank' ? 'tank' : isCar ? 'car' : 'lorry';
  return `<g stroke="${dark}" stroke-width="1.6" stroke-linejoin="round">${parts[shape]?.() ?? ''}</g>`;
}

/** Seats from front to back. */
const seatX = (place: number, count: number): number =>
  count > 3 ? 36 - place * 27 : 34 - place * 36;

function seatArt(side: Side, seat: SeatLook, x: number): string {
  const { strong, pale } = sideInk(side);
  const y = -4;
  if (seat.who === null) {
    const sign = seat.act === null ? null : glyphName(seat.act);
    return (
      sideShape(side, x, y, 13, {
        fill: INK.card,
        'fill-opacity': '.78',
        stroke: strong,
        'stroke-width': 1.8,
        'stroke-dasharray': '3.4 2.6',
      }) + (sign === null ? '' : glyphAt(sign, x, y, 15, strong))
    );
  }
  const name = glyphName(seat.who);
  const man =
    sideShape(side, 0, 0, 14, {
      fill: seat.isSuppressed ? strong : INK.card,
      stroke: seat.isSuppressed ? INK.card : strong,
      'stroke-width': 2,
    }) + (name === null ? '' : glyphAt(name, 0, 0, 20, seat.isSuppressed ? pale : strong));
  const lean = seat.isSuppressed ? 'rotate(-14)' : '';
  return `<g data-unit="${seat.unit}" transform="translate(${pair(x, y)})${lean}">${man}</g>`;
}

/** Boxes for the damage, crossed as it comes; a line stands where the vehicle stops working. */
export function damageBoxes(damage: number, stopsAt: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const x = i * 13;
    const isHit = i < damage;
    return (
      element('rect', {
        x,
        y: 0,
        width: 9.2,
        height: 9.2,
        rx: 1.6,
        fill: isHit ? INK.ink : INK.card,
        stroke: INK.ink,
        'stroke-width': 1.3,
      }) +
      (isHit ? stroke(`M${num(x + 2.2)} 2.2l4.8 4.8m0-4.8-4.8 4.8`, '#fff', 1.4) : '') +
      (i === stopsAt - 1 ? stroke(`M${num(x + 11.1)}-3v15`, INK.ink, 1.6) : '')
    );
  }).join('');
}

/** A vehicle's counter round 0, 0: who sits where, its damage, its armour and its defence. */
export function vehicleArt(look: VehicleLook): string {
  const { side, kind, defence, armour, damage, seats, isChosen = false } = look;
  const { strong, pale } = sideInk(side);
  const plate = (grow: number, attributes: Parameters<typeof machinePlate>[2]): string =>
    machinePlate(side, grow, attributes);
  const isOut = damage >= look.inoperableAt;
  const edge = WIDTH / 2 - (side === 0 ? 20 : 8);
  const foot = HEIGHT / 2;
  const inside = [
    plate(2, { fill: INK.shadow, opacity: '.4', transform: 'translate(4 7)' }),
    isChosen ? plate(16, { fill: INK.ink }) + plate(13, { fill: INK.gold }) : '',
    plate(4.4, { fill: INK.ink }),
    plate(2.4, { fill: INK.card }),
    plate(-2, {
      fill: isOut ? '#cfcabb' : pale,
      stroke: strong,
      'stroke-width': 4,
      ...(isOut ? { 'stroke-dasharray': '12 6' } : {}),
    }),
    `<g transform="translate(-2-4)">${machine(kind, side)}</g>`,
    seats.map((seat, place) => seatArt(side, seat, seatX(place, seats.length))).join(''),
    `<g transform="translate(${pair(-WIDTH / 2 + (side === 0 ? 30 : 10), foot - 10)})">${damageBoxes(damage, look.inoperableAt, look.destroyedAt)}</g>`,
    defence > 0
      ? path(shield(edge - 13, foot - 20, 23, 27), {
          fill: INK.card,
          stroke: strong,
          'stroke-width': 2.2,
        }) + label(String(defence), edge - 1.5, foot - 2, 17, strong, 700)
      : '',
    armourSign(armour, edge - (defence > 0 ? 31 : 2), foot - 5, strong),
    isOut ? stroke(`M${pair(-36, -30)}l72 52m0-52-72 52`, INK.ink, 5, { opacity: '.55' }) : '',
  ].join('');
  return `<g transform="scale(${machineScale(SCALE, look.radius)})">${inside}</g>`;
}
