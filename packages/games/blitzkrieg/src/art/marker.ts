import { label } from '@bivouac/table/art/label.ts';
import { INK, type Side, sideInk } from '@bivouac/table/art/palette.ts';
import { path, star } from '@bivouac/table/art/path.ts';
import { sideShape } from '@bivouac/table/art/side-shape.ts';

/** A lead as it stands on a marker, with its sign as the reader sees it. */
export const signed = (lead: number): string =>
  lead > 0 ? `+${lead}` : lead < 0 ? `\u2212${-lead}` : '0';

export interface MarkerLook {
  /** The side in whose half it stands; null in the centre. */
  readonly side: Side | null;
  /** Its text. */
  readonly text: string;
  /** Where it would leave, where it would go, or simply where it stands. */
  readonly state?: 'ghost' | 'goal' | 'still';
}

/** A marker round 0, 0: it takes the shape of the side that leads. */
export function markerArt({ side, text, state = 'still' }: MarkerLook, size: number): string {
  const ink = side === null ? INK.ink : sideInk(side).strong;
  const shape = side ?? 1;
  const radius = size / 2;
  const isGhost = state === 'ghost';
  return (
    (isGhost ? '' : sideShape(shape, 1, 1.8, radius, { fill: INK.shadow, opacity: '.35' })) +
    (state === 'goal'
      ? sideShape(shape, 0, 0, radius + 3.4, { fill: INK.ink }) +
        sideShape(shape, 0, 0, radius + 2.4, { fill: INK.gold })
      : '') +
    sideShape(shape, 0, 0, radius, {
      fill: isGhost ? INK.card : ink,
      stroke: isGhost ? ink : INK.card,
      'stroke-width': 1.7,
      'stroke-dasharray': isGhost ? '3 2.2' : undefined,
    }) +
    label(
      text,
      -0.4,
      size * 0.19,
      size * (text.length > 2 ? 0.46 : 0.54),
      isGhost ? ink : '#fff',
      600,
    )
  );
}

/** The value of a campaign that neither side has won yet. Round 0, 0. */
export const prizeStar = (points: number, radius: number, isActive: boolean): string =>
  path(star([0, 0], radius * 1.16, 0.56), {
    fill: isActive ? INK.gold : INK.paper,
    stroke: INK.ink,
    'stroke-width': 1.3,
    'stroke-linejoin': 'round',
    opacity: isActive ? undefined : '.8',
  }) + label(String(points), 0, radius * 0.4, radius * 0.98, INK.ink, 700);

/** The points of a side; on the winner's shape, or half and half for both. */
export function scoredArt(
  scored: readonly { side: Side; points: number }[],
  radius: number,
): string {
  const size = scored.length > 1 ? radius * 0.72 : radius;
  return scored
    .map(({ side, points }, i) => {
      const y = scored.length > 1 ? (i === 0 ? -size * 0.86 : size * 0.86) : 0;
      return `<g transform="translate(0 ${Math.round(y * 10) / 10})">${
        sideShape(side, 0, 0, size * 0.86, {
          fill: sideInk(side).strong,
          stroke: INK.card,
          'stroke-width': 1.6,
        }) + label(String(points), 0, size * 0.38, size * 1.05, '#fff', 600)
      }</g>`;
    })
    .join('');
}
