import type { BaseAction, Seat } from '@bivouac/kernel';
import {
  type Action,
  type Box,
  type MarkerMove,
  type Preview,
  previewPlacement,
  previewShift,
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

/** Every marker that the action would move. */
export function shiftsOf(
  box: Box,
  view: View,
  seat: Seat,
  aimed: BaseAction | null,
): readonly MarkerMove[] {
  const action = aimed as Action | null;
  if (action?.kind === 'aim' || action?.kind === 'shift') {
    const shift = previewShift(box, view, action.theatre);
    return shift === null ? [] : [shift];
  }
  const placement = placementOf(box, view, seat, aimed);
  if (placement === null || placement.isRolled) return placement?.fallout ?? [];
  return [placement.marker, ...placement.fallout];
}
