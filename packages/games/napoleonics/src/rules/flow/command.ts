import type { Io, Seat } from '@bivouac/kernel';
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
import { COUNTER_ATTACK, MODES, mirrored } from '../data/cards.ts';
import type { Event } from '../events.ts';
import { isInSection } from '../map.ts';
import { EVERYBODY, isInfantry, LEADERS, orderable, unformable, unitsOf } from '../orders.ts';
import { leaveSquare } from '../pieces.ts';
import { classOf, kindName, kindOf, leaderName, leaderSeat, type Scenario } from '../scenario.ts';
import {
  blocksOf,
  enemyOf,
  hexOf,
  isInSquare,
  leaderOn,
  ORDERED,
  type PublicPart,
  type State,
  seatPart,
  taskOf,
  UNFORMED,
  unitAt,
} from '../state.ts';
import { supplyHexes, supplySections } from '../supply.ts';
import { type Ask, type Book, only, scenarioIn } from './kit.ts';
import { cardOf, order, orderLeader, readCard, setMode, type TurnVars } from './read-card.ts';

// Phases 1 and 2: a card is played and orders are given.

/** One offer per different card in a sorted hand. */
export function perCard(hand: readonly number[], actions: readonly Action[]): Action[] {
  const offers: Action[] = [];
  let previous = -1;
  for (const card of hand) {
    if (card !== previous) offers.push(actions[card] as Action);
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
    part.last[seat as 0 | 1] = part.as;
    io.emit({ type: 'cardPlayed', seat, card: part.card, as: part.as, command, shows: true });
    vars.wants = readCard(scenarioIn(book, state), state, vars, command, io);
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
    return open.map((id) => SECTION[id] as Action);
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
      part.orders = { kind: 'pool', count: [1], mask: EVERYBODY };
      setMode(part, 'normal');
    } else part.orders = { kind: 'pool', count: [4], mask: EVERYBODY | LEADERS };
  },
};

export const chooseSupply = (book: Book): Ask<TurnVars> => ({
  question: () => ({ kind: 'supply' }),
  seats,
  offers(state) {
    const { public: part } = state;
    const scenario = scenarioIn(book, state);
    const hexes = part.at.filter(
      (hex, unit) => hex >= 0 && supplySections(scenario, part, unit).length > 0,
    );
    return hexes.sort((a, b) => a - b).map((hex) => SUPPLY[hex] as Action);
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
    supplyHexes(scenarioIn(book, state), state.public, vars.unit, vars.section).map(
      (hex) => PLACE[hex] as Action,
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
    rallyHexes(scenarioIn(book, state), state.public, vars).map((hex) => RALLY[hex] as Action),
  take(state, _seat, action, vars, io) {
    if (action.kind !== 'rally') return;
    const part = state.public;
    const unit = unitAt(part, action.hex);
    const scenario = scenarioIn(book, state);
    const of = classOf(scenario, unit);
    vars.symbols = vars.symbols.map((count, i) => (i === of ? count - 1 : count));
    part.blocks[unit] = blocksOf(part, unit) + 1;
    io.emit({ type: 'blockRallied', unit, kind: kindName(scenario, unit), hex: action.hex });
    if ((taskOf(part, unit) & ORDERED) === 0) order(scenario, part, unit, io);
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
    for (const hex of units) offers.push(ORDER[hex] as Action);
    for (const hex of leaders) offers.push(LEAD[hex] as Action);
    for (const hex of detachable(scenario, part)) offers.push(LEAD[hex] as Action);
    for (const hex of unformable(scenario, part)) offers.push(UNFORM[hex] as Action);
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
      part.tasks[unit] = taskOf(part, unit) | UNFORMED;
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
  part.orders.count[orders.section] = (part.orders.count[orders.section] as number) + 1;
}

/** Counter-Attack repeats the enemy's last card, left and right exchanged. */
function countsAs(part: PublicPart, seat: Seat, card: number): number {
  if (card !== COUNTER_ATTACK) return card;
  const last = part.last[enemyOf(seat) as 0 | 1];
  return last < 0 ? card : mirrored(last);
}

/** A leader gets an order of his own; by Leadership he takes his unit's order away when he leaves. */
function lead(scenario: Scenario, part: PublicPart, hex: number, io: Io<Event>): void {
  const leader = leaderOn(part, hex);
  if (MODES[part.mode] === 'leadership') {
    const unit = unitAt(part, hex);
    part.tasks[unit] = taskOf(part, unit) & ~ORDERED;
    io.emit({ type: 'leaderOrdered', leader, name: leaderName(scenario, leader), hex });
  } else orderLeader(scenario, part, leader, io);
}

/** Leadership: hexes of leaders who could leave their units. */
export function detachable(scenario: Scenario, part: PublicPart): number[] {
  if (MODES[part.mode] !== 'leadership') return [];
  const hexes = part.leaderAt.filter((hex, leader) => {
    if (hex < 0 || leaderSeat(scenario, leader) !== part.active) return false;
    const unit = unitAt(part, hex);
    if (unit < 0 || isInSquare(part, unit)) return false;
    return (taskOf(part, unit) & (ORDERED | UNFORMED)) === ORDERED;
  });
  return hexes.sort((a, b) => a - b);
}

function infantrySections(scenario: Scenario, part: PublicPart, seat: Seat): number[] {
  const units = unitsOf(scenario, part, seat, (unit) => isInfantry(scenario, unit));
  return [0, 1, 2].filter((id) => units.some((unit) => isInSection(seat, hexOf(part, unit), id)));
}

/** Units that may get a block back for one of the symbols. */
export function rallyHexes(scenario: Scenario, part: PublicPart, vars: TurnVars): number[] {
  const units = unitsOf(
    scenario,
    part,
    vars.seat,
    (unit) =>
      (vars.symbols[classOf(scenario, unit)] as number) > 0 &&
      blocksOf(part, unit) < kindOf(scenario, unit).blocks,
  );
  return units.map((unit) => hexOf(part, unit)).sort((a, b) => a - b);
}
