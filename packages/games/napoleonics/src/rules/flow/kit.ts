import { type Decision, frameKit, type Procedure, type Seat } from '@bivouac/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { Question } from '../questions.ts';
import type { Scenario } from '../scenario.ts';
import type { State } from '../state.ts';

// The sequence of play. Each procedure is a static table; the state keeps only where we are.

/** The scenarios a game is played with, by number. */
export type Book = readonly Scenario[];
export const scenarioIn = (book: Book, state: State): Scenario =>
  book[state.public.scenario] as Scenario;

export type Ask<V> = Decision<State, V, Action, Event, Question>;
export type Proc = Procedure<State, Action, Event, Question>;
export const kit = frameKit<State, Action, Event, Question>();

const ONE_SEAT: readonly (readonly Seat[])[] = [[0], [1]];
export const only = (seat: Seat): readonly Seat[] => ONE_SEAT[seat] as readonly Seat[];
