import type { BaseView, SealedStack, Seat } from '@bivouac/kernel';
import type { CardId } from './ids.ts';
import type { SeriesQuestion } from './questions.ts';
import type { PublicPart, SeatPart } from './state.ts';

/** The public part of a side's cards. */
export interface SideSight {
  readonly handSize: number;
  readonly deckSize: number;
  readonly discardSize: number;
  readonly hasBid: boolean;
  /** Null where discards are hidden and it is not the viewer's own side. */
  readonly discard: CardId[] | null;
}

/** Everything, when the game is over. */
export interface OpenPart {
  readonly seats: readonly [SeatPart, SeatPart];
  readonly decks: readonly [CardId[], CardId[]];
}

/** Q is what the title asks: the core's questions and its own. */
export interface View<X, Q extends SeriesQuestion = SeriesQuestion> extends BaseView {
  readonly question: Q | null;
  readonly awaiting: readonly Seat[];
  readonly stack: SealedStack;
  readonly public: PublicPart<X>;
  readonly sides: readonly SideSight[];
  readonly own: SeatPart | null;
  readonly open: OpenPart | null;
}
