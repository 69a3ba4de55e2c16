import { ofSeat, type Seat } from '@bivouac/kernel';
import type { AnyView, UndauntedTitle } from '../title.ts';

/** A number of like cards. */
export interface CardCount {
  readonly kind: number;
  readonly count: number;
}

export type PileName = 'discard' | 'supply' | 'lost';

/** Like cards counted, in the order of the cards. */
export function countKinds(kinds: readonly number[]): readonly CardCount[] {
  const counts = new Map<number, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([kind, count]) => ({ kind, count }));
}

/** The one card of its kind, if every soldier is a kind of their own; -1 if there are copies. */
export function onlyCard({ rules }: UndauntedTitle, kind: number): number {
  const isOne = (of: number): boolean => of === kind;
  const first = rules.kindOf.findIndex(isOne);
  return rules.kindOf.findLastIndex(isOne) === first ? first : -1;
}

/** A side's cards out of the game are for its own eyes, and for viewers who see everything. */
const mayLook = (view: AnyView, seat: Seat): boolean =>
  view.viewer === seat || view.viewer === 'everyone';

/** The cards of a pile that the viewer may see; null if it is face down. */
export function pileOf(
  title: UndauntedTitle,
  view: AnyView,
  seat: Seat,
  pile: PileName,
): readonly CardCount[] | null {
  const kindsOf = (cards: readonly number[]): number[] =>
    cards.map((card) => title.rules.kindOf[card] ?? -1);
  switch (pile) {
    case 'discard': {
      const cards = view.sides[seat]?.discard ?? null;
      return cards === null ? null : countKinds(kindsOf(cards));
    }
    case 'supply':
      return countKinds(kindsOf(ofSeat(view.public.supplies, seat)));
    case 'lost':
      // Normandie, Ztráty: the other side's may not be looked through.
      return mayLook(view, seat) ? countKinds(ofSeat(view.public.gone, seat)) : null;
  }
}
