import type { Seat } from '@bivouac/kernel';
import type { HexId, LeaderId, UnitId } from '../ids.ts';
import { NO_LEADER } from '../ids.ts';
import { seatOf } from '../scenario.ts';
import { enemyOf, leaderOn, type State, unitAt } from '../state.ts';
import { type Book, scenarioIn } from './kit.ts';

/** The defender's choice before the dice. */
const NOTHING = 0;
export const STRIKES_FIRST = 1;
export const RETIRES = 2;

/** One melee with all that follows from it. */
export type MeleeVars = {
  unit: UnitId;
  from: HexId;
  hex: HexId;
  /** The unit attacked; -1 for a leader alone. */
  target: UnitId;
  leader: LeaderId;
  guns: readonly UnitId[];
  isBonus: boolean;
  isReady: boolean;
  reaction: number;
  /** A square met the cavalry with the first blow. */
  isMet: boolean;
  hasAdvanced: boolean;
  battlesBack: boolean;
  /** Hex of the enemy for a bonus melee; -1 for none. */
  bonus: number;
};

export function meleeVars(state: State, from: HexId, hex: HexId, isBonus: boolean): MeleeVars {
  const part = state.public;
  const target = unitAt(part, hex);
  return {
    unit: unitAt(part, from),
    from,
    hex,
    target,
    leader: target >= 0 ? NO_LEADER : leaderOn(part, hex),
    guns: [],
    isBonus,
    isReady: false,
    reaction: NOTHING,
    isMet: false,
    hasAdvanced: false,
    battlesBack: false,
    bonus: -1,
  };
}

export const attackerSeat = (book: Book, state: State, vars: MeleeVars): Seat =>
  seatOf(scenarioIn(book, state), vars.unit);
export const defenderSeat = (book: Book, state: State, vars: MeleeVars): Seat =>
  enemyOf(attackerSeat(book, state, vars));
