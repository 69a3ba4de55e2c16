import type { Chance, Seat } from '@bivouac/kernel';
import type { Action } from '../rules/actions.ts';
import type { UndauntedGame } from '../rules/game.ts';
import type { PublicPart, State } from '../rules/state.ts';
import type { Rules } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import type { Sight } from './sight.ts';

/** What a title knows of playing well; the players are made of it. */
export interface Mind<X> {
  readonly game: UndauntedGame<X>;
  readonly rules: Rules<X>;
  /** The lieutenant: what the rules of thumb say. */
  think(sight: Sight<X>, actions: readonly Action[]): Action;
  /** What is worth trying instead of his choice. */
  rivals(sight: Sight<X>, actions: readonly Action[], usual: Action): Action[];
  /** How good a position is for a seat, from -1 (lost) to 1 (won). */
  evaluate(state: State<X>, seat: Seat): number;
  /** How many rounds further than usual a search has to look in this position. */
  patience(part: PublicPart<X>): number;
}

/** As the bots' package asks; only the shape counts, since a game does not know that package. */
export interface Question<X> {
  readonly seat: Seat;
  readonly view: View<X>;
  readonly actions: readonly Action[];
  readonly budget: { readonly trials: number; readonly isSpent?: () => boolean };
  readonly chance: Chance;
}

/** Has the shape of the bots' package, which a game does not know. */
export interface UndauntedBot<X> {
  readonly id: string;
  choose(question: Question<X>): Action;
}
