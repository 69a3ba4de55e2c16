import type { BaseAction } from '@bivouac/kernel';

/** A question that a person may answer once for all; the first choice holds until he does. */
export interface StandingOrder {
  readonly id: string;
  readonly choices: readonly string[];
}

/** What is to be answered, and who would notice how fast. */
export interface StandingQuestion {
  /** The kind of the view's question; null when nothing is asked. */
  readonly kind: string | null;
  readonly actions: readonly BaseAction[];
  /** Nobody else sits at this screen, so a quick answer tells nobody anything. */
  readonly isAlone: boolean;
  /** What was chosen for each order. */
  readonly chosen: (order: string) => string;
}

/** The standing orders that a game knows. */
export interface StandingOrders {
  readonly orders: readonly StandingOrder[];
  /** The action that the orders name; null where the person is asked. */
  answer(question: StandingQuestion): BaseAction | null;
}
