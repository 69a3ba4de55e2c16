import type { Io, Seat } from '@bivouac/kernel';
import { idOf, nth, ofSeat, withSeat } from '@bivouac/kernel';
import {
  type Action,
  DONE,
  LEAD,
  MANOEUVRE,
  ORDER,
  PLACE,
  PLAY,
  RALLY,
  SECTION,
  SINGLE,
  SUPPLY,
  UNFORM,
} from '../actions.ts';
import { removeCard } from '../cards.ts';
import { COUNTER_ATTACK, mirrored } from '../data/cards.ts';
import type { Event } from '../events.ts';
import type { CardId, HexId } from '../ids.ts';
import { isInSection } from '../map.ts';
import { isInfantry, orderable, unformable, unitsOf } from '../orders.ts';
import { leaveSquare } from '../pieces.ts';
import { ANY_PIECE, ANY_UNIT, poolOrders } from '../pools.ts';
import { classOf, kindName, kindOf, leaderName, leaderSeat, type Scenario } from '../scenario.ts';
import {
  blocksOf,
  enemyOf,
  hexOf,
  isInSquare,
  leaderOn,
  modeOf,
  type PublicPart,
  type State,
  seatPart,
  setMode,
  unitAt,
} from '../state.ts';
import { supplyHexes, supplySections } from '../supply.ts';
import { isOrdered, isOrderRevocable, markUnformed, revokeOrder } from '../tasks.ts';
import { type Ask, type Book, only, scenarioIn } from './kit.ts';
import { cardOf, order, orderLeader, readCard, type TurnVars } from './read-card.ts';

// Phases 1 and 2: a card is played and orders are given.

/** One offer per different card in a sorted hand. */
export function perCard(hand: readonly CardId[], actions: readonly Action[]): Action[] {
  const offers: Action[] = [];
  let previous = -1;
  for (const card of hand) {
    if (card !== previous) offers.push(nth(actions, card));
    previous = card;
  }
  return offers;
}

const seats = (_state: State, vars: TurnVars): readonly Seat[] => only(vars.seat);

/** @rule napoleonics/command-card */
export const playCard = (book: Book): Ask<TurnVars> => ({
  question: () => ({ kind: 'play' }),
  seats,
  offers: (state, seat) => perCard(seatPart(state, seat).hand, PLAY),
  take(state, seat, action, vars, io) {
    if (action.kind !== 'play') return;
    const part = state.public;
    const { hand } = seatPart(state, seat);
    const command = hand.length;
    removeCard(hand, action.card);
    part.card = action.card;
    part.as = countsAs(part, seat, action.card);
    part.last = withSeat(part.last, seat, part.as);
    io.emit({ type: 'cardPlayed', seat, card: part.card, as: part.as, command, shows: true });
    vars.wants = readCard({ scenario: scenarioIn(book, state), part, vars, command, io });
  },
});

export const chooseSection = (book: Book): Ask<TurnVars> => ({
  question: () => ({ kind: 'section' }),
  seats,
  offers(state, seat, vars) {
    const scenario = scenarioIn(book, state);
    const open =
      vars.unit >= 0
        ? supplySections(scenario, state.public, vars.unit)
        : infantrySections(scenario, state.public, seat);
    return open.map((id) => nth(SECTION, id));
  },
  take(state, seat, action, vars, io) {
    if (action.kind !== 'section') return;
    io.emit({ type: 'sectionChosen', seat, section: action.section });
    if (vars.unit >= 0) {
      vars.section = action.section;
      vars.wants = 'place';
      return;
    }
    vars.wants = 'order';
    const { public: part } = state;
    const scenario = scenarioIn(book, state);
    for (const unit of unitsOf(scenario, part, seat, (one) => isInfantry(scenario, one))) {
      if (isInSection(seat, hexOf(part, unit), action.section)) order(scenario, part, unit, io);
    }
  },
});

/** La Grande Manoeuvre: the manoeuvre, or one unit as usual. */
export const chooseMode: Ask<TurnVars> = {
  question: () => ({ kind: 'mode' }),
  seats,
  offers: () => [MANOEUVRE, SINGLE],
  take(state, _seat, action, vars) {
    const part = state.public;
    vars.wants = 'order';
    if (action.kind === 'single') {
      part.orders = poolOrders(1, ANY_UNIT);
      setMode(part, 'normal');
    } else part.orders = poolOrders(4, ANY_PIECE);
  },
};

export const chooseSupply = (book: Book): Ask<TurnVars> => ({
  question: () => ({ kind: 'supply' }),
  seats,
  offers(state) {
    const { public: part } = state;
    const scenario = scenarioIn(book, state);
    const hexes = part.at.filter(
      (hex, unit) => hex >= 0 && supplySections(scenario, part, idOf(unit)).length > 0,
    );
    return hexes.sort((a, b) => a - b).map((hex) => nth(SUPPLY, hex));
  },
  take(state, _seat, action, vars) {
    if (action.kind !== 'supply') return;
    vars.unit = unitAt(state.public, action.hex);
    const [only, other] = supplySections(scenarioIn(book, state), state.public, vars.unit);
    vars.section = only ?? 0;
    vars.wants = other === undefined ? 'place' : 'section';
  },
});

export const choosePlace = (book: Book): Ask<TurnVars> => ({
  question: () => ({ kind: 'place' }),
  seats,
  offers: (state, _seat, vars) =>
    supplyHexes(scenarioIn(book, state), state.public, vars.unit, vars.section).map((hex) =>
      nth(PLACE, hex),
    ),
  take(state, _seat, action, vars, io) {
    if (action.kind !== 'place') return;
    const { unit } = vars;
    vars.wants = 'order';
    vars.hex = action.hex;
    io.emit({
      type: 'unitSentBack',
      unit,
      kind: kindName(scenarioIn(book, state), unit),
      from: hexOf(state.public, unit),
      to: action.hex,
    });
  },
});

export const chooseRally = (book: Book): Ask<TurnVars> => ({
  question: () => ({ kind: 'rally' }),
  seats,
  offers: (state, _seat, vars) =>
    rallyHexes(scenarioIn(book, state), state.public, vars).map((hex) => nth(RALLY, hex)),
  take(state, _seat, action, vars, io) {
    if (action.kind !== 'rally') return;
    const part = state.public;
    const unit = unitAt(part, action.hex);
    const scenario = scenarioIn(book, state);
    const of = classOf(scenario, unit);
    vars.symbols = vars.symbols.map((count, i) => (i === of ? count - 1 : count));
    part.blocks[unit] = blocksOf(part, unit) + 1;
    io.emit({ type: 'blockRallied', unit, kind: kindName(scenario, unit), hex: action.hex });
    if (!isOrdered(part, unit)) order(scenario, part, unit, io);
  },
});

/** @rule napoleonics/orders napoleonics/leaving-square */
export const giveOrder = (book: Book): Ask<TurnVars> => ({
  question: () => ({ kind: 'order' }),
  seats,
  offers(state) {
    const scenario = scenarioIn(book, state);
    const part = state.public;
    const { units, leaders } = orderable(scenario, part);
    const offers: Action[] = [];
    for (const hex of units) offers.push(nth(ORDER, hex));
    for (const hex of leaders) offers.push(nth(LEAD, hex));
    for (const hex of detachable(scenario, part)) offers.push(nth(LEAD, hex));
    for (const hex of unformable(scenario, part)) offers.push(nth(UNFORM, hex));
    offers.push(DONE);
    return offers;
  },
  take(state, _seat, action, vars, io) {
    const part = state.public;
    const scenario = scenarioIn(book, state);
    if (action.kind === 'done') vars.isOver = true;
    else if (action.kind === 'order') order(scenario, part, unitAt(part, action.hex), io);
    else if (action.kind === 'lead') lead(scenario, part, action.hex, io);
    else if (action.kind === 'unform') {
      const unit = unitAt(part, action.hex);
      leaveSquare(scenario, state, unit);
      markUnformed(part, unit);
      io.emit({ type: 'squareLeft', unit, kind: kindName(scenario, unit), hex: action.hex });
      raiseCommand(part);
    }
  },
});

/**
 * A card that comes back from a square raises the command at once: Assault orders one more (N-41).
 * @rule napoleonics/command napoleonics/leaving-square
 */
function raiseCommand(part: PublicPart): void {
  const orders = cardOf(part)?.orders;
  if (orders?.kind !== 'command') return;
  part.orders.count[orders.section] = nth(part.orders.count, orders.section) + 1;
}

/** Counter-Attack repeats the enemy's last card, left and right exchanged. */
function countsAs(part: PublicPart, seat: Seat, card: CardId): CardId {
  if (card !== COUNTER_ATTACK) return card;
  const last = ofSeat(part.last, enemyOf(seat));
  return last < 0 ? card : mirrored(last);
}

/** A leader gets a separate order; by Leadership the unit loses its order when the leader leaves. */
function lead(scenario: Scenario, part: PublicPart, hex: HexId, io: Io<Event>): void {
  const leader = leaderOn(part, hex);
  if (modeOf(part) === 'leadership') {
    const unit = unitAt(part, hex);
    revokeOrder(part, unit);
    io.emit({ type: 'leaderOrdered', leader, name: leaderName(scenario, leader), hex });
  } else orderLeader(scenario, part, leader, io);
}

/** Leadership: hexes of leaders who could leave their units. */
export function detachable(scenario: Scenario, part: PublicPart): HexId[] {
  if (modeOf(part) !== 'leadership') return [];
  const hexes = part.leaderAt.filter((hex, leader) => {
    if (hex < 0 || leaderSeat(scenario, idOf(leader)) !== part.active) return false;
    const unit = unitAt(part, hex);
    if (unit < 0 || isInSquare(part, unit)) return false;
    return isOrderRevocable(part, unit);
  });
  return hexes.sort((a, b) => a - b);
}

function infantrySections(scenario: Scenario, part: PublicPart, seat: Seat): number[] {
  const units = unitsOf(scenario, part, seat, (unit) => isInfantry(scenario, unit));
  return [0, 1, 2].filter((id) => units.some((unit) => isInSection(seat, hexOf(part, unit), id)));
}

/** Units that may get a block back for one of the symbols. */
export function rallyHexes(scenario: Scenario, part: PublicPart, vars: TurnVars): HexId[] {
  const units = unitsOf(
    scenario,
    part,
    vars.seat,
    (unit) =>
      nth(vars.symbols, classOf(scenario, unit)) > 0 &&
      blocksOf(part, unit) < kindOf(scenario, unit).blocks,
  );
  return units.map((unit) => hexOf(part, unit)).sort((a, b) => a - b);
}
