import { escapeText, label } from '@bivouac/table/art/label.ts';
import { INK, type Side, sideInk } from '@bivouac/table/art/palette.ts';
import { element, path, shield, stroke } from '@bivouac/table/art/path.ts';
import { remembered } from '@bivouac/table/art/remember.ts';
import { sideShape } from '@bivouac/table/art/side-shape.ts';
import { glyphAt, glyphName } from './glyphs.ts';
import { hatching } from './shapes.ts';

export interface CounterLook {
  readonly side: Side;
  /** As the data call it: `riflemen-a`, or only `riflemen`. */
  readonly kind: string;
  /** The letter of the squad; null for units without one. */
  readonly squad: string | null;
  /** Null draws no shield. */
  readonly defence: number | null;
  readonly isSuppressed?: boolean;
  readonly isChosen?: boolean;
  readonly radius?: number;
  /** Words across the foot of a suppressed counter, in the reader's language. */
  readonly words?: string;
}

/** The radius for which a counter is drawn; others are scaled from it. */
export const COUNTER_RADIUS = 27;

/** How far a suppressed counter leans. */
const LEAN = -12;

/** A counter round 0, 0. It reaches about a quarter of its radius beyond it. */
export const counterArt = remembered((look: CounterLook): string => {
  const { side, isSuppressed = false, isChosen = false, radius = COUNTER_RADIUS } = look;
  const inside =
    body(side, isChosen) +
    figure(look) +
    (look.squad === null ? '' : squadBadge(side, look.squad)) +
    (look.defence === null ? '' : defenceShield(side, look.defence)) +
    (isSuppressed && look.words !== undefined ? footWords(look.words) : '');
  const turned = isSuppressed ? ` rotate(${LEAN})` : '';
  const scale = Math.round((radius / COUNTER_RADIUS) * 1000) / 1000;
  return `<g transform="scale(${scale})${turned}">${inside}</g>`;
});

function body(side: Side, isChosen: boolean): string {
  const { strong, pale } = sideInk(side);
  const plate = (grow: number, fill: string, more = {}): string =>
    sideShape(side, 0, 0, COUNTER_RADIUS + grow, { fill, ...more });
  const lift = isChosen ? 1.7 : 1;
  const shadow = sideShape(side, 2.2 * lift, 3.4 * lift, COUNTER_RADIUS + (isChosen ? 8 : 1.6), {
    fill: INK.shadow,
    opacity: '.4',
  });
  const halo = isChosen ? plate(8.6, INK.ink) + plate(7, INK.gold) : '';
  return (
    shadow +
    halo +
    plate(2.5, INK.ink) +
    plate(1.5, INK.card) +
    plate(-1.2, pale, { stroke: strong, 'stroke-width': 2.8 })
  );
}

function figure({ side, kind, isSuppressed = false }: CounterLook): string {
  const name = glyphName(kind);
  if (name === null) return '';
  const { strong, pale } = sideInk(side);
  if (!isSuppressed) return glyphAt(name, 0, 0, 35, strong);
  // The silhouette lies on a pale plate, or the hatching would eat its thin lines.
  return (
    stroke(hatching(side, COUNTER_RADIUS - 2.6, 4.6), strong, 2.4, { opacity: '.55' }) +
    sideShape(side, 0, 0, 18.5, { fill: pale, opacity: '.8' }) +
    glyphAt(name, 0, 0, 34, strong)
  );
}

function squadBadge(side: Side, letter: string): string {
  const { strong } = sideInk(side);
  const edge = -COUNTER_RADIUS - 3;
  return (
    element('rect', {
      x: edge,
      y: edge,
      width: 18,
      height: 18,
      rx: side === 0 ? 9 : 3,
      fill: strong,
      stroke: INK.card,
      'stroke-width': 1.6,
    }) + label(letter, edge + 9, edge + 13.8, 13.4, '#fff', 600)
  );
}

function defenceShield(side: Side, defence: number): string {
  const { strong } = sideInk(side);
  const edge = COUNTER_RADIUS - 15;
  return (
    path(shield(edge, edge, 18, 21), { fill: INK.card, stroke: strong, 'stroke-width': 1.8 }) +
    label(String(defence), edge + 9, edge + 14, 13.8, strong, 700)
  );
}

function footWords(words: string): string {
  const width = words.length * 4.7 + 9;
  const top = COUNTER_RADIUS;
  return (
    `<g transform="rotate(${-LEAN})">` +
    element('rect', {
      x: -width / 2,
      y: top,
      width,
      height: 13.5,
      rx: 2.5,
      fill: INK.ink,
      stroke: INK.card,
      'stroke-width': 1,
    }) +
    `${label(escapeText(words), 0, top + 10.2, 10, '#fff', 500)}</g>`
  );
}
