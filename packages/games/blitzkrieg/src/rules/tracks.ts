import type { Seat } from '@bivouac/kernel';
import { type Box, theatreOf } from './box.ts';
import type { TheatreId } from './ids.ts';
import type { PublicPart } from './state.ts';

/** How far a theatre's marker stands in this side's half; negative in the other's. */
export function leadOf(part: PublicPart, theatre: TheatreId, seat: Seat): number {
  const marker = part.markers[theatre] ?? 0;
  // Not a minus sign: a centre is 0 for both sides, never -0.
  return seat === 0 ? marker : 0 - marker;
}

/**
 * Facts 5.6: the shield reached or passed, not both added.
 * @rule blitzkrieg/shields
 */
export function bonusAt(box: Box, theatre: TheatreId, marker: number): number {
  const distance = Math.abs(marker);
  let bonus = 0;
  for (const [steps, vp] of theatreOf(box, theatre).bonus) if (distance >= steps) bonus = vp;
  return bonus;
}

/**
 * Where a marker comes to stand; steps beyond the flag are lost, `short` stops before it.
 * @rule blitzkrieg/track
 */
export function markerAfter(
  box: Box,
  part: PublicPart,
  theatre: TheatreId,
  seat: Seat,
  steps: number,
  short = false,
): number {
  const from = leadOf(part, theatre, seat);
  const limit = theatreOf(box, theatre).trackEnd - (short ? 1 : 0);
  const to = Math.min(from + steps, limit);
  return seat === 0 ? to : 0 - to;
}

/** The side at whose flag the marker stands; -1 for none. */
export function flagReached(box: Box, part: PublicPart, theatre: TheatreId): number {
  const marker = part.markers[theatre] ?? 0;
  if (Math.abs(marker) < theatreOf(box, theatre).trackEnd) return -1;
  return marker > 0 ? 0 : 1;
}
