import { idOf, must, type Seat } from '@bivouac/kernel';
import type { Language } from '@bivouac/text';
import type { CardSign } from '../art/index.ts';
import type { CardId } from '../rules/ids.ts';
import { CARD_IDS, CARDS, isInSection, seatOf, type View } from '../rules/index.ts';
import { napoleonicsNames } from '../text/index.ts';
import { lookUp } from '../text/look-up.ts';
import { scenarioOf } from './battle.ts';

/** The picture of a card: orders by section, or signs of the units it concerns. */
export type CardFace = { readonly hasBicorne: boolean } & (
  | { readonly kind: 'sections'; readonly orders: readonly (number | null)[] }
  | { readonly kind: 'tactic'; readonly signs: readonly CardSign[]; readonly most: number | null }
);

const CLASS_SIGNS: readonly CardSign[] = ['infantry', 'cavalry', 'artillery'];
/** Cards whose picture is not told by whom they order. */
const SIGNS: { readonly [id: string]: readonly CardSign[] } = {
  'bayonet-charge': ['infantry', 'bayonet'],
  'counter-attack': ['copy'],
  elan: ['flag', 'infantry', 'cavalry', 'artillery'],
  'first-strike': ['steel'],
  'force-march': ['infantry', 'march'],
  'cold-steel': ['bayonet', 'steel'],
  leadership: ['leader'],
  'grande-manoeuvre': ['march'],
  rally: ['rally'],
  'short-supply': ['supplies'],
};

/** The name and text of a card. */
export const cardText = (language: Language, card: CardId) =>
  must(lookUp(napoleonicsNames.in(language).cards, CARD_IDS[card]), 'the words of a card');

export function faceOf(card: CardId, command: number): CardFace {
  const { id, orders, hasBicorne } = must(CARDS[card], 'a card');
  if (orders.kind === 'sections') {
    const counts = orders.count.map((count) => (count === 0 ? null : count));
    return { kind: 'sections', orders: counts, hasBicorne };
  }
  if (orders.kind === 'command') {
    const counts = [0, 1, 2].map((section) => (section === orders.section ? command : null));
    return { kind: 'sections', orders: counts, hasBicorne };
  }
  const most = orders.kind === 'classes' || orders.kind === 'manoeuvre' ? orders.count : null;
  const classes =
    orders.kind === 'classes' ? orders.classes.map((one) => CLASS_SIGNS[one] ?? 'infantry') : [];
  return { kind: 'tactic', signs: SIGNS[id] ?? classes, most, hasBicorne };
}

/** How many of a seat's units a section card could reach: those in its sections. */
export function unitsIn(view: View, seat: Seat, orders: readonly (number | null)[]): number {
  const scenario = scenarioOf(view);
  return view.public.at.filter(
    (hex, unit) =>
      hex >= 0 &&
      seatOf(scenario, idOf(unit)) === seat &&
      orders.some((count, section) => count !== null && isInSection(seat, hex, section)),
  ).length;
}
