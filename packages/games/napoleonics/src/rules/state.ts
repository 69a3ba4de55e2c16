import {
  cloneStack,
  type Frame,
  idOf,
  type Outcome,
  ofSeat,
  type Pair,
  type Seat,
} from '@bivouac/kernel';
import { MODES, type Mode } from './data/cards.ts';
import {
  type CardId,
  type HexId,
  type LeaderId,
  NO_CARD,
  NO_HEX,
  NO_LEADER,
  NO_UNIT,
  type UnitId,
} from './ids.ts';

/** How many orders are left, and for whom. */
export interface Orders {
  /**
   * `sections`: left, centre, right. `classes`: infantry, cavalry, artillery, any piece. `pool`: one
   * number. `none`: nothing more can be ordered.
   */
  kind: 'none' | 'sections' | 'classes' | 'pool';
  count: number[];
  /** For `pool`: who may be ordered; read and written by `pools.ts`. */
  mask: number;
}

/** What won a banner. */
export type BannerSource = 'unit' | 'leader' | 'held' | 'exit' | 'bonus';
export interface Banner {
  source: BannerSource;
  /** Number of the unit, leader or objective. */
  id: number;
}

/** The public part of the state: the open table, and what both sides have seen. */
export interface PublicPart {
  scenario: number;
  /** The translator's rule that a square must be rolled for (an option). */
  rollsForSquare: boolean;
  /** Field works stand in only for the ground they stand on, and add up with the other (an option). */
  worksAddUp: boolean;
  /** Squares on fords, and on field works against an attack from their open side (an option). */
  isSquareLenient: boolean;
  /** Turns begun, of both sides together. */
  turn: number;
  active: Seat;
  /** Hex of each unit; -1 when it is gone. */
  at: HexId[];
  blocks: number[];
  /** Unit on each hex; -1 for none. The same as `at`, the other way round. */
  unitOn: UnitId[];
  leaderAt: HexId[];
  /** The orders and actions of each unit in this turn; read and written by `tasks.ts`. */
  tasks: number[];
  /** Hexes moved this turn. */
  steps: number[];
  leaderTasks: number[];
  /** The unit in square on each place of each side's track; -1 where a place is free. */
  squares: readonly [UnitId[], UnitId[]];
  /** The card on the table; -1 between turns. */
  card: CardId;
  /** The card that it counts as: Counter-Attack copies another. */
  as: CardId;
  /** The card that each side's last card counted as; -1 before the first. */
  last: Pair<CardId>;
  mode: number;
  orders: Orders;
  /** Dice of Elan and Rally, as they fell. */
  dice: number[];
  discards: CardId[];
  /** First Strikes of the side that is not to move: it draws that many cards at the end. */
  strikes: number;
  banners: readonly [Banner[], Banner[]];
  outcome: Outcome | null;
}

/** The private part of one side. */
export interface SeatPart {
  /** Ascending kinds of cards. */
  hand: CardId[];
  /** The card behind each place of the square track; -1 where it is free. */
  captured: CardId[];
  /** Two cards drawn, of which one will be kept. */
  drawn: CardId[];
}

export interface State {
  stack: Frame[];
  public: PublicPart;
  seats: Pair<SeatPart>;
  /** Neither side knows the order of the deck. The top card is the last. */
  secret: { deck: CardId[] };
}

export const enemyOf = (seat: Seat): Seat => 1 - seat;
export const seatPart = (state: State, seat: Seat): SeatPart => ofSeat(state.seats, seat);
export const squaresOf = (part: PublicPart, seat: Seat): UnitId[] => ofSeat(part.squares, seat);
export const bannersOf = (part: PublicPart, seat: Seat): Banner[] => ofSeat(part.banners, seat);
// Read without `nth`, which search would slow down: called with lists of every kind, it is optimised for none.
export const hexOf = (part: PublicPart, unit: UnitId): HexId => part.at[unit] ?? NO_HEX;
export const blocksOf = (part: PublicPart, unit: UnitId): number => part.blocks[unit] ?? 0;
export const unitAt = (part: PublicPart, hex: HexId): UnitId => part.unitOn[hex] ?? NO_UNIT;
/** What ordered units may do differently this turn. */
export const modeOf = (part: PublicPart): Mode => MODES[part.mode] ?? 'normal';
export const setMode = (part: PublicPart, mode: Mode): void => {
  part.mode = MODES.indexOf(mode);
};
export const isInSquare = (part: PublicPart, unit: UnitId): boolean =>
  isOnTrack(part.squares[0], unit) || isOnTrack(part.squares[1], unit);
const isOnTrack = (places: readonly UnitId[], unit: UnitId): boolean =>
  places[0] === unit || places[1] === unit || places[2] === unit || places[3] === unit;

/** Hex of each leader; -1 for a leader who is gone. */
export const leaderHexOf = (part: PublicPart, leader: LeaderId): HexId =>
  part.leaderAt[leader] ?? NO_HEX;
export const stepsOf = (part: PublicPart, unit: UnitId): number => part.steps[unit] ?? 0;

/** The leader on a hex; -1 for none. */
export function leaderOn(part: PublicPart, hex: HexId): LeaderId {
  const { leaderAt } = part;
  for (let leader: LeaderId = idOf(0); leader < leaderAt.length; leader++) {
    if (leaderAt[leader] === hex) return leader;
  }
  return NO_LEADER;
}

/** Puts a card in its place in a sorted hand. Moved up one by one: `splice` makes a list of what it takes out. */
export function insertCard(hand: CardId[], card: CardId): void {
  let at = hand.length;
  hand.push(card);
  for (; at > 0; at--) {
    const below = hand[at - 1] ?? NO_CARD;
    if (below <= card) break;
    hand[at] = below;
  }
  hand[at] = card;
}

const cloneBanners = (list: readonly Banner[]): Banner[] =>
  list.map(({ source, id }) => ({ source, id }));

export function clonePublic(part: PublicPart): PublicPart {
  const { orders, squares, last, banners, outcome } = part;
  return {
    scenario: part.scenario,
    rollsForSquare: part.rollsForSquare,
    worksAddUp: part.worksAddUp,
    isSquareLenient: part.isSquareLenient,
    turn: part.turn,
    active: part.active,
    at: part.at.slice(),
    blocks: part.blocks.slice(),
    unitOn: part.unitOn.slice(),
    leaderAt: part.leaderAt.slice(),
    tasks: part.tasks.slice(),
    steps: part.steps.slice(),
    leaderTasks: part.leaderTasks.slice(),
    squares: [squares[0].slice(), squares[1].slice()],
    card: part.card,
    as: part.as,
    last: [last[0], last[1]],
    mode: part.mode,
    orders: { kind: orders.kind, count: orders.count.slice(), mask: orders.mask },
    dice: part.dice.slice(),
    discards: part.discards.slice(),
    strikes: part.strikes,
    banners: [cloneBanners(banners[0]), cloneBanners(banners[1])],
    outcome: outcome && { winners: outcome.winners.slice(), reason: outcome.reason },
  };
}

export function cloneSeat({ hand, captured, drawn }: SeatPart): SeatPart {
  return { hand: hand.slice(), captured: captured.slice(), drawn: drawn.slice() };
}

export function cloneState(state: State): State {
  return {
    stack: cloneStack(state.stack),
    public: clonePublic(state.public),
    seats: [cloneSeat(state.seats[0]), cloneSeat(state.seats[1])],
    secret: { deck: state.secret.deck.slice() },
  };
}

/** A round is a turn of each side. */
export const roundOf = (turn: number): number => Math.ceil(turn / 2);
