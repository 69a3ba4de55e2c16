import type { Io, Seat } from '@bivouac/kernel';
import { idOf, nth } from '@bivouac/kernel';
import { CARDS, type CardKind } from '../data/cards.ts';
import { FLAG, faceClass } from '../dice.ts';
import type { Event } from '../events.ts';
import type { HexId, LeaderId, UnitId } from '../ids.ts';
import { isHorseArtillery, isInfantry, unitsOf } from '../orders.ts';
import { ANY_UNIT, classOrders, ordersInSection, poolOrders, sectionOrders } from '../pools.ts';
import { classOf, kindName, leaderName, leaderSeat, type Scenario, seatOf } from '../scenario.ts';
import { hexOf, leaderHexOf, type PublicPart, setMode, unitAt } from '../state.ts';
import { supplySections } from '../supply.ts';
import { hasEnemyBeside } from '../targets.ts';
import { markLeaderOrdered, markOrdered } from '../tasks.ts';

// The effect of a card when it is played.

/** A turn; `wants` is the question the card asks before orders can be given. */
export type TurnVars = {
  seat: Seat;
  wants: string;
  /** Rally: symbols of each class still to be used. Short Supply: the unit. */
  symbols: readonly number[];
  unit: UnitId;
  section: number;
  isOver: boolean;
  /** The hex that is attacked from; while pieces move, the leader picked. */
  from: number;
  hex: HexId;
};

export const cardOf = (part: PublicPart): CardKind | undefined => CARDS[part.as];

export function order(scenario: Scenario, part: PublicPart, unit: UnitId, io: Io<Event>): void {
  markOrdered(part, unit);
  io.emit({ type: 'unitOrdered', unit, kind: kindName(scenario, unit), hex: hexOf(part, unit) });
}

export function orderLeader(
  scenario: Scenario,
  part: PublicPart,
  leader: LeaderId,
  io: Io<Event>,
): void {
  const hex = leaderHexOf(part, leader);
  markLeaderOrdered(part, leader);
  io.emit({ type: 'leaderOrdered', leader, name: leaderName(scenario, leader), hex });
}

/** The effect of a card: its orders, and the first question. */
interface Reading {
  readonly scenario: Scenario;
  readonly part: PublicPart;
  readonly vars: TurnVars;
  /** How many cards the side held: an Assault orders that many, Élan and Rally throw that many dice. */
  readonly command: number;
  readonly io: Io<Event>;
}

type CardOrders = CardKind['orders'];
type Reader<K extends CardOrders['kind']> = (
  reading: Reading,
  orders: Extract<CardOrders, { readonly kind: K }>,
) => string;

/** Where the army has none of the troops that a card orders, it orders any one unit. */
function orderAnyOne({ part }: Reading): string {
  setMode(part, 'normal');
  part.orders = poolOrders(1, ANY_UNIT);
  return 'order';
}

/** One for each way in which a card gives its orders. */
const READERS: { readonly [K in CardOrders['kind']]: Reader<K> } = {
  sections({ part }, { count }) {
    part.orders = sectionOrders(count);
    return 'order';
  },
  command({ part, command }, { section }) {
    part.orders = ordersInSection(section, command);
    return 'order';
  },
  classes(reading, { classes, count, horse }) {
    const { scenario, part, vars } = reading;
    const fits = (unit: UnitId): boolean =>
      classes.includes(classOf(scenario, unit)) || (horse && isHorseArtillery(scenario, unit));
    if (unitsOf(scenario, part, vars.seat, fits).length === 0) return orderAnyOne(reading);
    part.orders = poolOrders(count, { classes, hasHorse: horse });
    return 'order';
  },
  dice({ part, vars, command, io }) {
    part.orders = classOrders(rollCommand(part, vars.seat, command, io));
    return 'order';
  },
  rally({ part, vars, command, io }) {
    vars.symbols = rollCommand(part, vars.seat, command, io);
    return 'rally';
  },
  'section-infantry'(reading) {
    const { scenario, part, vars } = reading;
    const infantry = unitsOf(scenario, part, vars.seat, (unit) => isInfantry(scenario, unit));
    return infantry.length === 0 ? orderAnyOne(reading) : 'section';
  },
  adjacent({ scenario, part, vars, io }) {
    const touched = unitsOf(scenario, part, vars.seat, (unit) =>
      hasEnemyBeside(scenario, part, unit),
    );
    for (const unit of touched) order(scenario, part, unit, io);
    return 'order';
  },
  leaders(reading) {
    const { scenario, part, vars, io } = reading;
    return orderLeaders(scenario, part, vars.seat, io) ? 'order' : orderAnyOne(reading);
  },
  manoeuvre: () => 'mode',
  supply({ scenario, part }) {
    const isPossible = part.at.some(
      (hex, unit) => hex >= 0 && supplySections(scenario, part, idOf(unit)).length > 0,
    );
    return isPossible ? 'supply' : 'order';
  },
  copy: () => 'order',
  reaction: () => 'order',
};

/**
 * Reads the card on the table: what it orders, and what must be asked first.
 * @rule napoleonics/command-card napoleonics/tactic-cards napoleonics/command
 */
export function readCard(reading: Reading): string {
  const { part } = reading;
  const card = cardOf(part);
  if (card === undefined) return 'order';
  setMode(part, card.mode);
  return readOrders(reading, card.orders);
}

function readOrders<K extends CardOrders['kind']>(
  reading: Reading,
  orders: Extract<CardOrders, { readonly kind: K }>,
): string {
  // The orders are of the kind that their reader is looked up by, which TypeScript cannot follow through a union.
  return READERS[orders.kind as K](reading, orders);
}

/** Leadership: every leader, and the unit that the leader stays with. */
function orderLeaders(scenario: Scenario, part: PublicPart, seat: Seat, io: Io<Event>): boolean {
  let found = false;
  part.leaderAt.forEach((hex, leader) => {
    if (hex < 0 || leaderSeat(scenario, idOf(leader)) !== seat) return;
    found = true;
    orderLeader(scenario, part, idOf(leader), io);
    const unit = unitAt(part, hex);
    if (unit >= 0 && seatOf(scenario, unit) === seat) order(scenario, part, unit, io);
  });
  return found;
}

/** Élan and Rally: infantry, cavalry, artillery symbols and flags among as many dice as the command. */
function rollCommand(part: PublicPart, seat: Seat, command: number, io: Io<Event>): number[] {
  const dice = io.chance.dice(command, 6, 'command.dice');
  // In order: which die showed what does not matter.
  part.dice = dice.toSorted((a, b) => a - b);
  io.emit({ type: 'commandRolled', seat, dice });
  const count = [0, 0, 0, 0];
  for (const face of dice) {
    const of = face === FLAG ? 3 : faceClass(face);
    if (of >= 0) count[of] = nth(count, of) + 1;
  }
  return count;
}
