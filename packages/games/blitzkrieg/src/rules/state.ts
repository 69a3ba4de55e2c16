import { cloneStack, type Frame, type Outcome, type Seat } from '@bivouac/kernel';
import type { VsReasons } from './vs/step.ts';

/** Choices where the printed rules are not known for certain; see RULINGS.md. */
export interface HouseRules {
  /** A theatre closed by the flag: +2 once, or for each campaign still open. */
  readonly isBonusPerCampaign: boolean;
  /** The spy copies the last token on the board, also one's own. */
  readonly doesSpyCopyAnybody: boolean;
  /** Where nobody can place any more because all theatres are closed, the higher total wins. */
  readonly doTotalsDecide: boolean;
  /** Big Guns and Counterattack compare places as well as tokens. */
  readonly isChangeWide: boolean;
  /** In steps 1 to 3 the solo opponent compares points of closings alone, without propaganda. */
  readonly isClosingAlone: boolean;
}

/** The solo opponent's part of the table. */
export interface VsPart {
  seat: Seat;
  hasStratagems: boolean;
  /** The stratagem whose text holds now; -1 for none. */
  stratagem: number;
  /** Stratagem tokens that lie open, in the order they came. */
  out: readonly number[];
  /** The die for the present placement; 0 before the first. */
  die: number;
  /** The step that decided the first placement of this turn; 0 if it was no plan of the opponent's. */
  decidedBy: number;
  /** Why it placed what it placed in its last turn, placement by placement. */
  reasons: readonly VsReasons[];
}

/** What lies open on the table. */
export interface PublicPart {
  scenario: number;
  house: HouseRules;
  /** Turns begun, of both sides together. */
  turn: number;
  vp: [number, number];
  /** Per theatre: steps from the centre; positive on the side of seat 0. */
  markers: number[];
  /** Per theatre: the number of its active campaign; POOL or CLOSED. */
  active: number[];
  /** Per space: `laid(token, seat)`, or -1 while it is free. */
  laid: number[];
  /** Per campaign: points that each side got for it, seat 0 and seat 1; -1 while it is open. */
  results: number[];
  /** Per seat: what its last token acted as; -1 before the first. */
  last: [number, number];
  /** Who placed last; -1 before the first placement. */
  lastSeat: number;
  /** The spaces covered in this turn, in their order: several by blitz. */
  placed: readonly number[];
  vs: VsPart | null;
  outcome: Outcome | null;
}

/** A theatre of the pool that nobody has opened yet, and one that is over. */
export const POOL = -2;
export const CLOSED = -1;

/** What one seat knows alone. Its bag has no order; the ids ascend. */
export interface SeatPart {
  /** Ascending, except for the solo opponent's row, which keeps its order. */
  reserve: number[];
  bag: number[];
  /** Place in the reserve of the token that is about to be placed; -1 for none. */
  held: number;
}

export interface State {
  stack: Frame[];
  public: PublicPart;
  seats: [SeatPart, SeatPart];
  /** What nobody knows: the special weapons left in the research pile, ascending. */
  secret: { pile: number[] };
}

export const seatPart = (state: State, seat: Seat): SeatPart => state.seats[seat as 0 | 1];
export const pointsOf = (part: PublicPart, seat: Seat): number => part.vp[seat as 0 | 1];
export const otherSeat = (seat: Seat): Seat => 1 - seat;
export const isVs = (part: PublicPart, seat: Seat): boolean =>
  part.vs !== null && part.vs.seat === seat;

/** A token on a space, with its owner, as one number. */
export const laid = (token: number, seat: Seat): number => token * 2 + seat;
export const laidToken = (code: number): number => code >> 1;
export const laidSeat = (code: number): Seat => code & 1;

export function clonePublic(part: PublicPart): PublicPart {
  return {
    scenario: part.scenario,
    house: part.house,
    turn: part.turn,
    vp: [part.vp[0], part.vp[1]],
    markers: part.markers.slice(),
    active: part.active.slice(),
    laid: part.laid.slice(),
    results: part.results.slice(),
    last: [part.last[0], part.last[1]],
    lastSeat: part.lastSeat,
    // Replaced as a whole and never changed, so copies may share it.
    placed: part.placed,
    vs: part.vs && cloneVs(part.vs),
    outcome: part.outcome,
  };
}

function cloneVs(vs: VsPart): VsPart {
  return {
    seat: vs.seat,
    hasStratagems: vs.hasStratagems,
    stratagem: vs.stratagem,
    // Replaced as a whole and never changed, so copies may share both.
    out: vs.out,
    die: vs.die,
    decidedBy: vs.decidedBy,
    reasons: vs.reasons,
  };
}

export function cloneSeat(part: SeatPart): SeatPart {
  return { reserve: part.reserve.slice(), bag: part.bag.slice(), held: part.held };
}

export function cloneState(state: State): State {
  return {
    stack: cloneStack(state.stack),
    public: clonePublic(state.public),
    seats: [cloneSeat(state.seats[0]), cloneSeat(state.seats[1])],
    secret: { pile: state.secret.pile.slice() },
  };
}
