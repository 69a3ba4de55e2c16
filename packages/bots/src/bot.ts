import type { BaseAction, BaseView, Chance, Seat } from '@bivouac/kernel';

/** How long a bot may think. */
export interface Budget {
  /** The most trials: the same number gives the same choice on every machine. */
  readonly trials: number;
  /** Asked now and then in real play; true means: answer with what you have. */
  readonly isSpent?: () => boolean;
}

/** All that a bot ever gets: what its seat may know, what it may do, and luck of its own. */
export interface BotQuestion<A, V> {
  readonly seat: Seat;
  readonly view: V;
  readonly actions: readonly A[];
  readonly budget: Budget;
  readonly chance: Chance;
}

export interface Bot<A extends BaseAction, V extends BaseView> {
  readonly id: string;
  /** One of the listed actions. */
  choose(question: BotQuestion<A, V>): A;
}

/** A bot of any game, where its types do not matter. */
// biome-ignore lint/suspicious/noExplicitAny: existential type, as the kernel's AnyGame
export type AnyBot = Bot<any, any>;

/** Bots have the same names in every game; a game may add more of its own. */
export const BOT_NAMES = ['random', 'easy', 'medium', 'hard'] as const;
export type BotName = (typeof BOT_NAMES)[number];
