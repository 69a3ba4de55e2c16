import { defineNotation } from '@bivouac/kernel';
import { AREAS, CARDS, UNITS } from './data.ts';

export type Action =
  | { readonly kind: 'bid'; readonly card: number }
  | { readonly kind: 'order'; readonly card: number }
  | { readonly kind: 'halt' }
  | { readonly kind: 'pick'; readonly unit: number }
  | { readonly kind: 'march'; readonly area: number }
  | { readonly kind: 'attack'; readonly area: number }
  | { readonly kind: 'stand' }
  | { readonly kind: 'ambush' };

/** The order of the kinds here is the canonical order of actions. */
export const notation = defineNotation<Action>({
  kinds: {
    bid: 'bid {card}',
    order: 'order {card}',
    halt: 'halt',
    pick: 'pick {unit}',
    march: 'march to {area}',
    attack: 'attack {area}',
    stand: 'stand',
    ambush: 'ambush',
  },
  tables: { card: CARDS, unit: UNITS, area: AREAS },
});

// Frozen, so lists share them instead of making them anew for every question.
const freeze = (action: Action): Action => Object.freeze(action);
export const BID: readonly Action[] = CARDS.map((_, card) => freeze({ kind: 'bid', card }));
export const ORDER: readonly Action[] = CARDS.map((_, card) => freeze({ kind: 'order', card }));
export const PICK: readonly Action[] = UNITS.map((_, unit) => freeze({ kind: 'pick', unit }));
export const MARCH: readonly Action[] = AREAS.map((_, area) => freeze({ kind: 'march', area }));
export const ATTACK: readonly Action[] = AREAS.map((_, area) => freeze({ kind: 'attack', area }));
export const HALT: Action = freeze({ kind: 'halt' });
export const STAND: Action = freeze({ kind: 'stand' });
export const AMBUSH_CALL: Action = freeze({ kind: 'ambush' });
