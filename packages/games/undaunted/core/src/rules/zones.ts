import type { Io, Seat } from '@bivouac/kernel';
import type { Event } from './events.ts';
import { type CardId, type KindId, NO_CARD } from './ids.ts';
import { deckOf, goneOf, type State, seatPart, supplyOf } from './state.ts';
import type { Rules } from './types.ts';
import { lookOf } from './units.ts';

// Cards change hands here and nowhere else. Lists without an order of their own are ascending.

// By hand, since these two run for every card of every turn and `splice` makes a list each time.

export function insertCard(list: CardId[], card: CardId): void {
  let at = list.length;
  list.push(card);
  while (at > 0) {
    const before = list[at - 1];
    if (before === undefined || before < card) break;
    list[at] = before;
    at -= 1;
  }
  list[at] = card;
}

export function removeCard(list: CardId[], card: CardId): void {
  const at = list.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not there`);
  for (let i = at + 1; i < list.length; i++) {
    const next = list[i];
    if (next !== undefined) list[i - 1] = next;
  }
  list.pop();
}

/** The first copy of a kind in a list; -1 if there is none. */
export function findCopy<X>(rules: Rules<X>, list: readonly CardId[], kind: KindId): CardId {
  for (const card of list) if (rules.kindOf[card] === kind) return card;
  return NO_CARD;
}

/** Each kind in a list once, in the order of the kinds. */
export function kindsIn<X>(rules: Rules<X>, list: readonly CardId[]): KindId[] {
  const kinds: KindId[] = [];
  let previous: KindId | undefined;
  for (const card of list) {
    const kind = rules.kindOf[card];
    // Copies of a kind have neighbouring numbers, and the lists here are ascending.
    if (kind !== undefined && kind !== previous) kinds.push(kind);
    previous = kind;
  }
  return kinds;
}

/**
 * Draws up to `count` cards. An empty deck is made from the discards; cards in the play area
 * stay out (Normandie, Dobrání karet).
 * @rule normandy/draw normandy/reshuffle north-africa/draw stalingrad/draw
 */
export function drawCards<X>(state: State<X>, seat: Seat, count: number, io: Io<Event>): void {
  const { hand, discard } = seatPart(state, seat);
  const deck = deckOf(state, seat);
  const cards: CardId[] = [];
  for (let i = 0; i < count; i++) {
    if (deck.length === 0 && discard.length > 0) {
      for (const card of discard) deck.push(card);
      discard.length = 0;
      shuffleDeck(state, seat, io);
      io.emit({ type: 'deckReshuffled', seat });
    }
    const card = deck.pop();
    if (card === undefined) break;
    insertCard(hand, card);
    insertCard(cards, card);
  }
  if (cards.length === 0) return;
  // Written out for both seats: an object with a computed key is made several times as slowly.
  const secret = seat === 0 ? { 0: { cards } } : { 1: { cards } };
  io.emit({ type: 'cardsDrawn', seat, count: cards.length, secret });
}

export function shuffleDeck<X>(state: State<X>, seat: Seat, io: Io<Event>): void {
  io.chance.shuffle(deckOf(state, seat), seat === 0 ? 'deck.one' : 'deck.two');
}

/**
 * Fog of War from a side's supply to its discards, as much as there is.
 * @rule normandy/fog-of-war north-africa/fog-of-war stalingrad/fog-of-war
 */
export function gainFog<X>(
  rules: Rules<X>,
  state: State<X>,
  seat: Seat,
  count: number,
  by: Seat,
  io: Io<Event>,
): void {
  let gained = 0;
  const supply = supplyOf(state.public, seat);
  while (gained < count) {
    const card = findCopy(rules, supply, rules.fog);
    if (card < 0) break;
    removeCard(supply, card);
    insertCard(seatPart(state, seat).discard, card);
    gained += 1;
  }
  if (gained > 0) io.emit({ type: 'fogGained', seat, count: gained, by });
}

/** Out of the game for good: the card to its owner's pile, its kind to the list that both sides remember. */
export function removeFromGame<X>(
  rules: Rules<X>,
  state: State<X>,
  seat: Seat,
  card: CardId,
): void {
  insertCard(seatPart(state, seat).removed, card);
  goneOf(state.public, seat).push(lookOf(rules, state.public, card));
}
