import type { Io, Seat } from '@bivouac/kernel';
import { CARDS, type CardKind, MODES, type Mode } from '../data/cards.ts';
import { FLAG, faceClass } from '../dice.ts';
import type { Event } from '../events.ts';
import { EVERYBODY, HORSE, isHorseArtillery, isInfantry, unitsOf } from '../orders.ts';
import { classOf, kindName, leaderName, leaderSeat, type Scenario, seatOf } from '../scenario.ts';
import { hexOf, ORDERED, type PublicPart, type State, taskOf, unitAt } from '../state.ts';
import { supplySections } from '../supply.ts';
import { hasEnemyBeside } from '../targets.ts';

// What a card does when it is laid on the table.

/** A turn; `wants` is the question the card asks before orders can be given. */
export type TurnVars = {
  seat: Seat;
  wants: string;
  /** Rally: symbols of each class still to be used. Short Supply: the unit. */
  symbols: readonly number[];
  unit: number;
  section: number;
  isOver: boolean;
  from: number;
  hex: number;
};

export const cardOf = (part: PublicPart): CardKind | undefined => CARDS[part.as];
export const setMode = (part: PublicPart, mode: Mode): void => {
  part.mode = MODES.indexOf(mode);
};

export function order(scenario: Scenario, part: PublicPart, unit: number, io: Io<Event>): void {
  part.tasks[unit] = taskOf(part, unit) | ORDERED;
  io.emit({ type: 'unitOrdered', unit, kind: kindName(scenario, unit), hex: hexOf(part, unit) });
}

export function orderLeader(
  scenario: Scenario,
  part: PublicPart,
  leader: number,
  io: Io<Event>,
): void {
  const hex = part.leaderAt[leader] as number;
  part.leaderTasks[leader] = (part.leaderTasks[leader] as number) | ORDERED;
  io.emit({ type: 'leaderOrdered', leader, name: leaderName(scenario, leader), hex });
}

/**
 * Reads the card: what it orders, and what must be asked first.
 * @rule napoleonics/command-card napoleonics/tactic-cards napoleonics/command
 */
export function readCard(
  scenario: Scenario,
  state: State,
  vars: TurnVars,
  command: number,
  io: Io<Event>,
): string {
  const part = state.public;
  const { seat } = vars;
  const card = cardOf(part);
  if (card === undefined) return 'order';
  const { orders } = card;
  setMode(part, card.mode);
  const anyOne = (): string => {
    setMode(part, 'normal');
    part.orders = { kind: 'pool', count: [1], mask: EVERYBODY };
    return 'order';
  };
  switch (orders.kind) {
    case 'sections':
      part.orders = { kind: 'sections', count: [...orders.count], mask: 0 };
      return 'order';
    case 'command': {
      const count = [0, 0, 0];
      count[orders.section] = command;
      part.orders = { kind: 'sections', count, mask: 0 };
      return 'order';
    }
    case 'classes': {
      const mask = orders.classes.reduce((bits, of) => bits | (1 << of), 0);
      const fits = (unit: number): boolean =>
        orders.classes.includes(classOf(scenario, unit)) ||
        (orders.horse && isHorseArtillery(scenario, unit));
      if (unitsOf(scenario, part, seat, fits).length === 0) return anyOne();
      part.orders = {
        kind: 'pool',
        count: [orders.count],
        mask: mask | (orders.horse ? HORSE : 0),
      };
      return 'order';
    }
    case 'dice':
      part.orders = { kind: 'classes', count: rollCommand(part, seat, command, io), mask: 0 };
      return 'order';
    case 'rally':
      vars.symbols = rollCommand(part, seat, command, io);
      return 'rally';
    case 'section-infantry':
      return unitsOf(scenario, part, seat, (unit) => isInfantry(scenario, unit)).length === 0
        ? anyOne()
        : 'section';
    case 'adjacent':
      for (const unit of unitsOf(scenario, part, seat, (one) =>
        hasEnemyBeside(scenario, part, one),
      )) {
        order(scenario, part, unit, io);
      }
      return 'order';
    case 'leaders':
      return orderLeaders(scenario, part, seat, io) ? 'order' : anyOne();
    case 'manoeuvre':
      return 'mode';
    case 'supply':
      return part.at.some(
        (hex, unit) => hex >= 0 && supplySections(scenario, part, unit).length > 0,
      )
        ? 'supply'
        : 'order';
    default:
      return 'order';
  }
}

/** Leadership: every leader, and with him the unit he stays with. */
function orderLeaders(scenario: Scenario, part: PublicPart, seat: Seat, io: Io<Event>): boolean {
  let found = false;
  part.leaderAt.forEach((hex, leader) => {
    if (hex < 0 || leaderSeat(scenario, leader) !== seat) return;
    found = true;
    orderLeader(scenario, part, leader, io);
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
    if (of >= 0) count[of] = (count[of] as number) + 1;
  }
  return count;
}
