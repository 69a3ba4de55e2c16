import {
  type BaseView,
  type Chance,
  idOf,
  type Machine,
  must,
  ofSeat,
  openStack,
  type SealedStack,
  type Seat,
  sealStack,
  type Viewer,
} from '@bivouac/kernel';
import type { Action } from './actions.ts';
import { allCards, removeCard } from './cards.ts';
import type { Event } from './events.ts';
import type { CardId } from './ids.ts';
import { NO_CARD } from './ids.ts';
import type { Question } from './questions.ts';
import {
  clonePublic,
  cloneSeat,
  insertCard,
  type PublicPart,
  type SeatPart,
  type State,
  seatPart,
} from './state.ts';

/** Everything, when the game is over. */
export interface OpenPart {
  readonly seats: readonly [SeatPart, SeatPart];
  readonly deck: CardId[];
}

export interface View extends BaseView {
  readonly question: Question | null;
  readonly awaiting: readonly Seat[];
  readonly stack: SealedStack;
  readonly public: PublicPart;
  readonly handSizes: readonly number[];
  /** Cards drawn by a scout of which one will be kept. */
  readonly drawnSizes: readonly number[];
  readonly deckSize: number;
  readonly own: SeatPart | null;
  readonly open: OpenPart | null;
}

/** The only place that decides what is seen: built field by field. */
export function viewState(
  machine: Machine<State, Action, Event, Question>,
  state: State,
  viewer: Viewer,
): View {
  const isOpen = viewer === 'everyone';
  return {
    viewer,
    question: machine.question(state),
    awaiting: machine.seats(state).slice(),
    stack: sealStack(state.stack),
    public: clonePublic(state.public),
    handSizes: state.seats.map(({ hand }) => hand.length),
    drawnSizes: state.seats.map(({ drawn }) => drawn.length),
    deckSize: state.secret.deck.length,
    own: typeof viewer === 'number' ? cloneSeat(seatPart(state, viewer)) : null,
    open: isOpen
      ? {
          seats: [cloneSeat(state.seats[0]), cloneSeat(state.seats[1])],
          deck: state.secret.deck.slice(),
        }
      : null,
  };
}

/** A whole state that looks like this to the viewer: all cards not seen are dealt again. */
export function determiniseView(view: View, chance: Chance): State {
  const { open } = view;
  const known = { stack: openStack(view.stack), public: clonePublic(view.public) };
  if (open !== null) {
    const [one, two] = open.seats;
    return {
      ...known,
      seats: [cloneSeat(one), cloneSeat(two)],
      secret: { deck: open.deck.slice() },
    };
  }
  const deck = unseenCards(view);
  chance.shuffle(deck, 'deck.world');
  return { ...known, seats: [dealSeat(view, 0, deck), dealSeat(view, 1, deck)], secret: { deck } };
}

function unseenCards({ public: part, own }: View): CardId[] {
  const cards = allCards();
  for (const card of part.discards) removeCard(cards, card);
  if (part.card >= 0) removeCard(cards, part.card);
  if (own !== null) {
    const seen = [...own.hand, ...own.drawn, ...own.captured.filter((card) => card >= 0)];
    for (const card of seen) removeCard(cards, card);
  }
  return cards;
}

function dealSeat(view: View, seat: Seat, deck: CardId[]): SeatPart {
  if (view.own !== null && view.viewer === seat) return cloneSeat(view.own);
  const next = (): CardId => must(deck.pop(), 'a card that is not seen');
  const deal = (count: number): CardId[] => {
    const cards: CardId[] = [];
    for (let i = 0; i < count; i++) insertCard(cards, next());
    return cards;
  };
  return {
    hand: deal(view.handSizes[seat] ?? 0),
    captured: ofSeat(view.public.squares, seat).map((unit) => (unit < 0 ? NO_CARD : next())),
    drawn: deal(view.drawnSizes[seat] ?? 0),
  };
}

/** Marks everything that is hidden from the viewer: the deck, and what the other side holds. */
export function plantToken(state: State, viewer: Viewer, token: number): void {
  if (viewer === 'everyone') return;
  state.seats.forEach((part, seat) => {
    if (seat === viewer) return;
    part.hand.fill(idOf(token));
    part.drawn.fill(idOf(token));
    part.captured.forEach((card, place) => {
      if (card >= 0) part.captured[place] = idOf(token);
    });
  });
  state.secret.deck.fill(idOf(token));
}
