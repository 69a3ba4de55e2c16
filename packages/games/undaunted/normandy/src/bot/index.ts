import type { Seat } from '@bivouac/kernel';
import type { Action, UndauntedGame } from '@bivouac/undaunted-core';
import type { Extra, NormandyRules, NormandyState } from '../extra.ts';
import { easyAction } from './easy.ts';
import { evaluateNormandy } from './evaluate.ts';
import { lieutenant } from './lieutenant.ts';
import { type Question, type SearchOptions, searchAction } from './search.ts';
import { sightOfView } from './sight.ts';

export { evaluateNormandy } from './evaluate.ts';
export { lieutenant } from './lieutenant.ts';
export type { Question, SearchOptions } from './search.ts';
export { type NormandyView, type Sight, sightOfState, sightOfView } from './sight.ts';

/** Has the shape of the bots' package, which a game does not know. */
export interface NormandyBot {
  readonly id: string;
  choose(question: Question): Action;
}

/** What `hard` may use at most; the budget of a question can only lower it. */
export const HARD: SearchOptions = { trials: 120, rounds: [0, 1], roundsOfPin: 2, doubt: 1 };

/** From weakest to strongest; the shelf puts the random player before them. */
export function makeNormandyBots(
  game: UndauntedGame<Extra>,
  rules: NormandyRules,
): readonly NormandyBot[] {
  return [
    { id: 'easy', choose: (question) => easyAction(rules, question) },
    {
      id: 'medium',
      choose: ({ view, seat, actions }) => lieutenant(sightOfView(rules, view, seat), actions),
    },
    { id: 'hard', choose: (question) => searchAction(game, rules, question, HARD) },
  ];
}

/** The evaluation as the search of other packages takes it. */
export const makeEvaluate =
  (rules: NormandyRules) =>
  (state: NormandyState, seat: Seat): number =>
    evaluateNormandy(rules, state, seat);
