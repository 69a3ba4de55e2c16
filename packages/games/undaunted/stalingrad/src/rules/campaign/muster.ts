import type { Seat } from '@bivouac/kernel';
import { ofSeat } from '@bivouac/kernel';
import { CARDS, levelOf } from '../data/cards.ts';
import { deckNames, type ScenarioFile, sidesOf, supplyNames } from '../data/scenario-file.ts';
import type { SideBook } from './state.ts';

/** The lists of a side in a scenario: names of cards. */
export interface Half {
  readonly deck: readonly string[];
  readonly supply: readonly string[];
}

export const halfOf = (file: ScenarioFile, seat: Seat): Half => ({
  deck: deckNames(ofSeat(sidesOf(file), seat)),
  supply: supplyNames(file, seat),
});

/** The name under which a card answers the lists: squad C by that of the squad it joined. */
export function nameNow(card: number, merged: number): string {
  const name = CARDS[card]?.name ?? '';
  const isTroop = /^(rifleman|scout|gunner)-c$/.test(name);
  return isTroop && merged >= 0 ? `${name.slice(0, -1)}${'ab'[merged]}` : name;
}

/**
 * Stalingrad, Vytvořte si zálohu: every available card that the list names.
 * @rule stalingrad/deck
 */
export function battleCards({ roster }: SideBook, side: Half): number[] {
  return roster.available.filter((card) => side.supply.includes(nameNow(card, roster.merged)));
}

/** Upgraded soldiers before normal ones, reservists last; among equals by number. */
const LEVELS = ['upgraded', 'normal', 'reserve'];
const best = (a: number, b: number): number =>
  LEVELS.indexOf(levelOf(a)) - LEVELS.indexOf(levelOf(b)) || a - b;

/** The names of the deck's list for which there is a soldier to choose, each as often as needed. */
function slots(book: SideBook, side: Half): string[] {
  const cards = battleCards(book, side);
  const left = new Map<string, number>();
  for (const card of cards) {
    const name = nameNow(card, book.roster.merged);
    left.set(name, (left.get(name) ?? 0) + 1);
  }
  return side.deck.filter((name) => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    // Stalingrad, Sestavte si dobírací balíček: who is missing is missing.
    return count > 0;
  });
}

/** The name of the next place in the deck; undefined when it is full. */
export const nextName = (book: SideBook, side: Half): string | undefined =>
  slots(book, side)[book.picks.length];

/**
 * The soldiers who may fill the next place in the deck; none when it is full.
 * @rule stalingrad/deck
 */
export function candidates(book: SideBook, side: Half): number[] {
  const name = nextName(book, side);
  if (name === undefined) return [];
  const free = battleCards(book, side).filter(
    (card) => nameNow(card, book.roster.merged) === name && !book.picks.includes(card),
  );
  // Fog of War is all alike.
  return name === 'fog' ? free.slice(0, 1) : free;
}

/** Fills places for which there is only one card. */
export function fillForced(book: SideBook, side: Half): void {
  for (;;) {
    const [only, ...others] = candidates(book, side);
    if (only === undefined || others.length > 0) return;
    book.picks.push(only);
  }
}

/** Fills all that is left, the best first. */
export function fillAll(book: SideBook, side: Half): void {
  for (;;) {
    const [first] = candidates(book, side).sort(best);
    if (first === undefined) return;
    book.picks.push(first);
  }
}
