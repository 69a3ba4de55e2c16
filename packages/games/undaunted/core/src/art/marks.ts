import { escapeText, label } from '@bivouac/table/art/label.ts';
import { INK, type Side, sideInk } from '@bivouac/table/art/palette.ts';
import { element, num, pair, path, placed, shield, star, stroke } from '@bivouac/table/art/path.ts';
import { sideShape } from '@bivouac/table/art/side-shape.ts';
import { glyphAt, glyphName } from './glyphs.ts';

// Marks that lie on a tile. Each is drawn round its own 0, 0; where it stands is in places.ts.

/** Cover of a tile; a hill covers differently against a shot from another hill. */
export type Cover = number | { readonly top: number; readonly bottom: number };

/** Top left corner at 0, 0. */
export function coverShield(cover: Cover): string {
  const isHill = typeof cover !== 'number';
  const width = isHill ? 36 : 27;
  const text = isHill ? `${cover.top}/${cover.bottom}` : String(cover);
  const isBare = cover === 0;
  return (
    path(shield(1.5, 2.4, width, 33), { fill: INK.shadow, opacity: '.3' }) +
    path(shield(0, 0, width, 33), {
      fill: isBare ? '#efe6cc' : INK.card,
      stroke: INK.ink,
      'stroke-width': 1.7,
    }) +
    label(
      text,
      width / 2,
      isHill ? 20.8 : 21.6,
      isHill ? 16.5 : 19.5,
      isBare ? '#6a614a' : INK.ink,
      600,
    )
  );
}

/** The value of an objective; when controlled it sits on its owner's plate. Centred. */
export function objectiveStar(value: number, owner: Side | null = null): string {
  const radius = 14;
  const plate =
    owner === null
      ? ''
      : sideShape(owner, 0, 0, radius + 1.6, { fill: INK.ink }) +
        sideShape(owner, 0, 0, radius + 0.2, {
          fill: sideInk(owner).strong,
          stroke: INK.card,
          'stroke-width': 1.2,
        });
  return (
    plate +
    path(star([0, -0.3], radius * (owner === null ? 1.08 : 0.94), 0.52), {
      fill: INK.gold,
      stroke: INK.ink,
      'stroke-width': 1.4,
      'stroke-linejoin': 'round',
    }) +
    label(String(value), 0, radius * 0.33, radius * 0.95, INK.ink, 700)
  );
}

/** A flag: the side controls the tile. The pole stands at x = 0. */
export function controlFlag(side: Side): string {
  const { strong } = sideInk(side);
  const emblem =
    side === 0
      ? path(star([9.6, -8.2], 5.4, 0.45), { fill: '#fff' })
      : '<path d="M6.4-11.6h6.4v6.4H6.4z" fill="#fff"/>';
  return (
    `<ellipse cx="3" cy="15" rx="7" ry="2.4" fill="${INK.shadow}" opacity=".35"/>` +
    stroke('M0-17v32', INK.card, 5, { 'stroke-linecap': 'round' }) +
    path('M0-17h26l-6.5 8.5L26 0H0z', {
      fill: strong,
      stroke: INK.card,
      'stroke-width': 1.8,
      'stroke-linejoin': 'round',
    }) +
    stroke('M0-17v32', INK.ink, 2.8, { 'stroke-linecap': 'round' }) +
    emblem
  );
}

/** Binoculars: the side has scouted the tile. Centred. */
export function scoutedBadge(side: Side): string {
  const { strong } = sideInk(side);
  return (
    sideShape(side, 1.4, 2, 11, { fill: INK.shadow, opacity: '.35' }) +
    sideShape(side, 0, 0, 11, { fill: INK.card, stroke: strong, 'stroke-width': 2.2 }) +
    glyphAt('scouts', 0, 0, 15.4, strong)
  );
}

/** Control along the whole edge of a tile: round beads for the first side, square for the second. */
export function controlEdge(side: Side, size = 160): string {
  const gap = 4.4;
  const frame = {
    x: gap,
    y: gap,
    width: size - 2 * gap,
    height: size - 2 * gap,
    rx: 4,
    fill: 'none',
  };
  const beads = side === 0 ? '0 7.2' : '4.2 4.2';
  return (
    element('rect', { ...frame, stroke: INK.card, 'stroke-width': 5.4, opacity: '.82' }) +
    element('rect', {
      ...frame,
      stroke: sideInk(side).strong,
      'stroke-width': 3.6,
      'stroke-dasharray': beads,
      'stroke-linecap': side === 0 ? 'round' : undefined,
    })
  );
}

/** What a spawn tag names: a squad's letter or a kind of unit without a squad. */
export type SpawnItem = string;

const isLetter = (item: SpawnItem): boolean => item.length === 1;

export const spawnTagWidth = (items: readonly SpawnItem[]): number =>
  20 + items.reduce((sum, item) => sum + (isLetter(item) ? 11 : 17), 0);

/** The sign of a unit without a squad. So small, a scoped rifle is only its cross-hairs. */
function itemSign(item: SpawnItem, x: number, colour: string): string {
  if (item === 'sniper') {
    return stroke(`M${num(x - 5)} 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0zm5-8v16m-8-8h16`, colour, 1.6);
  }
  const name = glyphName(item);
  return name === null ? '' : glyphAt(name, x, 0, 14, colour);
}

/** An arrow into a tray, with the squads and units that enter here. Right edge at 0, centred in height. */
export function spawnTag(side: Side, items: readonly SpawnItem[]): string {
  const { strong } = sideInk(side);
  const width = spawnTagWidth(items);
  const box = { width, height: 19, rx: side === 0 ? 9.5 : 2 };
  let x = 18;
  const signs = items.map((item) => {
    const start = x;
    x += isLetter(item) ? 11 : 17;
    if (isLetter(item))
      return label(escapeText(item.toUpperCase()), start + 4, 4.8, 13, strong, 600);
    return itemSign(item, start + 6, strong);
  });
  return placed(
    element('rect', { x: 1.2, y: -8, ...box, fill: INK.shadow, opacity: '.3' }) +
      element('rect', {
        x: 0,
        y: -9.5,
        ...box,
        fill: INK.card,
        stroke: strong,
        'stroke-width': 1.5,
        'stroke-dasharray': '3.4 2',
      }) +
      stroke('M10-6.6v7.8M6.4-2l3.6 3.8L13.6-2M5 5.2h10', strong, 1.7, {
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }) +
      signs.join(''),
    -width,
    0,
  );
}

/** The tile that a mortar has registered: a dashed ring with four ticks and a badge. Centred on the tile. */
export function targetRing(side: Side, size = 160): string {
  const { strong } = sideInk(side);
  const radius = size * 0.44;
  const out = radius + 8;
  const ticks = `M0 ${num(-out)}v16M0 ${num(out - 16)}v16M${num(-out)} 0h16M${num(out - 16)} 0h16`;
  const ring = { r: radius, fill: 'none' };
  return (
    element('circle', { ...ring, stroke: INK.card, 'stroke-width': 5.4, opacity: '.9' }) +
    element('circle', { ...ring, stroke: strong, 'stroke-width': 2.8, 'stroke-dasharray': '9 6' }) +
    stroke(ticks, INK.card, 6) +
    stroke(ticks, strong, 3)
  );
}

/** The badge of a registered tile, on the right edge of it. Centred. */
export function targetBadge(side: Side): string {
  return (
    sideShape(side, 1.6, 2.4, 15, { fill: INK.shadow, opacity: '.4' }) +
    sideShape(side, 0, 0, 15, { fill: sideInk(side).strong, stroke: INK.card, 'stroke-width': 2 }) +
    glyphAt('mortar', 0, 0, 19.5, '#fff')
  );
}

/**
 * The mark of a tile that can be chosen, around its middle: a dash along each side, clear of the corners,
 * where covers, stars, numbers and flags are.
 */
export function tileDashes(size: number, isHeavy: boolean): string {
  const edge = size / 2 - 9;
  const half = size * 0.2;
  const d = `M${pair(-half, -edge)}H${num(half)}M${pair(-half, edge)}H${num(half)}M${pair(-edge, -half)}V${num(half)}M${pair(edge, -half)}V${num(half)}`;
  const ends = { 'stroke-linecap': 'round' };
  return (
    stroke(d, INK.card, isHeavy ? 9 : 7, ends) +
    stroke(d, INK.ink, isHeavy ? 4.4 : 2.4, {
      ...ends,
      'stroke-dasharray': isHeavy ? undefined : '5 5',
    })
  );
}

/** Four corners round a target; heavy for the one aimed at. Centred. */
export function brackets(radius: number, isHeavy: boolean): string {
  const reach = radius + 8;
  const leg = radius * 0.52;
  const d = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(
      ([a = 0, b = 0]) => `M${pair(a * reach, b * (reach - leg))}v${num(b * leg)}h${num(-a * leg)}`,
    )
    .join('');
  const ends = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return (
    stroke(d, INK.card, isHeavy ? 7.4 : 5, ends) +
    stroke(d, INK.ink, isHeavy ? 4 : 2, {
      ...ends,
      'stroke-dasharray': isHeavy ? undefined : '4 4',
    })
  );
}

/** The arrow of a shot from one counter to another; heavy for the one aimed. */
export function shotLine(
  from: readonly [number, number],
  to: readonly [number, number],
  gaps: readonly [number, number],
  isHeavy: boolean,
): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < gaps[0] + gaps[1] + 8) return '';
  const ux = (to[0] - from[0]) / length;
  const uy = (to[1] - from[1]) / length;
  const start: readonly [number, number] = [from[0] + ux * gaps[0], from[1] + uy * gaps[0]];
  const end: readonly [number, number] = [to[0] - ux * gaps[1], to[1] - uy * gaps[1]];
  const line = `M${pair(...start)}L${pair(...end)}`;
  const wing = (k: number): string => pair(end[0] - ux * 15 - uy * k, end[1] - uy * 15 + ux * k);
  const head = `M${pair(end[0] + ux * 4, end[1] + uy * 4)}L${wing(10)}L${wing(-10)}z`;
  const ends = { 'stroke-linecap': 'round' };
  if (!isHeavy) {
    return (
      stroke(line, INK.card, 6, ends) +
      stroke(line, INK.ink, 3, { ...ends, 'stroke-dasharray': '0 7' })
    );
  }
  return (
    stroke(line, INK.card, 9, ends) +
    path(head, { fill: INK.ink, stroke: INK.card, 'stroke-width': 2.4 }) +
    stroke(`M${pair(...start)}L${pair(end[0] - ux * 10, end[1] - uy * 10)}`, INK.ink, 4.6, ends)
  );
}

export const chancePillWidth = (text: string, isHeavy: boolean): number =>
  text.length * (isHeavy ? 9.2 : 6.2) + (isHeavy ? 18 : 14);

/** The chance to hit; heavy, in ink, for the target aimed at. Centred. */
export function chancePill(text: string, isHeavy: boolean): string {
  const size = isHeavy ? 20 : 13;
  const height = size * 1.55;
  const width = chancePillWidth(text, isHeavy);
  return (
    element('rect', {
      x: -width / 2,
      y: -height / 2,
      width,
      height,
      rx: height / 2,
      fill: isHeavy ? INK.ink : INK.card,
      stroke: isHeavy ? INK.card : INK.ink,
      'stroke-width': isHeavy ? 2 : 1.2,
    }) + label(escapeText(text), 0, size * 0.36, size, isHeavy ? '#fff' : INK.ink, 600)
  );
}

/** The radio of scenario 10; its value rises. Centred. */
export const radioMark = (): string =>
  element('circle', { cx: 1.4, cy: 2.4, r: 13, fill: INK.shadow, opacity: '.35' }) +
  element('circle', { r: 13, fill: INK.card, stroke: INK.ink, 'stroke-width': 1.8 }) +
  glyphAt('radio', 0, 0, 20, INK.ink);

/** More units than fit: how many are not drawn. Centred. */
export const moreMark = (count: number): string =>
  element('circle', { r: 13, fill: INK.ink, stroke: INK.card, 'stroke-width': 1.8 }) +
  label(`+${count}`, 0, 5, 14, '#fff', 600);

/** The number of the tile, printed small. Right edge at 0, on the line. */
export const tileNumber = (face: string): string =>
  `<text class="art-label" font-size="12" font-weight="600" text-anchor="end" fill="${INK.ink}" ` +
  `stroke="${INK.card}" stroke-width="2.6" stroke-opacity=".75" paint-order="stroke">${escapeText(face)}</text>`;
