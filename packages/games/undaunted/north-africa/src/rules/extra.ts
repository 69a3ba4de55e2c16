import type { PublicPart, Rules, State, VerbRule, View } from '@bivouac/undaunted-core';
import type { NorthAfricaAction } from './actions.ts';
import type { Question } from './questions.ts';

/** What only North Africa has; lists by counter, unless said otherwise. */
export interface Extra {
  /** The vehicle in which each soldier sits; -1 on foot. */
  rides: number[];
  /** The soldier's seat there, from 0; -1 on foot. */
  places: number[];
  /** Damage markers on each vehicle. */
  damage: number[];
  /** The owner of each vehicle's card; for everything else the side that it was made for. */
  owners: number[];
  /** Counters that have left the board by an escape marker, in that order. */
  escaped: number[];
  /** Counters put out of action, in that order, and whose they were then. */
  lost: number[];
  lostOf: number[];
}

export type NorthState = State<Extra>;
export type NorthRules = Rules<Extra>;
export type NorthView = View<Extra, Question>;
export type NorthVerb = VerbRule<Extra, Question, NorthAfricaAction>;
export type NorthPart = PublicPart<Extra>;
