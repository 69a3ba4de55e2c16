import { type Chance, type Io, nth, type Seat } from '@bivouac/kernel';
import { CARD_IDS, type CardId, COPIES, HAND_SIZE } from './data.ts';
import type { Event } from './events.ts';
import { deckOf, discardsOf, type PublicPart, type State, seatPart } from './state.ts';

const ALL_CARDS: readonly CardId[] = CARD_IDS.flatMap((card) =>
  Array.from({ length: nth(COPIES, card) }, () => card),
);

/** Every card a side owns, in ascending order. */
export function allCards(): CardId[] {
  return ALL_CARDS.slice();
}

/** Draws up to a full hand; used cards are shuffled back in when the deck runs out. */
export function drawUp(state: State, seat: Seat, io: Io<Event>): void {
  const { hand } = seatPart(state, seat);
  const deck = deckOf(state, seat);
  const cards: CardId[] = [];
  while (hand.length < HAND_SIZE) {
    if (deck.length === 0) reshuffle(state, seat, io);
    const card = deck.pop();
    if (card === undefined) break;
    insert(hand, card);
    insert(cards, card);
  }
  if (cards.length === 0) return;
  io.emit({ type: 'cardsDrawn', seat, count: cards.length, secret: { [seat]: { cards } } });
}

function reshuffle(state: State, seat: Seat, io: Io<Event>): void {
  const deck = deckOf(state, seat);
  const discards = discardsOf(state.public, seat);
  deck.push(...discards);
  discards.length = 0;
  shuffleDeck(deck, seat, io.chance);
  io.emit({ type: 'deckReshuffled', seat });
}

export function shuffleDeck(deck: CardId[], seat: Seat, chance: Chance): void {
  chance.shuffle(deck, seat === 0 ? 'deck.blue' : 'deck.red');
}

/** Puts a card in its place in a sorted hand. */
export function insert(hand: CardId[], card: CardId): void {
  let at = hand.length;
  while (at > 0 && nth(hand, at - 1) > card) at -= 1;
  hand.splice(at, 0, card);
}

export function removeCard(hand: CardId[], card: CardId): void {
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not in hand`);
  hand.splice(at, 1);
}

/** From the hand, face up, to the used cards. */
export function spend(state: State, seat: Seat, card: CardId): void {
  removeCard(seatPart(state, seat).hand, card);
  discardsOf(state.public, seat).push(card);
}

/** The cards of a side whose place is not known from what lies open. */
export function unseenCards(part: PublicPart, seat: Seat): CardId[] {
  const cards = allCards();
  for (const card of discardsOf(part, seat)) removeCard(cards, card);
  return cards;
}
