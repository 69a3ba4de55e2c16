import type { BaseAction, BaseEvent, Chance, Seat } from '@bivouac/kernel';
import type { Action } from '../rules/actions.ts';
import type { UndauntedGame } from '../rules/game.ts';
import type { SeriesQuestion } from '../rules/questions.ts';
import type { PublicPart, State } from '../rules/state.ts';
import type { Rules } from '../rules/types.ts';
import type { View } from '../rules/view-parts.ts';
import type { Sight } from './sight.ts';

/** The knowledge of a title from which its bots are made. A is the title's union of actions. */
export interface Mind<X, A extends BaseAction = Action> {
  readonly game: UndauntedGame<X, SeriesQuestion, BaseEvent, A>;
  readonly rules: Rules<X>;
  /** The lieutenant: what the rules of thumb say. */
  think(sight: Sight<X>, actions: readonly (Action | A)[]): Action | A;
  /** What is worth trying instead of the lieutenant's choice. */
  rivals(sight: Sight<X>, actions: readonly (Action | A)[], usual: Action | A): (Action | A)[];
  /** How good a position is for a seat, from -1 (lost) to 1 (won). */
  evaluate(state: State<X>, seat: Seat): number;
  /** How many rounds further than usual a search has to look in this position. */
  patience(part: PublicPart<X>): number;
}

/** As the bots' package asks; only the shape counts, since a game does not know that package. */
export interface Question<X, A extends BaseAction = Action> {
  readonly seat: Seat;
  readonly view: View<X>;
  readonly actions: readonly (Action | A)[];
  readonly budget: { readonly trials: number; readonly isSpent?: () => boolean };
  readonly chance: Chance;
}

/** Has the shape of the bots' package, which a game does not know. */
export interface UndauntedBot<X, A extends BaseAction = Action> {
  readonly id: string;
  choose(question: Question<X, A>): Action | A;
}
