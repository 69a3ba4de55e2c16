import { cloneStack, type Frame, type Outcome, type Seat } from '@bivouac/kernel';
import type { CardId, KindId } from './ids.ts';

export const NOT_SCOUTED = 0;
export const SCOUTED = 1;
export const CONTROLLED = 2;

/** The public part of the state: the open table, and what both sides have seen. */
export interface PublicPart<X> {
  /** Index of the scenario. */
  scenario: number;
  /** Whether discard piles lie open (an option, since the rulebook is silent). */
  isDiscardOpen: boolean;
  round: number;
  /** The side that holds the initiative marker. */
  initiative: Seat;
  /** The cards last bid, as they were turned over; -1 for none. */
  bids: [CardId, CardId];
  /** The cards that each side last discarded unplayed, if discards are public. */
  unplayed: [CardId[], CardId[]];
  /** Tile of each unit, first all of side 0, then of side 1; -1 when off the board. */
  at: number[];
  isSuppressed: boolean[];
  /**
   * Control marker of side 0 on each tile, then of side 1. Never written but replaced: so long a
   * list is shared by all games and copies in which no marker has changed.
   */
  control: readonly number[];
  /** Played cards, in the order they were played. */
  plays: [CardId[], CardId[]];
  /** Open supplies, ascending. */
  supplies: [CardId[], CardId[]];
  /**
   * Kinds of the cards out of the game, in the order they went: what both sides saw and may
   * remember. Only its owner may look through the pile itself (Normandie, Ztráty).
   */
  gone: [KindId[], KindId[]];
  /** Cards lost to fire, for the score of a campaign. */
  casualties: [number, number];
  /** Where each of them was found, in the order they fell: an index of CASUALTY_ZONES. */
  lostFrom: [number[], number[]];
  outcome: Outcome | null;
  /** Fields of one title. */
  extra: X;
}

/** The private part of one side. Ascending lists; -1 means no bid. */
export interface SeatPart {
  hand: CardId[];
  discard: CardId[];
  /** Its cards out of the game. */
  removed: CardId[];
  bid: CardId;
  /** The cards that it last discarded unplayed: it has seen them, wherever they are now. */
  thrown: CardId[];
}

export interface State<X> {
  stack: Frame[];
  public: PublicPart<X>;
  seats: [SeatPart, SeatPart];
  /** No player knows the order of a deck. The top card is the last. */
  secret: { decks: [CardId[], CardId[]] };
}

// Written out for each list: one shared reader of pairs would be slower, and these run at every step.

export const seatPart = <X>(state: State<X>, seat: Seat): SeatPart =>
  seat === 0 ? state.seats[0] : state.seats[1];
export const deckOf = <X>(state: State<X>, seat: Seat): CardId[] =>
  seat === 0 ? state.secret.decks[0] : state.secret.decks[1];
export const playOf = <X>(part: PublicPart<X>, seat: Seat): CardId[] =>
  seat === 0 ? part.plays[0] : part.plays[1];
export const supplyOf = <X>(part: PublicPart<X>, seat: Seat): CardId[] =>
  seat === 0 ? part.supplies[0] : part.supplies[1];
export const goneOf = <X>(part: PublicPart<X>, seat: Seat): KindId[] =>
  seat === 0 ? part.gone[0] : part.gone[1];
export const tileOf = <X>(part: PublicPart<X>, unit: number): number => part.at[unit] ?? -1;

export function clonePublic<X>(part: PublicPart<X>, cloneExtra: (extra: X) => X): PublicPart<X> {
  const { bids, unplayed, plays, supplies, gone, casualties, lostFrom, outcome } = part;
  return {
    scenario: part.scenario,
    isDiscardOpen: part.isDiscardOpen,
    round: part.round,
    initiative: part.initiative,
    bids: [bids[0], bids[1]],
    unplayed: [unplayed[0].slice(), unplayed[1].slice()],
    at: part.at.slice(),
    isSuppressed: part.isSuppressed.slice(),
    control: part.control,
    plays: [plays[0].slice(), plays[1].slice()],
    supplies: [supplies[0].slice(), supplies[1].slice()],
    gone: [gone[0].slice(), gone[1].slice()],
    casualties: [casualties[0], casualties[1]],
    lostFrom: [lostFrom[0].slice(), lostFrom[1].slice()],
    outcome: outcome && { winners: outcome.winners.slice(), reason: outcome.reason },
    extra: cloneExtra(part.extra),
  };
}

export function cloneSeat(part: SeatPart): SeatPart {
  const { hand, discard, removed, bid, thrown } = part;
  return {
    hand: hand.slice(),
    discard: discard.slice(),
    removed: removed.slice(),
    bid,
    thrown: thrown.slice(),
  };
}

export function cloneState<X>(state: State<X>, cloneExtra: (extra: X) => X): State<X> {
  const { decks } = state.secret;
  return {
    stack: cloneStack(state.stack),
    public: clonePublic(state.public, cloneExtra),
    seats: [cloneSeat(state.seats[0]), cloneSeat(state.seats[1])],
    secret: { decks: [decks[0].slice(), decks[1].slice()] },
  };
}
