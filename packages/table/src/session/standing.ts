import type { BaseAction, BaseView } from '@bivouac/kernel';
import type { StandingOrder, StandingQuestion, TableEntry } from '@bivouac/manifest';

/** The player's choice, by game and order. */
export interface ChosenOrders {
  readonly [game: string]: { readonly [order: string]: string };
}

/** The choice that holds for an order: the player's, if it is one of its choices. */
export function chosenOrder(
  standing: ChosenOrders,
  game: string,
  { id, choices }: StandingOrder,
): string {
  const wanted = standing[game]?.[id];
  return choices.find((choice) => choice === wanted) ?? choices[0] ?? '';
}

/** The answer of a player's standing orders; null where the player has to be asked. */
export function standingAnswer(
  standing: ChosenOrders,
  { game, standingOrders }: Pick<TableEntry, 'game' | 'standingOrders'>,
  question: Omit<StandingQuestion, 'chosen'>,
): BaseAction | null {
  if (standingOrders === undefined) return null;
  const chosen = (order: string): string => {
    const found = standingOrders.orders.find(({ id }) => id === order);
    return found === undefined ? '' : chosenOrder(standing, game.id, found);
  };
  return standingOrders.answer({ ...question, chosen });
}

/** The answer that a player has ordered once for all; null where the player is asked. */
export type OrderedAnswer = (
  view: BaseView,
  actions: readonly BaseAction[],
  isAlone: boolean,
) => BaseAction | null;

/** The orders are read for every question, because the player may change them at any time. */
export function orderedAnswers(
  standing: () => ChosenOrders,
  entry: Pick<TableEntry, 'game' | 'standingOrders'>,
): OrderedAnswer {
  return ({ question }, actions, isAlone) =>
    standingAnswer(standing(), entry, { kind: question?.kind ?? null, actions, isAlone });
}

/** A position in which a player at this screen is asked something. */
export interface AskedPosition {
  readonly view: BaseView;
  readonly actions: readonly BaseAction[];
  /** As in `TableModel`. */
  readonly position: number;
  /** How many actions have been played. */
  readonly played: number;
  /** One player alone sits at this screen, so a quick answer tells no opponent anything. */
  readonly isAlone: boolean;
}

/**
 * Applies a player's standing orders to the positions of one game, on every kind of table: the action to play
 * without asking, or null. A position is answered once, and never after something was taken back: a player who takes
 * something back wants to answer.
 */
export function applyStandingOrders(
  answer: OrderedAnswer,
): (asked: AskedPosition) => BaseAction | null {
  let lastPlayed = 0;
  let settled: number | null = null;
  return ({ view, actions, position, played, isAlone }) => {
    if (played < lastPlayed) settled = position;
    lastPlayed = played;
    if (position === settled || actions.length === 0) return null;
    const action = answer(view, actions, isAlone);
    if (action !== null) settled = position;
    return action;
  };
}
