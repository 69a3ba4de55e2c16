import type { Chance, Seat } from '@bivouac/kernel';
import { nth } from '@bivouac/kernel';
import type { Action } from '../rules/actions.ts';
import { SCENARIOS } from '../rules/data/scenarios.ts';
import type { View } from '../rules/view.ts';
import { chooseAction } from './choose.ts';
import { openMind } from './mind.ts';
import { EASY, HARD, MEDIUM, type Weights } from './weights.ts';

/** The input of a bot; the same shape as in the bots' package, which a game does not import. */
export interface Question {
  readonly seat: Seat;
  readonly view: View;
  readonly actions: readonly Action[];
  readonly chance: Chance;
}

export interface NapoleonicsBot {
  readonly id: string;
  choose(question: Question): Action;
}

/** One level: the same thoughts with other weights. */
export function napoleonicsBot(weights: Weights): NapoleonicsBot {
  return {
    id: weights.id,
    choose({ seat, view, actions, chance }) {
      const [only] = actions;
      if (only === undefined) throw new Error('an action is on offer');
      if (actions.length === 1) return only;
      const scenario = nth(SCENARIOS, view.public.scenario);
      return chooseAction(openMind(scenario, view, seat, weights, chance), actions) ?? only;
    },
  };
}

/** From weakest to strongest; the shelf puts the random player before them. */
export const napoleonicsBots: readonly NapoleonicsBot[] = [EASY, MEDIUM, HARD].map(napoleonicsBot);
