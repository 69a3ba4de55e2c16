import { defineNotation } from '@bivouac/kernel';
import {
  AREA_IDS,
  AREAS,
  type AreaId,
  CARD_IDS,
  CARDS,
  type CardId,
  UNIT_IDS,
  UNITS,
  type UnitId,
} from './data.ts';

export type Action =
  | { readonly kind: 'bid'; readonly card: CardId }
  | { readonly kind: 'order'; readonly card: CardId }
  | { readonly kind: 'halt' }
  | { readonly kind: 'pick'; readonly unit: UnitId }
  | { readonly kind: 'march'; readonly area: AreaId }
  | { readonly kind: 'attack'; readonly area: AreaId }
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

// Frozen, so lists share them instead of making new ones for every question.
const freeze = (action: Action): Action => Object.freeze(action);
export const BID: readonly Action[] = CARD_IDS.map((card) => freeze({ kind: 'bid', card }));
export const ORDER: readonly Action[] = CARD_IDS.map((card) => freeze({ kind: 'order', card }));
export const PICK: readonly Action[] = UNIT_IDS.map((unit) => freeze({ kind: 'pick', unit }));
export const MARCH: readonly Action[] = AREA_IDS.map((area) => freeze({ kind: 'march', area }));
export const ATTACK: readonly Action[] = AREA_IDS.map((area) => freeze({ kind: 'attack', area }));
export const HALT: Action = freeze({ kind: 'halt' });
export const STAND: Action = freeze({ kind: 'stand' });
export const AMBUSH_CALL: Action = freeze({ kind: 'ambush' });
