import type { BaseAction, BaseEvent, BaseView, Game } from '@bivouac/kernel';
import type { Bot } from './bot.ts';
import { type Evaluate, pickBest } from './score.ts';

export interface GreedyOptions {
  readonly id: string;
  /** In how many deals of what is hidden each action is tried. */
  readonly worlds: number;
}

/** Looks one action ahead: tries each in several worlds that its view allows, keeps the best. */
export function greedyBot<S, A extends BaseAction, E extends BaseEvent, V extends BaseView>(
  game: Game<S, A, E, V>,
  evaluate: Evaluate<S>,
  options: GreedyOptions,
): Bot<A, V> {
  return {
    id: options.id,
    choose({ seat, view, actions, budget, chance }) {
      const io = { chance, emit: () => undefined };
      const sums = actions.map(() => 0);
      const worlds = Math.max(
        1,
        Math.min(options.worlds, Math.floor(budget.trials / actions.length)),
      );
      for (let i = 0; i < worlds; i++) {
        if (i > 0 && budget.isSpent?.()) break;
        const world = game.determinise(view, chance);
        actions.forEach((action, at) => {
          const trial = game.clone(world);
          game.apply(trial, seat, action, io);
          sums[at] = (sums[at] ?? 0) + evaluate(trial, seat);
        });
      }
      return pickBest(actions, sums, chance);
    },
  };
}
