import type { BaseEvent, Pair, Seat } from '@bivouac/kernel';
import type { AreaId, CardId, UnitId } from './data.ts';

/** One part of the number a die must reach, with what it comes from. */
export interface Modifier {
  readonly source: 'base' | 'cover';
  readonly value: number;
}

export type Event = BaseEvent &
  (
    | { readonly type: 'roundBegan'; readonly round: number }
    | { readonly type: 'deckReshuffled'; readonly seat: Seat }
    | {
        readonly type: 'cardsDrawn';
        readonly seat: Seat;
        readonly count: number;
        readonly secret?: { readonly [seat: Seat]: { readonly cards: readonly CardId[] } };
      }
    | { readonly type: 'bidPlaced'; readonly seat: Seat }
    | { readonly type: 'bidsRevealed'; readonly cards: Pair<CardId>; readonly first: Seat }
    | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardId }
    | {
        readonly type: 'unitMarched';
        readonly unit: UnitId;
        readonly from: AreaId;
        readonly to: AreaId;
      }
    | { readonly type: 'attackDeclared'; readonly unit: UnitId; readonly area: AreaId }
    | { readonly type: 'ambushSprung'; readonly seat: Seat }
    | {
        readonly type: 'fired';
        readonly unit: UnitId;
        readonly target: UnitId;
        readonly dice: readonly number[];
        readonly modifiers: readonly Modifier[];
        readonly total: number;
        readonly hits: number;
      }
    | { readonly type: 'unitLost'; readonly unit: UnitId }
    | { readonly type: 'gameEnded'; readonly winners: readonly Seat[]; readonly reason: string }
  );

export const EVENT_TYPES = [
  'roundBegan',
  'deckReshuffled',
  'cardsDrawn',
  'bidPlaced',
  'bidsRevealed',
  'cardPlayed',
  'unitMarched',
  'attackDeclared',
  'ambushSprung',
  'fired',
  'unitLost',
  'gameEnded',
] as const satisfies readonly Event['type'][];
