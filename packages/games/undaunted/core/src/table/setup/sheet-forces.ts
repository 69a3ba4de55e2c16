import { must } from '@bivouac/kernel';
import type { Book, Scenario } from '../../rules/index.ts';
import type { Pips, SideForces } from './scenario-sheet.ts';

/** In which column of the table of forces a card stands, and under which letter. */
export type ColumnOf = (card: string) => Pick<Pips, 'kind' | 'squad'>;

/** A side's cards by kind. */
export function forcesOf(
  scenario: Scenario,
  book: Pick<Book, 'kinds' | 'kindOf'>,
  seat: 0 | 1,
  columnOf: ColumnOf,
): SideForces {
  const { deck, supply } = scenario.sides[seat];
  const rows = new Map<string, Pips>();
  const count = (cards: readonly number[], pile: 'deck' | 'supply'): void => {
    for (const card of cards) {
      const id = must(book.kinds[book.kindOf[card] ?? -1]?.id, 'a kind of card');
      const { kind, squad } = columnOf(id);
      const key = `${kind} ${squad}`;
      const row = rows.get(key) ?? { kind, squad, deck: 0, supply: 0 };
      rows.set(key, { ...row, [pile]: row[pile] + 1 });
    }
  };
  count(deck, 'deck');
  count(supply, 'supply');
  return { deck: deck.length, supply: supply.length, pips: [...rows.values()] };
}
