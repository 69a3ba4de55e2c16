import { cloneStack, type Frame, type Outcome, type Seat } from '@bivouac/kernel';

/** What a unit or leader has been told and has done this turn; bits of `tasks`. */
export const ORDERED = 1;
/** Its move is over, be it on the spot. */
export const MOVED = 2;
export const FOUGHT = 4;
/** Moved too far, or entered ground on which one does not battle at once. */
export const NO_BATTLE = 8;
/** A leader who was told to leave his unit and has not gone: it may march off without him. */
export const LEFT_BEHIND = 16;
/** It left its square on this turn’s order, which can no longer be taken from it. */
export const UNFORMED = 32;

/** How many orders are left, and for whom. */
export interface Orders {
  /**
   * `sections`: left, centre, right. `classes`: infantry, cavalry, artillery, anybody. `pool`: one
   * number. `none`: nothing more can be ordered.
   */
  kind: 'none' | 'sections' | 'classes' | 'pool';
  count: number[];
  /** For `pool`: bit of each class that may be ordered; 8 horse artillery, 16 leaders. */
  mask: number;
}

/** What won a banner. */
export type BannerSource = 'unit' | 'leader' | 'held' | 'exit' | 'bonus';
export interface Banner {
  source: BannerSource;
  /** Number of the unit, leader or objective. */
  id: number;
}

/** What lies open on the table, and what everybody has seen happen. */
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
  at: number[];
  blocks: number[];
  /** Unit on each hex; -1 for none. The same as `at`, the other way round. */
  unitOn: number[];
  leaderAt: number[];
  tasks: number[];
  /** Hexes moved this turn. */
  steps: number[];
  leaderTasks: number[];
  /** The unit in square on each place of each side's track; -1 where a place is free. */
  squares: [number[], number[]];
  /** The card on the table; -1 between turns. */
  card: number;
  /** What it counts as: Counter-Attack copies another. */
  as: number;
  /** What each side's last card counted as; -1 before the first. */
  last: [number, number];
  mode: number;
  orders: Orders;
  /** Dice of Elan and Rally, as they fell. */
  dice: number[];
  discards: number[];
  /** First Strikes of the side that is not to move: so many cards it draws at the end. */
  strikes: number;
  banners: [Banner[], Banner[]];
  outcome: Outcome | null;
}

/** What one side knows alone. */
export interface SeatPart {
  /** Ascending kinds of cards. */
  hand: number[];
  /** The card behind each place of the square track; -1 where it is free. */
  captured: number[];
  /** Two cards drawn, of which one will be kept. */
  drawn: number[];
}

export interface State {
  stack: Frame[];
  public: PublicPart;
  seats: [SeatPart, SeatPart];
  /** Nobody knows the order of the deck. The top card is the last. */
  secret: { deck: number[] };
}

export const enemyOf = (seat: Seat): Seat => 1 - seat;
export const seatPart = (state: State, seat: Seat): SeatPart => state.seats[seat as 0 | 1];
export const squaresOf = (part: PublicPart, seat: Seat): number[] => part.squares[seat as 0 | 1];
export const bannersOf = (part: PublicPart, seat: Seat): Banner[] => part.banners[seat as 0 | 1];
export const hexOf = (part: PublicPart, unit: number): number => part.at[unit] as number;
export const blocksOf = (part: PublicPart, unit: number): number => part.blocks[unit] as number;
export const taskOf = (part: PublicPart, unit: number): number => part.tasks[unit] as number;
export const unitAt = (part: PublicPart, hex: number): number => part.unitOn[hex] as number;
export const isInSquare = (part: PublicPart, unit: number): boolean =>
  isOnTrack(part.squares[0], unit) || isOnTrack(part.squares[1], unit);
const isOnTrack = (places: readonly number[], unit: number): boolean =>
  places[0] === unit || places[1] === unit || places[2] === unit || places[3] === unit;

/** The leader on a hex; -1 for none. */
export function leaderOn(part: PublicPart, hex: number): number {
  const { leaderAt } = part;
  for (let leader = 0; leader < leaderAt.length; leader++) {
    if (leaderAt[leader] === hex) return leader;
  }
  return -1;
}

/** Puts a card in its place in a sorted hand. */
export function insertCard(hand: number[], card: number): void {
  let at = hand.length;
  while (at > 0 && (hand[at - 1] as number) > card) at -= 1;
  hand.splice(at, 0, card);
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
