import { cloneStack, type Frame, type Outcome, type Seat } from '@bivouac/kernel';
import { AREAS, COPIES, DECK_SIZE, UNIT_STRENGTH, UNITS } from './data.ts';

/** What lies open on the table. */
export interface PublicPart {
  round: number;
  rounds: number;
  /** Who moves first; keeps the initiative on equal bids. */
  first: Seat;
  /** Area of each unit; -1 when it is lost. */
  at: number[];
  strength: number[];
  /** Cards used, per seat. */
  discards: [number[], number[]];
  outcome: Outcome | null;
}

/** What one seat knows alone. The hand is kept in ascending order; -1 means no bid. */
export interface SeatPart {
  hand: number[];
  bid: number;
}

export interface State {
  stack: Frame[];
  public: PublicPart;
  seats: [SeatPart, SeatPart];
  /** What nobody knows: the order of the decks, the top card last. */
  secret: { decks: [number[], number[]] };
}

export const seatPart = (state: State, seat: Seat): SeatPart => state.seats[seat as 0 | 1];
export const deckOf = (state: State, seat: Seat): number[] => state.secret.decks[seat as 0 | 1];
export const discardsOf = (part: PublicPart, seat: Seat): number[] => part.discards[seat as 0 | 1];
export const areaOf = (part: PublicPart, unit: number): number => part.at[unit] ?? -1;
export const strengthOf = (part: PublicPart, unit: number): number => part.strength[unit] ?? 0;

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
    COPIES.forEach((copies, card) => {
      const count = all.filter((held) => held === card).length;
      if (count !== copies) throw new Error(`seat ${seat} has ${count} of card ${card}`);
    });
  }
  UNITS.forEach((name, unit) => {
    const strength = strengthOf(state.public, unit);
    const area = areaOf(state.public, unit);
    if (strength < 0 || strength > UNIT_STRENGTH)
      throw new Error(`${name} has strength ${strength}`);
    if ((strength === 0) !== area < 0) throw new Error(`${name} is half lost`);
    if (area >= AREAS.length) throw new Error(`${name} is off the map`);
  });
  if ((state.public.outcome === null) !== state.stack.length > 0) {
    throw new Error('the game is over exactly when nothing is left to run');
  }
}
