import type { BaseAction, BaseView } from '@bivouac/kernel';
import type { ShelfEntry, StandingOrder, StandingQuestion } from '@bivouac/manifest';

/** By game and order: what was chosen. */
export interface Standing {
  readonly [game: string]: { readonly [order: string]: string };
}

/** What holds for an order: what was chosen, if it is one of its choices. */
export function chosenOrder(
  standing: Standing,
  game: string,
  { id, choices }: StandingOrder,
): string {
  const wanted = standing[game]?.[id];
  return choices.find((choice) => choice === wanted) ?? choices[0] ?? '';
}

/** The answer of a person's standing orders; null where he has to be asked. */
export function standingAnswer(
  standing: Standing,
  { game, standingOrders }: Pick<ShelfEntry, 'game' | 'standingOrders'>,
  question: Omit<StandingQuestion, 'chosen'>,
): BaseAction | null {
  if (standingOrders === undefined) return null;
  const chosen = (order: string): string => {
    const found = standingOrders.orders.find(({ id }) => id === order);
    return found === undefined ? '' : chosenOrder(standing, game.id, found);
  };
  return standingOrders.answer({ ...question, chosen });
}

/** What a person has ordered once for all; null where he is asked. */
export type OrderedAnswer = (
  view: BaseView,
  actions: readonly BaseAction[],
  isAlone: boolean,
) => BaseAction | null;

/** The orders are read anew for every question: they may be changed at any time. */
export function orderedAnswers(
  standing: () => Standing,
  entry: Pick<ShelfEntry, 'game' | 'standingOrders'>,
): OrderedAnswer {
  return ({ question }, actions, isAlone) =>
    standingAnswer(standing(), entry, { kind: question?.kind ?? null, actions, isAlone });
}
