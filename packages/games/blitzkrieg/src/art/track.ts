import { label } from '@bivouac/table/art/label.ts';
import { INK, type Side, sideInk } from '@bivouac/table/art/palette.ts';
import { element, num, pair, path, shield, stroke } from '@bivouac/table/art/path.ts';
import { CRIMSON } from './map-ink.ts';
import { type MarkerLook, markerArt } from './marker.ts';

export interface TrackLook {
  /** Steps from the centre to the flag. */
  readonly end: number;
  /** Shields: steps from the centre, and the points they add. */
  readonly bonus: readonly (readonly [steps: number, points: number])[];
  /** Steps from the centre; positive towards the first side, whose arm is on the left. */
  readonly marker: number;
  /** Where it would go. */
  readonly to?: number | null;
  /** Where it came from lately. */
  readonly was?: number | null;
  /** The text of a marker at this place. */
  readonly say: (marker: number) => string;
  /** Width of a step. */
  readonly step: number;
  readonly height: number;
}

/** How far the plate reaches beyond the flags. */
export const TRACK_RIM = 7;
export const trackWidth = ({ end, step }: Pick<TrackLook, 'end' | 'step'>): number =>
  (2 * end + 1) * step;
/** The middle of a step, from the left end of the track. */
export const trackX = ({ end, step }: Pick<TrackLook, 'end' | 'step'>, marker: number): number =>
  (end - marker) * step + step / 2;

export const sideOfMarker = (marker: number): Side | null =>
  marker === 0 ? null : marker > 0 ? 0 : 1;

/** A track with its marker, its left end at 0, 0. Round beads for one arm, square for the other. */
export function trackArt(look: TrackLook): string {
  const { end, marker, height } = look;
  let beads = '';
  for (let at = -end; at <= end; at++) beads += bead(look, at);
  const plate = {
    x: -TRACK_RIM,
    y: 0,
    width: trackWidth(look) + 2 * TRACK_RIM,
    height,
    rx: 5,
  };
  const lead =
    marker === 0
      ? ''
      : element('rect', {
          x: trackX(look, Math.max(0, marker)),
          y: height / 2 - look.step * 0.3,
          width: Math.abs(marker) * look.step,
          height: look.step * 0.6,
          fill: sideInk(marker > 0 ? 0 : 1).strong,
          opacity: '.28',
        });
  return (
    element('rect', { ...plate, fill: INK.card, opacity: '.93' }) +
    element('rect', { ...plate, fill: 'none', stroke: INK.ink, opacity: '.7' }) +
    lead +
    beads +
    markers(look)
  );
}

function bead(look: TrackLook, at: number): string {
  const { end, bonus, marker, step, height } = look;
  const x = trackX(look, at);
  const y = height / 2;
  if (at === 0) {
    const r = step * 0.62;
    return path(`M${pair(x, y - r)}L${pair(x + r, y)}L${pair(x, y + r)}L${pair(x - r, y)}z`, {
      fill: CRIMSON,
      stroke: INK.card,
    });
  }
  const side: Side = at > 0 ? 0 : 1;
  const { strong, pale } = sideInk(side);
  const steps = Math.abs(at);
  if (steps === end) return flag(x, y, height, step, side);
  const isOn = at > 0 === marker > 0 && steps <= Math.abs(marker);
  const points = bonus.find(([where]) => where === steps)?.[1];
  if (points !== undefined) {
    const [width, tall] = [step * 1.12, step * 1.5];
    return (
      path(shield(x - width / 2, y - tall / 2, width, tall), {
        fill: isOn ? strong : INK.card,
        stroke: strong,
        'stroke-width': 1.3,
      }) + label(String(points), x, y + step * 0.34, step * 0.92, isOn ? '#fff' : strong, 600)
    );
  }
  const paint = { fill: isOn ? strong : pale, stroke: strong };
  if (side === 0) return element('circle', { cx: x, cy: y, r: step * 0.34, ...paint });
  const half = step * 0.31;
  return element('rect', { x: x - half, y: y - half, width: half * 2, height: half * 2, ...paint });
}

function flag(x: number, y: number, height: number, step: number, side: Side): string {
  const out = side === 0 ? 1 : -1;
  const pole = x - out * step * 0.34;
  const top = y - height * 0.36;
  const cloth =
    `M${pair(pole, top)}h${num(out * step * 1.15)}l${pair(-out * step * 0.3, height * 0.16)}` +
    `l${pair(out * step * 0.3, height * 0.16)}h${num(-out * step * 1.15)}z`;
  return (
    stroke(`M${pair(pole, top)}V${num(y + height * 0.36)}`, INK.ink, 1.6) +
    path(cloth, { fill: sideInk(side).strong, stroke: INK.ink, 'stroke-width': 0.8 })
  );
}

function markers(look: TrackLook): string {
  const { marker, to = null, was = null, height, say } = look;
  const y = height / 2;
  const size = height * 1.1;
  const put = (at: number, state: NonNullable<MarkerLook['state']>, scale: number): string =>
    `<g transform="translate(${num(trackX(look, at))} ${num(y)})">${markerArt(
      { side: sideOfMarker(at), text: say(at), state },
      size * scale,
    )}</g>`;
  if (to !== null && to !== marker) {
    return put(marker, 'ghost', 0.86) + put(to, 'goal', 1) + leap(look, marker, to, size, false);
  }
  if (was !== null && was !== marker) {
    return put(was, 'ghost', 0.62) + leap(look, was, marker, size, true) + put(marker, 'still', 1);
  }
  return put(marker, 'still', 1);
}

/** An arc from where a marker stood to where it comes. */
function leap(look: TrackLook, from: number, to: number, size: number, isPast: boolean): string {
  const [a, b] = [trackX(look, from), trackX(look, to)];
  const y = look.height / 2;
  const high = -size * 0.66;
  const end = y - size * (isPast ? 0.72 : 0.82);
  const d = `M${pair(a, y - size * 0.5)}C${pair(a, high)} ${pair(b, high)} ${pair(b, end)}`;
  return (
    stroke(d, INK.card, 5) +
    stroke(d, INK.ink, isPast ? 1.5 : 2.2, { 'stroke-dasharray': isPast ? '3 2' : undefined }) +
    path(`M${pair(b - 4.4, end - 2)}L${pair(b, end + 5)}L${pair(b + 4.4, end - 2)}z`, {
      fill: INK.ink,
    })
  );
}
