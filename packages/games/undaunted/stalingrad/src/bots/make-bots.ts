import type { BaseEvent } from '@bivouac/kernel';
import type { SeriesQuestion, UndauntedGame } from '@bivouac/undaunted-core';
import { makeBots, type UndauntedBot } from '@bivouac/undaunted-core/bots';
import type { StalingradAction } from '../rules/actions.ts';
import type { CityRules, Extra } from '../rules/extra.ts';
import { makeEvaluate } from './evaluate.ts';
import { lieutenant, rivalsOf } from './lieutenant.ts';

/** From weakest to strongest; the shelf puts the random player before them. */
export function makeCityBots(
  game: UndauntedGame<Extra, SeriesQuestion, BaseEvent, StalingradAction>,
  rules: CityRules,
): readonly UndauntedBot<Extra, StalingradAction>[] {
  const mind = {
    game,
    rules,
    think: lieutenant,
    rivals: rivalsOf,
    evaluate: makeEvaluate(rules),
    patience: () => 0,
  };
  return makeBots(mind, { trials: 100, rounds: [0, 1], doubt: 1 });
}
