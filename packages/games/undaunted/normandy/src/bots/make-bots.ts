import type { Seat } from '@bivouac/kernel';
import { goalOf, scenarioOf, type UndauntedGame } from '@bivouac/undaunted-core';
import { makeBots, type SearchOptions, type UndauntedBot } from '@bivouac/undaunted-core/bots';
import type { Extra, NormandyRules, NormandyState } from '../rules/extra.ts';
import { evaluateNormandy } from './evaluate.ts';
import { lieutenant } from './lieutenant.ts';
import { rivalsOf } from './rivals.ts';

export type { NormandyView, Question, Sight } from './types.ts';

export type NormandyBot = UndauntedBot<Extra>;

/** What `hard` may use at most; the budget of a question can only lower it. */
export const HARD: SearchOptions = { trials: 120, rounds: [0, 1], doubt: 1 };

/** More rounds where a side wants to pin: breaking through pays off later than it costs. */
const ROUNDS_OF_PIN = 2;

export function makeNormandyBots(
  game: UndauntedGame<Extra>,
  rules: NormandyRules,
): readonly NormandyBot[] {
  return makeBots(
    {
      game,
      rules,
      think: lieutenant,
      rivals: rivalsOf,
      evaluate: makeEvaluate(rules),
      patience(part) {
        const scenario = scenarioOf(rules, part);
        const isHunt = [0, 1].some((side) => goalOf(scenario, side).kind === 'pin');
        return isHunt ? ROUNDS_OF_PIN : 0;
      },
    },
    HARD,
  );
}

/** The evaluation as the search of other packages takes it. */
export const makeEvaluate =
  (rules: NormandyRules) =>
  (state: NormandyState, seat: Seat): number =>
    evaluateNormandy(rules, state, seat);
