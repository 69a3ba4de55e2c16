/** A hand in an order that stays: what was there keeps its place, what comes is added at the end. */
export interface HandOrder {
  readonly cards: readonly number[];
  /** Came in the middle of a turn, and nothing has been done since. */
  readonly fresh: ReadonlySet<number>;
}

export const EMPTY_HAND: HandOrder = { cards: [], fresh: new Set() };

/**
 * `held` are the cards to show, in the rules' order. A wholly new hand begins in that order, and
 * nothing in it is news.
 */
export function arrange(before: HandOrder, held: readonly number[]): HandOrder {
  const kept = before.cards.filter((card) => held.includes(card));
  const come = held.filter((card) => !kept.includes(card));
  if (come.length === 0 && kept.length === before.cards.length) return before;
  return { cards: [...kept, ...come], fresh: new Set(kept.length === 0 ? [] : come) };
}
