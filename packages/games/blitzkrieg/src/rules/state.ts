import {
  cloneStack,
  type Frame,
  type Id,
  idOf,
  nth,
  type Outcome,
  ofSeat,
  type Pair,
  type Seat,
} from '@bivouac/kernel';
import type { CampaignId, SpaceId, TheatreId, TokenId } from './ids.ts';
import type { VsReasons } from './vs/step.ts';

/** Choices where the printed rules are not known for certain; see RULINGS.md. */
export interface HouseRules {
  /** A theatre closed by the flag: +2 once, or for each campaign still open. */
  readonly isBonusPerCampaign: boolean;
  /** The spy copies the last token on the board, also one's own. */
  readonly doesSpyCopyAnybody: boolean;
  /** Where neither side can place any more because all theatres are closed, the higher total wins. */
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

/** The public part of the state. */
export interface PublicPart {
  scenario: number;
  house: HouseRules;
  /** Turns begun, of both sides together. */
  turn: number;
  vp: Pair<number>;
  /** Per theatre: steps from the centre; positive on the side of seat 0. */
  markers: number[];
  /** Per theatre: the number of its active campaign; POOL or CLOSED. */
  active: CampaignId[];
  /** Per space: `laid(token, seat)`, or -1 while it is free. */
  laid: LaidCode[];
  /** Per campaign: points that each side got for it, seat 0 and seat 1; -1 while it is open. */
  results: number[];
  /** Per seat: what its last token acted as; `NO_TOKEN` before the first. */
  last: Pair<TokenId>;
  /** The seat that placed last; -1 before the first placement. */
  lastSeat: number;
  /** The spaces covered in this turn, in their order: several by blitz. */
  placed: readonly SpaceId[];
  vs: VsPart | null;
  outcome: Outcome | null;
}

/** A theatre of the pool that is not open yet, and one that is over. */
export const POOL: CampaignId = idOf(-2);
export const CLOSED: CampaignId = idOf(-1);

/** The private part of one seat. Its bag has no order; the ids ascend. */
export interface SeatPart {
  /** Ascending, except for the solo opponent's row, which keeps its order. */
  reserve: TokenId[];
  bag: TokenId[];
  /** Place in the reserve of the token that is about to be placed; -1 for none. */
  held: number;
}

export interface State {
  stack: Frame[];
  public: PublicPart;
  seats: Pair<SeatPart>;
  /** Known to neither seat: the special weapons left in the research pile, ascending. */
  secret: { pile: TokenId[] };
}

export const seatPart = (state: State, seat: Seat): SeatPart => ofSeat(state.seats, seat);
export const pointsOf = (part: PublicPart, seat: Seat): number => ofSeat(part.vp, seat);
/** The active campaign of a theatre; `POOL` or `CLOSED`. */
export const activeIn = (part: PublicPart, theatre: TheatreId): CampaignId =>
  nth(part.active, theatre);
export const otherSeat = (seat: Seat): Seat => 1 - seat;
export const isVs = (part: PublicPart, seat: Seat): boolean =>
  part.vs !== null && part.vs.seat === seat;

/** A token on a space, with its owner, as one number. */
export type LaidCode = Id<'laid'>;
/** The entry of a free space. */
export const NOTHING_LAID: LaidCode = idOf(-1);
export const laid = (token: TokenId, seat: Seat): LaidCode => idOf(token * 2 + seat);
export const laidToken = (code: LaidCode): TokenId => idOf(code >> 1);
export const laidSeat = (code: LaidCode): Seat => code & 1;

/** The points of a side for a campaign; -1 while it is open. */
export const resultOf = (part: PublicPart, campaign: CampaignId, seat: Seat): number =>
  nth(part.results, campaign * 2 + seat);

export function setResult(part: PublicPart, campaign: CampaignId, points: Pair<number>): void {
  part.results[campaign * 2] = points[0];
  part.results[campaign * 2 + 1] = points[1];
}

export function clonePublic(part: PublicPart): PublicPart {
  // Copies may share parts that are always replaced as a whole.
  return {
    scenario: part.scenario,
    house: part.house,
    turn: part.turn,
    vp: part.vp,
    markers: part.markers.slice(),
    active: part.active.slice(),
    laid: part.laid.slice(),
    results: part.results.slice(),
    last: part.last,
    lastSeat: part.lastSeat,
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
