import {
  type BaseView,
  type Chance,
  idOf,
  must,
  ofSeat,
  openStack,
  type Pair,
  type SealedStack,
  type Seat,
  sealStack,
  type Viewer,
} from '@bivouac/kernel';
import { insert, removeCard, shuffleDeck, unseenCards } from './cards.ts';
import { type CardId, NO_CARD, NO_UNIT, type UnitId } from './data.ts';
import { machine } from './flow.ts';
import type { Question } from './questions.ts';
import {
  clonePublic,
  deckOf,
  type PublicPart,
  type SeatPart,
  type State,
  seatPart,
} from './state.ts';

/** Data that is hidden during the game and shown at its end. */
export interface OpenPart {
  seats: Pair<SeatPart>;
  decks: Pair<CardId[]>;
}

export interface View extends BaseView {
  question: Question | null;
  awaiting: readonly Seat[];
  stack: SealedStack;
  public: PublicPart;
  /** The viewer's own cards; null for a spectator. */
  own: SeatPart | null;
  handSizes: Pair<number>;
  hasBid: Pair<boolean>;
  deckSizes: Pair<number>;
  open: OpenPart | null;
}

/** The only place that decides what is seen: built field by field, never by leaving out. */
export function viewState(state: State, viewer: Viewer): View {
  const [one, two] = state.seats;
  return {
    viewer,
    question: machine.question(state),
    awaiting: machine.seats(state).slice(),
    stack: sealStack(state.stack),
    public: clonePublic(state.public),
    own: typeof viewer === 'number' ? cloneSeat(seatPart(state, viewer)) : null,
    handSizes: [one.hand.length, two.hand.length],
    hasBid: [one.bid >= 0, two.bid >= 0],
    deckSizes: [deckOf(state, 0).length, deckOf(state, 1).length],
    open: viewer === 'everyone' ? openPart(state) : null,
  };
}

function cloneSeat(part: SeatPart): SeatPart {
  return { hand: part.hand.slice(), bid: part.bid };
}

function openPart(state: State): OpenPart {
  return {
    seats: [cloneSeat(state.seats[0]), cloneSeat(state.seats[1])],
    decks: [deckOf(state, 0).slice(), deckOf(state, 1).slice()],
  };
}

/** The unit that the question is about: the one to move, or the one that attacks. */
export const askedUnit = ({ question }: View): UnitId =>
  question !== null && 'unit' in question ? question.unit : NO_UNIT;

/** A whole state that looks like this to the viewer. */
export function determiniseView(view: View, chance: Chance): State {
  const blue = dealSeat(view, 0, chance);
  const red = dealSeat(view, 1, chance);
  return {
    stack: openStack(view.stack),
    public: clonePublic(view.public),
    seats: [blue.part, red.part],
    secret: { decks: [blue.deck, red.deck] },
  };
}

function dealSeat(view: View, seat: Seat, chance: Chance): { part: SeatPart; deck: CardId[] } {
  if (view.open !== null) {
    const { seats, decks } = view.open;
    return { part: cloneSeat(ofSeat(seats, seat)), deck: ofSeat(decks, seat).slice() };
  }
  const deck = unseenCards(view.public, seat);
  if (view.own !== null && view.viewer === seat) {
    const part = cloneSeat(view.own);
    for (const card of part.hand) removeCard(deck, card);
    if (part.bid >= 0) removeCard(deck, part.bid);
    shuffleDeck(deck, seat, chance);
    return { part, deck };
  }
  shuffleDeck(deck, seat, chance);
  const draw = (): CardId => must(deck.pop(), 'a card that is not seen');
  const part: SeatPart = { hand: [], bid: ofSeat(view.hasBid, seat) ? draw() : NO_CARD };
  for (let i = 0; i < ofSeat(view.handSizes, seat); i++) insert(part.hand, draw());
  return { part, deck };
}

/** Marks everything that is hidden from the viewer: all decks, and the hands and bids of others. */
export function plantToken(state: State, viewer: Viewer, token: number): void {
  if (viewer === 'everyone') return;
  const card: CardId = idOf(token);
  state.seats.forEach((part, seat) => {
    if (seat === viewer) return;
    part.hand.fill(card);
    if (part.bid >= 0) part.bid = card;
  });
  for (const deck of state.secret.decks) deck.fill(card);
}
