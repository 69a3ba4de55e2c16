import type { BaseAction, Seat } from '@bivouac/kernel';
import {
  type Action,
  type Box,
  markerAfter,
  type Preview,
  previewPlacement,
  spaceOf,
  type View,
} from '../rules/index.ts';

// What an action would bring, before it is done.

/** The token in hand; -1 for none. */
export const heldToken = (view: View): number => view.own?.reserve[view.own.held] ?? -1;

/** A placement that is looked at; null for any other action. */
export function placementOf(
  box: Box,
  view: View,
  seat: Seat,
  aimed: BaseAction | null,
): Preview | null {
  const action = aimed as Action | null;
  if (action?.kind !== 'place') return null;
  return previewPlacement(box, view, seat, heldToken(view), action.space);
}

/** A marker and where it would go. */
export interface Shift {
  readonly theatre: number;
  readonly from: number;
  readonly to: number;
}

/** What pointing at a theatre would do to its marker; null where that is not what is asked. */
export function shiftIn(box: Box, view: View, seat: Seat, theatre: number): Shift | null {
  const vars = view.stack.at(-1)?.vars;
  const from = view.public.markers[theatre] ?? 0;
  if (view.decision === 'aim') {
    const { n } = spaceOf(box, Number(vars?.space ?? 0));
    return { theatre, from, to: markerAfter(box, view.public, theatre, seat, n, true) };
  }
  if (view.decision === 'shift') {
    const whose = Number(vars?.seat ?? 0);
    const steps = Number(vars?.steps ?? 0);
    return { theatre, from, to: markerAfter(box, view.public, theatre, whose, steps, true) };
  }
  return null;
}

/** Every marker that the action would move. */
export function shiftsOf(
  box: Box,
  view: View,
  seat: Seat,
  aimed: BaseAction | null,
): readonly Shift[] {
  const action = aimed as Action | null;
  if (action?.kind === 'aim' || action?.kind === 'shift') {
    const shift = shiftIn(box, view, seat, action.theatre);
    return shift === null ? [] : [shift];
  }
  const placement = placementOf(box, view, seat, aimed);
  if (placement === null || placement.isRolled) return placement?.fallout ?? [];
  return [placement.marker, ...placement.fallout];
}
