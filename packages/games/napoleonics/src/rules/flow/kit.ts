import {
  type Decision,
  frameKit,
  must,
  ofSeat,
  type Pair,
  type Procedure,
  type Seat,
  type Step,
} from '@bivouac/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { Question } from '../questions.ts';
import type { Scenario } from '../scenario.ts';
import type { State } from '../state.ts';

// The sequence of play. Each procedure is a static table; the state keeps only where we are.

/** The scenarios a game is played with, by number. */
export type Book = readonly Scenario[];
export const scenarioIn = (book: Book, state: State): Scenario =>
  must(book[state.public.scenario], 'a scenario');

export type Ask<V> = Decision<State, V, Action, Event, Question>;
export type StepOf<V> = Step<State, V, Action, Event, Question>;
export type Proc = Procedure<State, Action, Event, Question>;
export const kit = frameKit<State, Action, Event, Question>();

const ONE_SEAT: Pair<readonly Seat[]> = [[0], [1]];
export const only = (seat: Seat): readonly Seat[] => ofSeat(ONE_SEAT, seat);
