import type { BaseAction, Decision } from '@bivouac/kernel';
import { type Action, DONE, isCommon } from '../actions.ts';
import type { Event } from '../events.ts';
import { inPlay, type PlayVars } from '../play.ts';
import type { SeriesQuestion } from '../questions.ts';
import { type State, tileOf } from '../state.ts';
import type { CrewRules, Rules } from '../types.ts';
import { only } from '../units.ts';

/**
 * Severní Afrika, Nasednutí, vysednutí, přesednutí: the free action, after the act.
 * @rule north-africa/mounting
 */
export const freeAction = <X, Q extends SeriesQuestion, A extends BaseAction>(
  rules: Rules<X, Q, A>,
  crew: CrewRules<X, Q, A>,
): Decision<State<X>, PlayVars, Action | A, Event, Q> => ({
  question: (_state, vars) => crew.question(inPlay(vars, '')),
  seats: (_state, vars) => only(vars.seat),
  offers: (state, _seat, vars) => [...crew.freeActions(rules, state.public, vars.unit), DONE],
  take(state, _seat, action, vars, io) {
    vars.isFreeSpent = true;
    if (!isCommon(action)) crew.take(rules, state, vars.unit, action, io);
  },
});

export const mayActFreely = <X>(
  rules: Rules<X>,
  crew: CrewRules<X>,
  state: State<X>,
  { unit, isFreeSpent }: PlayVars,
): boolean =>
  unit >= 0 &&
  isFreeSpent !== true &&
  tileOf(state.public, unit) >= 0 &&
  crew.freeActions(rules, state.public, unit).length > 0;
