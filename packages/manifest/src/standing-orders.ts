import type { BaseAction } from '@bivouac/kernel';

/** A question that players may answer once for all; the first choice holds until they do. */
export interface StandingOrder {
  readonly id: string;
  readonly choices: readonly string[];
}

/** A question that standing orders may answer. */
export interface StandingQuestion {
  /** The kind of the view's question; null when nothing is asked. */
  readonly kind: string | null;
  readonly actions: readonly BaseAction[];
  /** One player alone sits at this screen, so a quick answer tells no opponent anything. */
  readonly isAlone: boolean;
  /** The choice for each order. */
  readonly chosen: (order: string) => string;
}

/** The standing orders that a game knows. */
export interface StandingOrders {
  readonly orders: readonly StandingOrder[];
  /** The action that the orders name; null where the player is asked. */
  answer(question: StandingQuestion): BaseAction | null;
}
