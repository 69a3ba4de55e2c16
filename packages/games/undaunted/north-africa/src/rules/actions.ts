import type { Action, OwnPatterns } from '@bivouac/undaunted-core';
import { MAX_VALUE } from '@bivouac/undaunted-core';
import { OWNED } from './data/cards.ts';
import { VERBS } from './verb-names.ts';

/** What can be done with vehicles, and off the board. Seats are counted from 1, as players write them. */
export type VehicleAction =
  /** For an act of the seat in which the card's soldier sits. */
  | { readonly kind: 'crew'; readonly verb: number }
  | { readonly kind: 'mount'; readonly unit: number; readonly value: number }
  | { readonly kind: 'dismount' }
  /** To another, empty seat of the same vehicle. */
  | { readonly kind: 'shift'; readonly value: number }
  /** Two soldiers of one vehicle change places. */
  | { readonly kind: 'swap'; readonly unit: number }
  /** Off the board. */
  | { readonly kind: 'leave' };

export type NorthAfricaAction = Action | VehicleAction;

export const PATTERNS: OwnPatterns & {
  readonly useFor: { readonly [kind in 'crew']: string };
  readonly hunker: { readonly [kind in 'mount' | 'dismount' | 'shift' | 'swap']: string };
  readonly go: { readonly [kind in 'leave']: string };
} = {
  useFor: { crew: 'crew {verb}' },
  hunker: {
    mount: 'mount {unit} {value}',
    dismount: 'dismount',
    shift: 'shift {value}',
    swap: 'swap {unit}',
  },
  go: { leave: 'leave' },
};

const freeze = (action: VehicleAction): VehicleAction => Object.freeze(action);

export const DISMOUNT = freeze({ kind: 'dismount' });
export const LEAVE = freeze({ kind: 'leave' });
/** By verb. */
export const CREW = VERBS.map((_, verb) => freeze({ kind: 'crew', verb }));
/** By counter, then by seat. */
const COUNTERS = OWNED.flat();
export const MOUNT = COUNTERS.map((_, unit) =>
  Array.from({ length: MAX_VALUE }, (_, value) => freeze({ kind: 'mount', unit, value })),
);
export const SHIFT = Array.from({ length: MAX_VALUE }, (_, value) =>
  freeze({ kind: 'shift', value }),
);
/** By counter. */
export const SWAP = COUNTERS.map((_, unit) => freeze({ kind: 'swap', unit }));
