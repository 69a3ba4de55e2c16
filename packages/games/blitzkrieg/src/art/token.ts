import type { Point } from '@bivouac/table/art/geometry.ts';
import { label } from '@bivouac/table/art/label.ts';
import { INK, type Side, sideInk } from '@bivouac/table/art/palette.ts';
import { element, inThousandths, num, path, placed, polygon } from '@bivouac/table/art/path.ts';
import { sideShape } from '@bivouac/table/art/side-shape.ts';
import { ICONS } from './icons.generated.ts';
import { type Silhouette, silhouette } from './silhouettes.ts';

export interface TokenFace {
  readonly side: Side;
  readonly kind: 'army' | 'navy' | 'air' | 'any' | 'copy';
  /** The text of the badge: `3`, or `1+`; empty for none. */
  readonly value: string;
  readonly ability: string | null;
  readonly isSpecial: boolean;
}

/** Tokens are drawn for this diameter and scaled. */
const DIAMETER = 100;
const RADIUS = DIAMETER / 2 - 2.5;

/** A token round 0, 0. */
export function tokenArt(look: TokenFace, diameter = DIAMETER): string {
  const art = body(look) + figure(look) + badge(look) + abilityMark(look);
  return placed(art, 0, 0, diameter / DIAMETER);
}

/** A token seen from behind: only its side knows which it is. */
export function tokenBack(side: Side, diameter: number): string {
  const { strong } = sideInk(side);
  const art =
    sideShape(side, 0, 0, RADIUS, { fill: INK.card }) +
    sideShape(side, 0, 0, RADIUS - 3.5, { fill: strong }) +
    sideShape(side, 0, 0, RADIUS - 13, {
      fill: 'none',
      stroke: INK.card,
      'stroke-width': 2.5,
      opacity: '.6',
    });
  return placed(art, 0, 0, diameter / DIAMETER);
}

/** A special weapon has a milled rim, which tells it from a chosen token also without colour. */
function body({ side, isSpecial }: TokenFace): string {
  const { strong, pale } = sideInk(side);
  const shadow = sideShape(side, 2.5, 5, RADIUS, { fill: INK.shadow, opacity: '.3' });
  if (!isSpecial) {
    return (
      shadow +
      sideShape(side, 0, 0, RADIUS, { fill: INK.card }) +
      sideShape(side, 0, 0, RADIUS - 4, { fill: pale, stroke: strong, 'stroke-width': 5.2 })
    );
  }
  return (
    shadow +
    path(polygon(milled(side, RADIUS + 1)), {
      fill: INK.gold,
      stroke: INK.ink,
      'stroke-width': 1.8,
      'stroke-linejoin': 'round',
    }) +
    sideShape(side, 0, 0, RADIUS - 10, { fill: pale, stroke: strong, 'stroke-width': 5.2 })
  );
}

const TEETH = 26;
const TEETH_A_SIDE = 7;

function milled(side: Side, radius: number): Point[] {
  if (side === 0) {
    return Array.from({ length: TEETH * 2 }, (_, i) => {
      const angle = (i / (TEETH * 2)) * 2 * Math.PI;
      const reach = radius * (i % 2 === 0 ? 1.03 : 0.93);
      return [Math.sin(angle) * reach, -Math.cos(angle) * reach];
    });
  }
  const half = radius * 0.96;
  const step = (2 * half) / TEETH_A_SIDE;
  const depth = radius * 0.075;
  return [0, 1, 2, 3].flatMap((turn) =>
    Array.from({ length: TEETH_A_SIDE * 2 }, (_, i): Point => {
      const along = -half + (i * step) / 2;
      const out = half + (i % 2 === 0 ? -0.4 * depth : 0.6 * depth);
      const corners: readonly Point[] = [
        [along, -out],
        [out, along],
        [-along, out],
        [-out, -along],
      ];
      return corners[turn] ?? [0, 0];
    }),
  );
}

function figureOf({ kind, ability }: TokenFace): Silhouette {
  if (ability === 'nuclear') return 'cloud';
  if (ability === 'scientist' || ability === 'spy' || ability === 'monster') return ability;
  if (kind === 'navy' && ability === 'bombing') return 'carrier';
  return kind === 'army' || kind === 'navy' ? kind : 'air';
}

function figure(look: TokenFace): string {
  const size = look.isSpecial ? 52 : 58;
  return (
    `<g fill="${sideInk(look.side).strong}" transform="translate(${num(-size / 2 - 2)} ${num(-size / 2 - 5)}) scale(${inThousandths(size / 64)})">` +
    `${silhouette(figureOf(look))}</g>`
  );
}

const BADGE = 36;

function badge({ side, value }: TokenFace): string {
  if (value === '') return '';
  const width = value.length > 1 ? BADGE * 1.35 : BADGE;
  const x = DIAMETER / 2 - width * 0.82;
  const y = DIAMETER / 2 - BADGE * 0.84;
  const plate = (rim: number, fill: string): string =>
    element('rect', {
      x: x - rim,
      y: y - rim,
      width: width + 2 * rim,
      height: BADGE + 2 * rim,
      rx: side === 0 ? BADGE / 2 + rim : BADGE * 0.18,
      fill,
    });
  return (
    plate(2, INK.card) +
    plate(0, sideInk(side).strong) +
    label(value, x + width / 2, y + BADGE * 0.81, BADGE * 0.84, '#fff', 600)
  );
}

const ABILITY_ICONS: { readonly [ability: string]: string } = {
  general: ICONS.rank,
  admiral: ICONS.anchor,
  blitz: ICONS.lightning,
  bombing: ICONS.bombs,
  'task-force': ICONS.swords,
  nuclear: ICONS.nuclear,
};

/** The sign of an ability, on a square of 512; empty for those that the figure itself shows. */
export const abilityIcon = (ability: string): string => ABILITY_ICONS[ability] ?? '';

function abilityMark({ side, ability }: TokenFace): string {
  const icon = ability === null ? '' : abilityIcon(ability);
  if (icon === '') return '';
  const size = 34;
  const at = -DIAMETER / 2 - 2;
  const { strong } = sideInk(side);
  const middle = at + size / 2;
  return (
    element('circle', {
      cx: middle,
      cy: middle,
      r: size / 2 + 1,
      fill: INK.card,
      stroke: strong,
      'stroke-width': 2.2,
    }) +
    path(icon, {
      fill: ability === 'blitz' ? '#8a5a00' : strong,
      transform: `translate(${num(at + size * 0.15)} ${num(at + size * 0.15)}) scale(${inThousandths((size * 0.7) / 512)})`,
    })
  );
}
