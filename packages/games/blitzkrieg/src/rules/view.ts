import {
  type BaseView,
  idOf,
  type Pair,
  type SealedStack,
  type Seat,
  sealStack,
  type Viewer,
} from '@bivouac/kernel';
import type { Box } from './box.ts';
import type { BlitzkriegMachine } from './flow/parts.ts';
import { type Front, frontsOf } from './fronts.ts';
import type { TokenId } from './ids.ts';
import type { Question } from './questions.ts';
import {
  clonePublic,
  cloneSeat,
  otherSeat,
  type PublicPart,
  type SeatPart,
  type State,
  seatPart,
} from './state.ts';

/** Data that is hidden during the game and shown at its end. */
export interface OpenPart {
  seats: Pair<SeatPart>;
  pile: TokenId[];
}

export interface View extends BaseView {
  question: Question | null;
  awaiting: readonly Seat[];
  stack: SealedStack;
  public: PublicPart;
  /** The leader of each theatre, by how much, and what it would bring now. */
  fronts: readonly Front[];
  /** The viewer's own tokens; null for a spectator. Its bag is known to it as a heap. */
  own: SeatPart | null;
  /** The solo opponent's tokens, which lie open; null at other tables. */
  row: SeatRow | null;
  /** The player's tokens in a solo game: without screens they lie open as well; null at other tables. */
  facing: SeatRow | null;
  reserveSizes: Pair<number>;
  bagSizes: Pair<number>;
  pileSize: number;
  open: OpenPart | null;
}

export interface SeatRow {
  tokens: TokenId[];
  /** Place of the token that is about to be placed; -1 for none. */
  held: number;
}

/**
 * The only place that decides what is seen: built field by field, never by leaving out.
 * @rule blitzkrieg/hidden-information
 */
export function viewState(
  box: Box,
  machine: BlitzkriegMachine,
  state: State,
  viewer: Viewer,
): View {
  const [one, two] = state.seats;
  return {
    viewer,
    question: machine.question(state),
    awaiting: machine.seats(state).slice(),
    stack: sealStack(state.stack),
    public: clonePublic(state.public),
    fronts: frontsOf(box, state.public),
    own: typeof viewer === 'number' ? cloneSeat(seatPart(state, viewer)) : null,
    row: rowOf(state, true),
    facing: rowOf(state, false),
    reserveSizes: [one.reserve.length, two.reserve.length],
    bagSizes: [one.bag.length, two.bag.length],
    pileSize: state.secret.pile.length,
    open: viewer === 'everyone' ? openPart(state) : null,
  };
}

/**
 * Seed, Příprava hry: no screens are needed in a solo game, neither for the opponent nor for the player.
 * @rule blitzkrieg/hidden-information
 */
function rowOf(state: State, isOpponent: boolean): SeatRow | null {
  const { vs } = state.public;
  if (vs === null) return null;
  const { reserve, held } = seatPart(state, isOpponent ? vs.seat : otherSeat(vs.seat));
  return { tokens: reserve.slice(), held };
}

function openPart(state: State): OpenPart {
  return {
    seats: [cloneSeat(state.seats[0]), cloneSeat(state.seats[1])],
    pile: state.secret.pile.slice(),
  };
}

/** Marks everything that is hidden from the viewer: the pile, other bags, and reserves behind screens. */
export function plantToken(state: State, viewer: Viewer, token: number): void {
  if (viewer === 'everyone') return;
  const planted: TokenId = idOf(token);
  state.secret.pile.fill(planted);
  state.seats.forEach((part, seat) => {
    if (seat === viewer) return;
    part.bag.fill(planted);
    if (state.public.vs !== null) return;
    part.reserve.fill(planted);
    if (part.held >= 0) part.held = token;
  });
}
