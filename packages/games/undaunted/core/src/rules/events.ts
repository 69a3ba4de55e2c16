import type { BaseEvent, Seat } from '@bivouac/kernel';

/** Where the card of a casualty was found. */
export const CASUALTY_ZONES = ['hand', 'discard', 'deck', 'play'] as const;
export type CasualtyZone = (typeof CASUALTY_ZONES)[number];

/** One part of a total defence, with what it comes from. */
export interface Modifier {
  readonly source: 'base' | 'cover' | 'range' | 'smoke';
  readonly value: number;
}

/** The part of an event that only one side may know. */
export interface Secret<T> {
  readonly [seat: Seat]: T;
}

/**
 * The events of every title. A title adds its own events to these, in a file of its own; here, inside the core,
 * `Event` is only what all of them share (`CoreEvent` elsewhere).
 */
export type Event = BaseEvent & Facts;

type Facts =
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'deckReshuffled'; readonly seat: Seat }
  | {
      readonly type: 'cardsDrawn';
      readonly seat: Seat;
      readonly count: number;
      readonly secret?: Secret<{ readonly cards: readonly number[] }>;
    }
  | { readonly type: 'bidPlaced'; readonly seat: Seat }
  | { readonly type: 'bidsRevealed'; readonly cards: readonly number[]; readonly first: Seat }
  | { readonly type: 'cardLaid'; readonly seat: Seat; readonly card: number }
  | {
      readonly type: 'cardPlayed';
      readonly seat: Seat;
      readonly card: number;
      readonly verb: string;
    }
  | { readonly type: 'hunkeredDown'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'unitReadied'; readonly unit: number; readonly card: number }
  | { readonly type: 'unitSpawned'; readonly unit: number; readonly tile: number }
  | {
      readonly type: 'unitMoved';
      readonly unit: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'tileScouted'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'fogGained'; readonly seat: Seat; readonly count: number; readonly by: Seat }
  | { readonly type: 'bolstered'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'inspired'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'fogRemoved'; readonly seat: Seat }
  | {
      readonly type: 'tileControlled';
      readonly seat: Seat;
      readonly tile: number;
      readonly isTaken: boolean;
    }
  | {
      readonly type: 'fired';
      readonly verb: string;
      readonly unit: number;
      readonly target: number;
      readonly dice: readonly number[];
      readonly modifiers: readonly Modifier[];
      readonly total: number;
      readonly isHit: boolean;
    }
  | { readonly type: 'unitSuppressed'; readonly unit: number }
  | {
      readonly type: 'casualty';
      readonly unit: number;
      readonly zone: CasualtyZone;
      readonly secret?: Secret<{ readonly card: number }>;
    }
  | { readonly type: 'unitRemoved'; readonly unit: number }
  | {
      readonly type: 'turnEnded';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly number[];
    }
  | { readonly type: 'gameEnded'; readonly winners: readonly Seat[]; readonly reason: string };
