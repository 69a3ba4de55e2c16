import { defineNotation, idsBelow, type Notation } from '@bivouac/kernel';
import type { Box } from './box.ts';
import type { SpaceId, TheatreId, TokenId } from './ids.ts';

export type Action =
  | { readonly kind: 'shift'; readonly theatre: TheatreId }
  | { readonly kind: 'take'; readonly token: TokenId }
  | { readonly kind: 'pick'; readonly position: number }
  | { readonly kind: 'stop' }
  | { readonly kind: 'place'; readonly space: SpaceId }
  | { readonly kind: 'bomb'; readonly position: number }
  | { readonly kind: 'aim'; readonly theatre: TheatreId }
  | { readonly kind: 'resolve'; readonly space: SpaceId }
  | { readonly kind: 'open'; readonly theatre: TheatreId };

/** The longest row the solo opponent can have: all of its tokens and all special weapons. */
export const MAX_ROW = 38;

/** Notation and ready-made actions of one box. Frozen, so lists share them. */
export interface Actions {
  readonly notation: Notation<Action>;
  readonly shift: readonly Action[];
  readonly take: readonly Action[];
  /** By position, counted from 1; place 0 is not used. */
  readonly pick: readonly Action[];
  readonly place: readonly Action[];
  readonly bomb: readonly Action[];
  readonly aim: readonly Action[];
  readonly resolve: readonly Action[];
  readonly open: readonly Action[];
}

export const STOP: Action = Object.freeze({ kind: 'stop' });

export function makeActions(box: Box): Actions {
  const theatres = box.theatres.map(({ id }) => id);
  const positions = Array.from({ length: MAX_ROW + 1 }, (_, position) => position);
  const spaces = idsBelow<'space'>(box.spaces.length);
  const freeze = (action: Action): Action => Object.freeze(action);
  return {
    // The order of the kinds here is the canonical order of actions.
    notation: defineNotation<Action>({
      kinds: {
        shift: 'shift {theatre}',
        take: 'take {token}',
        pick: 'pick {position}',
        stop: 'stop',
        place: 'place {space}',
        bomb: 'bomb {position}',
        aim: 'aim {theatre}',
        resolve: 'resolve {space}',
        open: 'open {theatre}',
      },
      tables: {
        theatre: theatres,
        token: box.tokens.map(({ id }) => id),
        space: box.spaces.map(({ id }) => id),
        position: '#',
      },
    }),
    shift: box.theatreIds.map((theatre) => freeze({ kind: 'shift', theatre })),
    take: idsBelow<'token'>(box.tokens.length).map((token) => freeze({ kind: 'take', token })),
    pick: positions.map((position) => freeze({ kind: 'pick', position })),
    place: spaces.map((space) => freeze({ kind: 'place', space })),
    bomb: positions.map((position) => freeze({ kind: 'bomb', position })),
    aim: box.theatreIds.map((theatre) => freeze({ kind: 'aim', theatre })),
    resolve: spaces.map((space) => freeze({ kind: 'resolve', space })),
    open: box.theatreIds.map((theatre) => freeze({ kind: 'open', theatre })),
  };
}
