import {
  type BaseAction,
  type BaseEvent,
  type BaseView,
  type Game,
  type Io,
  must,
} from '@bivouac/kernel';
import type { Bot } from './bot.ts';
import { type Evaluate, pickBest } from './score.ts';

export interface PlayoutOptions {
  readonly id: string;
  /** How many trials it makes if the budget allows. */
  readonly trials: number;
  /** How many decisions each trial plays on at random before it is judged. */
  readonly depth: number;
}

/** Tries each action in the same worlds, plays on at random for a while, and judges the end. */
export function playoutBot<S, A extends BaseAction, E extends BaseEvent, V extends BaseView>(
  game: Game<S, A, E, V>,
  evaluate: Evaluate<S>,
  options: PlayoutOptions,
): Bot<A, V> {
  return {
    id: options.id,
    choose({ seat, view, actions, budget, chance }) {
      const [first] = actions;
      if (actions.length === 1 && first !== undefined) return first;
      const io = { chance, emit: () => undefined };
      const sums = actions.map(() => 0);
      const trials = Math.min(options.trials, budget.trials);
      const worlds = Math.max(1, Math.floor(trials / actions.length));
      for (let i = 0; i < worlds; i++) {
        if (i > 0 && budget.isSpent?.()) break;
        const world = game.determinise(view, chance);
        actions.forEach((action, at) => {
          const trial = game.clone(world);
          game.apply(trial, seat, action, io);
          playOn(game, trial, options.depth, io);
          sums[at] = (sums[at] ?? 0) + evaluate(trial, seat);
        });
      }
      return pickBest(actions, sums, chance);
    },
  };
}

function playOn<S, A extends BaseAction, E extends BaseEvent, V extends BaseView>(
  game: Game<S, A, E, V>,
  state: S,
  depth: number,
  io: Io<E>,
): void {
  for (let i = 0; i < depth; i++) {
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return;
    const seat = must(awaiting.seats[0], 'a seat is awaited');
    const actions = game.actions(state, seat);
    const action = must(
      actions[io.chance.pick(actions.length, 'bot.trial')],
      'an action is offered',
    );
    game.apply(state, seat, action, io);
  }
}
