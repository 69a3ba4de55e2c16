import type { BaseAction, Seat } from '@bivouac/kernel';
import { type Box, EFFECTS, tokenOf, type View } from '../rules/index.ts';
import { placementOf } from './looks.ts';

/** How the bags and the pile would change; what luck decides is left out. */
export interface SupplyChange {
  readonly bag: number;
  readonly pile: number;
  readonly theirs: number;
}

const NONE: SupplyChange = { bag: 0, pile: 0, theirs: 0 };

/** By the placement that is looked at. The token drawn at the end of a turn goes without saying. */
export function supplyChange(
  box: Box,
  view: View,
  seat: Seat,
  aimed: BaseAction | null,
): SupplyChange {
  const look = placementOf(box, view, seat, aimed);
  if (look === null) return NONE;
  const effect = look.effectFate === 'works' ? EFFECTS[look.effect] : 'none';
  const bombs =
    (effect === 'bombing' ? 1 : 0) + (tokenOf(box, look.as).ability === 'bombing' ? 1 : 0);
  const theirs = Math.min(bombs, view.reserveSizes[1 - seat] ?? 0);
  if (effect === 'research') {
    const count = Math.min(look.n, view.pileSize);
    return { bag: count, pile: 0 - count, theirs };
  }
  if (effect === 'research-industry') return { bag: 0, pile: -1, theirs };
  if (effect === 'industry') {
    return { bag: 0 - Math.min(look.n, view.bagSizes[seat] ?? 0), pile: 0, theirs };
  }
  return { ...NONE, theirs };
}
