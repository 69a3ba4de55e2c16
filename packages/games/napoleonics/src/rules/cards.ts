import type { Io, Seat } from '@bivouac/kernel';
import { idOf } from '@bivouac/kernel';
import { CARDS, FIRST_STRIKE } from './data/cards.ts';
import type { Event } from './events.ts';
import type { CardId } from './ids.ts';
import { insertCard, type PublicPart, type State, seatPart } from './state.ts';

const ALL_CARDS: readonly CardId[] = CARDS.flatMap(({ copies }, card) =>
  Array.from({ length: copies }, () => idOf<'card'>(card)),
);

/** The whole deck in ascending order. */
export const allCards = (): CardId[] => ALL_CARDS.slice();

export function shuffleDeck(state: State, io: Io<Event>): void {
  io.chance.shuffle(state.secret.deck, 'deck.shuffle');
}

/**
 * Konec kola a los: the used cards make a new deck.
 * @rule napoleonics/end-of-turn
 */
export function reshuffle(state: State, io: Io<Event>): void {
  const { deck } = state.secret;
  deck.push(...state.public.discards);
  state.public.discards.length = 0;
  shuffleDeck(state, io);
  io.emit({ type: 'deckReshuffled' });
}

function drawOne(state: State, io: Io<Event>): CardId {
  if (state.secret.deck.length === 0) reshuffle(state, io);
  const card = state.secret.deck.pop();
  if (card === undefined) throw new Error('70 cards do not run out');
  return card;
}

export function drawCards(state: State, seat: Seat, count: number, io: Io<Event>): void {
  const cards: CardId[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawOne(state, io);
    insertCard(seatPart(state, seat).hand, card);
    insertCard(cards, card);
  }
  if (count > 0) {
    io.emit({ type: 'cardsDrawn', seat, count, secret: { [seat]: { cards } } });
  }
}

/** Průzkum: two cards, of which one will be kept. */
export function drawTwo(state: State, seat: Seat, io: Io<Event>): void {
  const { drawn } = seatPart(state, seat);
  insertCard(drawn, drawOne(state, io));
  insertCard(drawn, drawOne(state, io));
  io.emit({
    type: 'cardsDrawn',
    seat,
    count: 2,
    secret: { [seat]: { cards: drawn.slice() } },
  });
}

export function removeCard(hand: CardId[], card: CardId): void {
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not in hand`);
  hand.splice(at, 1);
}

/**
 * Whether the other side could hold a First Strike, as far as the cards on the table tell.
 * @rule napoleonics/first-strike
 */
export function mayHoldFirstStrike(part: PublicPart, handSize: number): boolean {
  if (handSize === 0) return false;
  let seen = part.card === FIRST_STRIKE ? 1 : 0;
  for (const card of part.discards) if (card === FIRST_STRIKE) seen += 1;
  return seen < (CARDS[FIRST_STRIKE]?.copies ?? 0);
}
