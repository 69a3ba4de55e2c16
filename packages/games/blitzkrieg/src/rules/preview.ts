import type { Seat } from '@bivouac/kernel';
import {
  BOMBING,
  type Box,
  INDUSTRY,
  NO_EFFECT,
  RESEARCH,
  RESEARCH_INDUSTRY,
  STRATEGIC,
  spaceOf,
  tokenOf,
} from './box.ts';
import { uncoveredEffects } from './closing.ts';
import { strategicTargets } from './effects.ts';
import { reserveAfter, type Shortage, shortageAfter } from './outlook.ts';
import { actsAs, fits } from './placing.ts';
import { type Projection, project } from './projection.ts';
import { otherSeat, type PublicPart } from './state.ts';
import { markerAfter } from './tracks.ts';
import type { View } from './view.ts';

export interface MarkerMove {
  readonly theatre: number;
  readonly from: number;
  readonly to: number;
}

/** What a placement would do, before it is made: all that is certain, and what luck will decide. */
export interface Preview {
  readonly token: number;
  readonly as: number;
  readonly space: number;
  readonly theatre: number;
  readonly effect: number;
  readonly n: number;
  /** `works`; `ignored` by a task force; `lost`, for want of anything to work on; or `none`. */
  readonly effectFate: 'works' | 'ignored' | 'lost' | 'none';
  /** What the marker moves by, part by part. */
  readonly modifiers: readonly { readonly source: 'value' | 'tactical'; readonly value: number }[];
  readonly marker: MarkerMove;
  /** Markers elsewhere that a nuclear bomb moves. */
  readonly fallout: readonly MarkerMove[];
  readonly points: readonly [number, number];
  readonly closed: readonly number[];
  readonly isTheatreClosed: boolean;
  /** Who reaches the flag; -1 for nobody; and the spaces whose effects he gains. */
  readonly flag: number;
  readonly gains: readonly number[];
  /** The campaign that opens next in this theatre; -1 if none does. */
  readonly next: number;
  /** Another token may follow in this theatre. */
  readonly isBlitz: boolean;
  /** Whether a die will move the marker (our Japanese monster). */
  readonly isRolled: boolean;
  /** Whether the reserve is then so small that the game may be lost by it. */
  readonly shortage: Shortage;
}

/** Null if the token cannot go there. Reads only what the viewer sees. */
export function previewPlacement(
  box: Box,
  view: View,
  seat: Seat,
  token: number,
  space: number,
): Preview | null {
  const part = view.public;
  const as = actsAs(box, part, seat, token);
  if (as < 0 || !fits(box, part, as, space)) return null;
  const after = project(box, part, seat, token, as, space);
  const { theatre, effect, n } = spaceOf(box, space);
  const { ability } = tokenOf(box, as);
  const gains = after.flag < 0 ? [] : uncoveredEffects(box, after.part, after.closed);
  const effects = after.hasEffect ? [space, ...gains] : gains;
  const closedOne = after.closed.length > 0 && !after.isTheatreClosed;
  return {
    token,
    as,
    space,
    theatre,
    effect,
    n,
    effectFate: fateOf(view, seat, effect, after),
    modifiers: [
      { source: 'value', value: after.value },
      ...(after.tactical > 0 ? [{ source: 'tactical' as const, value: after.tactical }] : []),
    ],
    marker: moveIn(part, after.part, theatre),
    fallout: strategicTargets(part, theatre)
      .map((other) => moveIn(part, after.part, other))
      .filter(({ from, to }) => from !== to),
    points: after.points,
    closed: after.closed,
    isTheatreClosed: after.isTheatreClosed,
    flag: after.flag,
    gains,
    next: closedOne ? (after.part.active[theatre] ?? -1) : -1,
    isBlitz: ability === 'blitz' && !after.isTheatreClosed && (view.own?.reserve.length ?? 0) > 1,
    isRolled: ability === 'monster',
    shortage: shortageAfter(after.part, reserveAfter(box, view, seat, effects)),
  };
}

/** What naming a theatre would do to its marker; null where no marker is to be moved. */
export function previewShift(box: Box, view: View, theatre: number): MarkerMove | null {
  const { question, public: part } = view;
  if (question?.kind !== 'aim' && question?.kind !== 'shift') return null;
  const to = markerAfter(box, part, theatre, question.seat, question.steps, true);
  return { theatre, from: part.markers[theatre] ?? 0, to };
}

function moveIn(before: PublicPart, after: PublicPart, theatre: number): MarkerMove {
  return { theatre, from: before.markers[theatre] ?? 0, to: after.markers[theatre] ?? 0 };
}

function fateOf(view: View, seat: Seat, effect: number, after: Projection): Preview['effectFate'] {
  if (effect === NO_EFFECT) return 'none';
  if (!after.hasEffect) return 'ignored';
  const isLost =
    (effect === INDUSTRY && view.bagSizes[seat] === 0) ||
    ((effect === RESEARCH || effect === RESEARCH_INDUSTRY) && view.pileSize === 0) ||
    (effect === BOMBING && view.reserveSizes[otherSeat(seat)] === 0) ||
    (effect === STRATEGIC && strategicTargets(view.public, after.theatre).length === 0);
  return isLost ? 'lost' : 'works';
}
