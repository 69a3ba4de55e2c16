import type { BaseAction, BaseView } from '@bivouac/kernel';
import type { StandingKit, StandingOrder, StandingQuestion } from './standing-kit.ts';
import { napoleonicsStanding } from './standing-napoleonics.ts';

/** By game and order: what was chosen. */
export interface Standing {
  readonly [game: string]: { readonly [order: string]: string };
}

const KITS: { readonly [game: string]: StandingKit } = {
  napoleonics: napoleonicsStanding,
};

/** The games that have standing orders. */
export const STANDING_GAMES: readonly string[] = Object.keys(KITS);

export const standingKitOf = (game: string): StandingKit | null =>
  Object.hasOwn(KITS, game) ? (KITS[game] ?? null) : null;

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
  game: string,
  question: Omit<StandingQuestion, 'chosen'>,
): BaseAction | null {
  const kit = standingKitOf(game);
  if (kit === null) return null;
  const chosen = (order: string): string => {
    const found = kit.orders.find(({ id }) => id === order);
    return found === undefined ? '' : chosenOrder(standing, game, found);
  };
  return kit.answer({ ...question, chosen });
}

/** What a person has ordered once for all; null where he is asked. */
export type OrderedAnswer = (
  view: BaseView,
  actions: readonly BaseAction[],
  isAlone: boolean,
) => BaseAction | null;

/** The orders are read anew for every question: they may be changed at any time. */
export function orderedAnswers(standing: () => Standing, game: string): OrderedAnswer {
  return (view, actions, isAlone) => {
    const decision = 'decision' in view && typeof view.decision === 'string' ? view.decision : null;
    return standingAnswer(standing(), game, { decision, actions, isAlone });
  };
}
