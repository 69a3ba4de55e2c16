import {
  type BaseAction,
  type Chance,
  idOf,
  type Machine,
  must,
  nth,
  ofSeat,
  openStack,
  type Seat,
  sealStack,
  type Viewer,
} from '@bivouac/kernel';
import type { Event } from './events.ts';
import { type CardId, NO_CARD } from './ids.ts';
import type { SeriesQuestion } from './questions.ts';
import {
  clonePublic,
  cloneSeat,
  deckOf,
  goneOf,
  playOf,
  type SeatPart,
  type State,
  seatPart,
  supplyOf,
} from './state.ts';
import type { Rules } from './types.ts';
import { cardsOf, lookOf } from './units.ts';
import type { OpenPart, SideSight, View } from './view-parts.ts';
import { insertCard } from './zones.ts';

/**
 * The only place that decides what is seen (facts 5.9): built field by field.
 * @rule normandy/public-information north-africa/public-information
 * @rule stalingrad/public-information
 */
export function viewState<X, Q extends SeriesQuestion>(
  rules: Rules<X>,
  machine: Machine<State<X>, BaseAction, Event, Q>,
  state: State<X>,
  viewer: Viewer,
): View<X, Q> {
  return {
    viewer,
    question: machine.question(state),
    awaiting: machine.seats(state).slice(),
    stack: sealStack(state.stack),
    public: clonePublic(state.public, rules.title.cloneExtra),
    sides: [sideSight(state, 0, viewer), sideSight(state, 1, viewer)],
    own: typeof viewer === 'number' ? cloneSeat(seatPart(state, viewer)) : null,
    open: viewer === 'everyone' ? openPart(state) : null,
  };
}

function sideSight<X>(state: State<X>, seat: Seat, viewer: Viewer): SideSight {
  const { hand, discard, bid } = seatPart(state, seat);
  const isSeen = state.public.isDiscardOpen || viewer === seat || viewer === 'everyone';
  return {
    handSize: hand.length,
    deckSize: deckOf(state, seat).length,
    discardSize: discard.length,
    hasBid: bid >= 0,
    discard: isSeen ? discard.slice() : null,
  };
}

function openPart<X>(state: State<X>): OpenPart {
  return {
    seats: [cloneSeat(state.seats[0]), cloneSeat(state.seats[1])],
    decks: [deckOf(state, 0).slice(), deckOf(state, 1).slice()],
  };
}

/** A whole state that looks like this to the viewer. */
export function determiniseView<X>(rules: Rules<X>, view: View<X>, chance: Chance): State<X> {
  const one = dealSide(rules, view, 0, chance);
  const two = dealSide(rules, view, 1, chance);
  return {
    stack: openStack(view.stack),
    public: clonePublic(view.public, rules.title.cloneExtra),
    seats: [one.part, two.part],
    secret: { decks: [one.deck, two.deck] },
  };
}

/** The top card of a deck that has one. */
function takeTop(deck: CardId[]): CardId {
  const card = nth(deck, deck.length - 1);
  deck.length -= 1;
  return card;
}

function dealSide<X>(
  rules: Rules<X>,
  view: View<X>,
  seat: Seat,
  chance: Chance,
): { part: SeatPart; deck: CardId[] } {
  if (view.open !== null) {
    const { seats, decks } = view.open;
    return { part: cloneSeat(ofSeat(seats, seat)), deck: ofSeat(decks, seat).slice() };
  }
  const sight = must(view.sides[seat], 'a sight of each side');
  const isOwn = view.own !== null && view.viewer === seat;
  const own = isOwn ? view.own : null;
  const { unseen: deck, removed } = unseenCards(rules, view, seat, own, sight.discard);
  chance.shuffle(deck, seat === 0 ? 'deck.one' : 'deck.two');
  if (own !== null) return { part: cloneSeat(own), deck };
  const thrown = ofSeat(view.public.unplayed, seat).slice();
  const discard = sight.discard?.slice() ?? [];
  const part: SeatPart = { hand: [], discard, removed, bid: NO_CARD, thrown };
  for (let i = 0; i < sight.handSize; i++) insertCard(part.hand, takeTop(deck));
  if (sight.hasBid) part.bid = takeTop(deck);
  if (sight.discard === null) {
    for (let i = 0; i < sight.discardSize; i++) insertCard(part.discard, takeTop(deck));
  }
  return { part, deck };
}

/**
 * The cards of a side whose place the viewer does not know, ascending, less those that they saw leave
 * the game: of a kind that left, any copies will do.
 */
function unseenCards<X>(
  rules: Rules<X>,
  view: View<X>,
  seat: Seat,
  own: SeatPart | null,
  discard: readonly number[] | null,
): { unseen: CardId[]; removed: CardId[] } {
  const isSeen = new Uint8Array(rules.kindOf.length);
  const see = (cards: readonly number[]): void => {
    for (const card of cards) isSeen[card] = 1;
  };
  see(playOf(view.public, seat));
  see(supplyOf(view.public, seat));
  if (discard !== null) see(discard);
  if (own !== null) {
    see(own.hand);
    see(own.discard);
    see(own.removed);
    if (own.bid >= 0) isSeen[own.bid] = 1;
  }
  const unseen: CardId[] = [];
  const removed: CardId[] = [];
  const gone = new Uint8Array(rules.kinds.length);
  if (own === null) {
    for (const kind of goneOf(view.public, seat)) gone[kind] = (gone[kind] ?? 0) + 1;
  }
  const cards = cardsOf(rules, view.public, seat);
  for (const card of cards) {
    if (isSeen[card] === 1) continue;
    const kind = lookOf(rules, view.public, card);
    const left = gone[kind] ?? 0;
    if (left === 0) unseen.push(card);
    else {
      gone[kind] = left - 1;
      removed.push(card);
    }
  }
  return { unseen, removed };
}

/** Marks everything that is hidden from the viewer. */
export function plantToken<X>(state: State<X>, viewer: Viewer, mark: number): void {
  if (viewer === 'everyone') return;
  const token = idOf<'card'>(mark);
  state.seats.forEach((part, seat) => {
    if (seat === viewer) return;
    part.hand.fill(token);
    part.thrown.fill(token);
    part.removed.fill(token);
    if (part.bid >= 0) part.bid = token;
    if (!state.public.isDiscardOpen) part.discard.fill(token);
  });
  for (const deck of state.secret.decks) deck.fill(token);
}
