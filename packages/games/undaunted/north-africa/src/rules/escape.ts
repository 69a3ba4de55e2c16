import type { Io } from '@bivouac/kernel';
import { nth } from '@bivouac/kernel';
import {
  type CardId,
  goalOf,
  playOf,
  removeFromGame,
  type SteppingRules,
  scenarioOf,
  seatPart,
  supplyOf,
  tileOf,
} from '@bivouac/undaunted-core';
import { LEAVE, type NorthAfricaAction } from './actions.ts';
import type { Event } from './events.ts';
import type { Extra, NorthPart, NorthRules, NorthState } from './extra.ts';
import { crewOf, isSoldier, moreIn, ownerOf, SIDES, vehicleOf } from './pieces.ts';
import { isNamed } from './tally.ts';

/**
 * Severní Afrika, Únik z bojiště: whether this counter is one of those that may leave.
 * @rule north-africa/escape
 */
const mayEscape = (rules: NorthRules, part: NorthPart, unit: number): boolean => {
  const goal = goalOf(scenarioOf(rules, part), ownerOf(part, unit));
  return goal.kind === 'escape' && isNamed(goal.who, unit);
};

/**
 * From a tile with an escape marker; a vehicle also for the sake of a named passenger (N-10).
 * @rule north-africa/escape
 */
export function mayLeave(rules: NorthRules, part: NorthPart, unit: number): boolean {
  const { exits } = moreIn(rules, part);
  if (exits.length === 0 || !exits.includes(tileOf(part, unit))) return false;
  if (mayEscape(rules, part, unit)) return true;
  return (
    vehicleOf(unit) !== undefined &&
    crewOf(part, unit).some((soldier) => mayEscape(rules, part, soldier))
  );
}

/**
 * Off the board, with all soldiers inside.
 * @rule north-africa/escape
 */
function leave(rules: NorthRules, state: NorthState, unit: number, io: Io<Event>): void {
  const tile = tileOf(state.public, unit);
  const group = vehicleOf(unit) === undefined ? [unit] : [unit, ...crewOf(state.public, unit)];
  const { extra } = state.public;
  for (const one of group) {
    state.public.at[one] = -1;
    state.public.isSuppressed[one] = false;
    extra.rides[one] = -1;
    extra.places[one] = -1;
    extra.escaped.push(one);
    if (isSoldier(one)) dropCards(rules, state, one);
    io.emit({ type: 'unitEscaped', unit: one, tile, reveals: true });
  }
}

/** All cards of the soldier, wherever they are, leave the game. */
function dropCards(rules: NorthRules, state: NorthState, unit: number): void {
  const side = nth(SIDES, unit);
  const kind = rules.cardOf[nth(rules.counters, unit)];
  const { hand, discard } = seatPart(state, side);
  const lists = [
    playOf(state.public, side),
    hand,
    state.secret.decks[side],
    discard,
    supplyOf(state.public, side),
  ];
  // Lowest copy first, so that the order in which they lie tells nothing.
  const gone: CardId[] = [];
  for (const list of lists) {
    for (let i = list.length - 1; i >= 0; i--) {
      if (rules.kindOf[nth(list, i)] === kind) gone.push(...list.splice(i, 1));
    }
  }
  for (const card of gone.sort((a, b) => a - b)) removeFromGame(rules, state, side, card);
}

const NO_WAY: readonly NorthAfricaAction[] = [];
const THE_WAY: readonly NorthAfricaAction[] = [LEAVE];

/** What a unit or vehicle can do instead of a step. */
export const WAY_OFF: SteppingRules<Extra, NorthAfricaAction> = {
  offers: (rules, part, unit) => (mayLeave(rules, part, unit) ? THE_WAY : NO_WAY),
  take: (rules, state, unit, _action, io: Io<Event>) => leave(rules, state, unit, io),
  refuse(rules, part, unit, { kind }) {
    if (kind !== 'leave' || mayLeave(rules, part, unit)) return undefined;
    return { code: 'no-way-out', unit };
  },
};
