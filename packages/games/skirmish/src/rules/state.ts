import {
  cloneStack,
  type Frame,
  nth,
  type Outcome,
  ofSeat,
  type Pair,
  type Seat,
} from '@bivouac/kernel';
import {
  AREAS,
  type AreaId,
  CARD_IDS,
  type CardId,
  COPIES,
  DECK_SIZE,
  UNIT_IDS,
  UNIT_STRENGTH,
  UNITS,
  type UnitId,
} from './data.ts';

/** The public part of the state. */
export interface PublicPart {
  round: number;
  rounds: number;
  /** The side that moves first; keeps the initiative on equal bids. */
  first: Seat;
  /** Area of each unit; `NO_AREA` when it is lost. */
  at: AreaId[];
  strength: number[];
  /** Cards used, per seat. */
  discards: Pair<CardId[]>;
  outcome: Outcome | null;
}

/** The private part of one seat. The hand is kept in ascending order; the bid is `NO_CARD` before there is one. */
export interface SeatPart {
  hand: CardId[];
  bid: CardId;
}

export interface State {
  stack: Frame[];
  public: PublicPart;
  seats: Pair<SeatPart>;
  /** Known to neither seat: the order of the decks, the top card last. */
  secret: { decks: Pair<CardId[]> };
}

export const seatPart = (state: State, seat: Seat): SeatPart => ofSeat(state.seats, seat);
export const deckOf = (state: State, seat: Seat): CardId[] => ofSeat(state.secret.decks, seat);
export const discardsOf = (part: PublicPart, seat: Seat): CardId[] => ofSeat(part.discards, seat);
export const areaOf = (part: PublicPart, unit: UnitId): AreaId => nth(part.at, unit);
export const strengthOf = (part: PublicPart, unit: UnitId): number => nth(part.strength, unit);

export function clonePublic(part: PublicPart): PublicPart {
  return {
    round: part.round,
    rounds: part.rounds,
    first: part.first,
    at: part.at.slice(),
    strength: part.strength.slice(),
    discards: [part.discards[0].slice(), part.discards[1].slice()],
    outcome: part.outcome && { winners: part.outcome.winners.slice(), reason: part.outcome.reason },
  };
}

export function cloneState(state: State): State {
  const [one, two] = state.seats;
  const { decks } = state.secret;
  return {
    stack: cloneStack(state.stack),
    public: clonePublic(state.public),
    seats: [
      { hand: one.hand.slice(), bid: one.bid },
      { hand: two.hand.slice(), bid: two.bid },
    ],
    secret: { decks: [decks[0].slice(), decks[1].slice()] },
  };
}

/** Throws if a card or a unit is not exactly where it must be. */
export function checkState(state: State): void {
  for (const seat of [0, 1]) {
    const { hand, bid } = seatPart(state, seat);
    const all = [...hand, ...deckOf(state, seat), ...discardsOf(state.public, seat)];
    if (bid >= 0) all.push(bid);
    if (all.length !== DECK_SIZE) throw new Error(`seat ${seat} has ${all.length} cards`);
    CARD_IDS.forEach((card) => {
      const count = all.filter((held) => held === card).length;
      if (count !== COPIES[card]) throw new Error(`seat ${seat} has ${count} of card ${card}`);
    });
  }
  UNIT_IDS.forEach((unit) => {
    const name = nth(UNITS, unit);
    const strength = strengthOf(state.public, unit);
    const area = areaOf(state.public, unit);
    if (strength < 0 || strength > UNIT_STRENGTH)
      throw new Error(`${name} has strength ${strength}`);
    if ((strength === 0) !== area < 0)
      throw new Error(`${name} has only one of strength and an area`);
    if (area >= AREAS.length) throw new Error(`${name} is off the map`);
  });
  if ((state.public.outcome === null) !== state.stack.length > 0) {
    throw new Error('the game is over exactly when nothing is left to run');
  }
}
