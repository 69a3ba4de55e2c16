import { must, ofSeat, type Seat } from '@bivouac/kernel';
import type { CardInPlay } from '../rules/play.ts';
import type { SeriesQuestion } from '../rules/questions.ts';
import type { PublicPart, SeatPart, State } from '../rules/state.ts';
import type { Rules } from '../rules/types.ts';
import type { View } from '../rules/view-parts.ts';

/**
 * What a rule-based bot reads: the open table and its own cards. A view has it, and so has a
 * dealt world of the search, which saves copying a view for each decision of a play-out. Nothing in
 * here can tell the two apart.
 */
export interface Sight<X, Q extends SeriesQuestion = SeriesQuestion> {
  readonly rules: Rules<X>;
  readonly seat: Seat;
  readonly question: Q | null;
  readonly public: PublicPart<X>;
  readonly own: SeatPart;
}

export function sightOfView<X>(rules: Rules<X>, view: View<X>, seat: Seat): Sight<X> {
  const own = must(
    view.own ?? (view.open === null ? undefined : ofSeat(view.open.seats, seat)),
    'a seat sees its own cards',
  );
  return { rules, seat, question: view.question, public: view.public, own };
}

export function sightOfState<X>(rules: Rules<X>, state: State<X>, seat: Seat): Sight<X> {
  const own = ofSeat(state.seats, seat);
  return { rules, seat, question: rules.question(state), public: state.public, own };
}

/** The card that lies on the table while its owner decides; read only when a card is in play. */
export function playInHand<X>(sight: Sight<X>): CardInPlay {
  return must(sight.question?.play, 'a card is in play');
}

/** The verb whose procedure asks, such as `attack`; empty outside of a verb. */
export function verbInHand<X>(sight: Sight<X>): string {
  return sight.question?.play?.verb ?? '';
}
