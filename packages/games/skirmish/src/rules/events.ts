import type { BaseEvent, Seat } from '@bivouac/kernel';

/** One part of the number a die must reach, with what it comes from. */
export interface Modifier {
  readonly source: 'base' | 'cover';
  readonly value: number;
}

export type Event = BaseEvent &
  (
    | { readonly type: 'roundBegan'; readonly round: number }
    | { readonly type: 'deckReshuffled'; readonly seat: Seat }
    | { readonly type: 'cardsDrawn'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'bidPlaced'; readonly seat: Seat }
    | { readonly type: 'bidsRevealed'; readonly cards: readonly number[]; readonly first: Seat }
    | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: number }
    | {
        readonly type: 'unitMarched';
        readonly unit: number;
        readonly from: number;
        readonly to: number;
      }
    | { readonly type: 'attackDeclared'; readonly unit: number; readonly area: number }
    | { readonly type: 'ambushSprung'; readonly seat: Seat }
    | {
        readonly type: 'fired';
        readonly unit: number;
        readonly target: number;
        readonly dice: readonly number[];
        readonly modifiers: readonly Modifier[];
        readonly total: number;
        readonly hits: number;
      }
    | { readonly type: 'unitLost'; readonly unit: number }
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
