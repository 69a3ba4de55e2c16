import type { BaseEvent, Seat } from '@bivouac/kernel';
import {
  goalOf,
  type SeriesQuestion,
  scenarioOf,
  type UndauntedGame,
} from '@bivouac/undaunted-core';
import { makeBots, type SearchOptions, type UndauntedBot } from '@bivouac/undaunted-core/bots';
import type { NorthAfricaAction } from '../rules/actions.ts';
import type { Extra, NorthRules, NorthState } from '../rules/extra.ts';
import { evaluateNorth } from './evaluate.ts';
import { lieutenant } from './lieutenant.ts';
import { rivalsOf } from './rivals.ts';

/** What `hard` may use at most; the budget of a question can only lower it. */
export const HARD: SearchOptions = { trials: 100, rounds: [0, 1], doubt: 1 };

/** A hunt or a break-out pays off later than it costs. */
const ROUNDS_OF_HUNT = 1;

export function makeNorthBots(
  game: UndauntedGame<Extra, SeriesQuestion, BaseEvent, NorthAfricaAction>,
  rules: NorthRules,
): readonly UndauntedBot<Extra, NorthAfricaAction>[] {
  return makeBots(
    {
      game,
      rules,
      think: lieutenant,
      rivals: rivalsOf,
      evaluate: makeEvaluate(rules),
      patience(part) {
        const scenario = scenarioOf(rules, part);
        const isHunt = [0, 1].some((side) => goalOf(scenario, side).kind !== 'points');
        return isHunt ? ROUNDS_OF_HUNT : 0;
      },
    },
    HARD,
  );
}

/** The evaluation as the search of other packages takes it. */
export const makeEvaluate =
  (rules: NorthRules) =>
  (state: NorthState, seat: Seat): number =>
    evaluateNorth(rules, state, seat);
