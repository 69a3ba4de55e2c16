import { type Decision, nth, type Seat, type Step } from '@bivouac/kernel';
import type { Action, ActionTables } from '../actions.ts';
import type { Event } from '../events.ts';
import { type CardId, NO_CARD } from '../ids.ts';
import type { CoreQuestion } from '../questions.ts';
import { type State, seatPart } from '../state.ts';
import type { Rules } from '../types.ts';
import { only } from '../units.ts';
import { findCopy, insertCard, kindsIn, removeCard } from '../zones.ts';

const NO_SEATS: readonly Seat[] = [];
const BOTH: readonly Seat[] = [0, 1];

/** Whether a side has a card and has not chosen it yet; a side without cards bids nothing (ruling R-29). */
function owesBid<X>(state: State<X>, seat: Seat): boolean {
  const { bid, hand } = seatPart(state, seat);
  return bid < 0 && hand.length > 0;
}

/** @rule normandy/initiative north-africa/initiative stalingrad/initiative */
export const bidding = <X>(
  rules: Rules<X>,
  tables: ActionTables,
): Decision<State<X>, object, Action, Event, CoreQuestion> => ({
  question: () => ({ kind: 'bid' }),
  seats(state) {
    const isLate = owesBid(state, 1);
    if (owesBid(state, 0)) return isLate ? BOTH : only(0);
    return isLate ? only(1) : NO_SEATS;
  },
  offers: (state, seat) =>
    kindsIn(rules, seatPart(state, seat).hand).map((kind) => nth(tables.bid, kind)),
  take(state, seat, action, _vars, io) {
    if (action.kind !== 'bid') return;
    const part = seatPart(state, seat);
    const card = findCopy(rules, part.hand, action.card);
    removeCard(part.hand, card);
    part.bid = card;
    io.emit({ type: 'bidPlaced', seat });
  },
});

/**
 * Normandie, Určení iniciativy: the higher card takes the marker, a tie leaves it.
 * @rule normandy/initiative north-africa/initiative stalingrad/initiative
 */
export function revealBids<X>(
  rules: Rules<X>,
): Extract<Step<State<X>, object, Action, Event, CoreQuestion>, { do: 'run' }>['run'] {
  const strength = (card: CardId): number =>
    card < 0 ? 0 : nth(rules.kinds, nth(rules.kindOf, card)).initiative;
  return (state, _vars, io) => {
    const cards: [CardId, CardId] = [seatPart(state, 0).bid, seatPart(state, 1).bid];
    state.public.bids = [cards[0], cards[1]];
    const lead = strength(cards[0]) - strength(cards[1]);
    if (lead !== 0) state.public.initiative = lead > 0 ? 0 : 1;
    for (const seat of BOTH) {
      const part = seatPart(state, seat);
      if (part.bid >= 0) insertCard(part.discard, part.bid);
      part.bid = NO_CARD;
    }
    io.emit({ type: 'bidsRevealed', cards, first: state.public.initiative, reveals: true });
  };
}
