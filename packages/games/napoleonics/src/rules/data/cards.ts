import { idOf, nth } from '@bivouac/kernel';
import type { CardId } from '../ids.ts';
import { LEFT, RIGHT } from '../map.ts';
import { ARTILLERY, CAVALRY, INFANTRY, type UnitClass } from './kinds.ts';

// The 70 command cards (chapter VIII; the counts of Attack after facts 8.1). Copies are alike.

/** What ordered units may do differently this turn; each tactic card has its own. */
export const MODES = [
  'normal',
  'bayonet',
  'bombard',
  'charge',
  'elan',
  'hold',
  'march',
  'steel',
  'leadership',
  'manoeuvre',
] as const;
export type Mode = (typeof MODES)[number];

/** How a card gives its orders. */
export type Orders =
  /** A number of units or leaders for each section. */
  | { readonly kind: 'sections'; readonly count: readonly [number, number, number] }
  /** As many as the command, in one section. */
  | { readonly kind: 'command'; readonly section: number }
  /** Up to a number of units of some classes; any one unit where the army has none of them. */
  | {
      readonly kind: 'classes';
      readonly count: number;
      readonly classes: readonly UnitClass[];
      /** Horse artillery as well. */
      readonly horse: boolean;
    }
  | { readonly kind: 'dice' }
  | { readonly kind: 'section-infantry' }
  | { readonly kind: 'adjacent' }
  | { readonly kind: 'leaders' }
  | { readonly kind: 'manoeuvre'; readonly count: number }
  | { readonly kind: 'rally' }
  | { readonly kind: 'supply' }
  | { readonly kind: 'copy' }
  | { readonly kind: 'reaction' };

export interface CardKind {
  readonly id: string;
  readonly copies: number;
  readonly isTactic: boolean;
  readonly orders: Orders;
  readonly mode: Mode;
  /** Two cards are drawn and one is kept. */
  readonly scouts: boolean;
  /** The bicorne: leaders may leave their units. */
  readonly hasBicorne: boolean;
}

const SIDES = ['left', 'centre', 'right'] as const;

const sectionCard = (id: string, copies: number, orders: Orders, scouts = false): CardKind => ({
  id,
  copies,
  isTactic: false,
  orders,
  mode: 'normal',
  scouts,
  hasBicorne: true,
});

const perSection = (
  id: string,
  copies: readonly [number, number, number],
  orders: (section: number) => Orders,
  scouts = false,
): CardKind[] =>
  SIDES.map((side, section) =>
    sectionCard(`${id}-${side}`, nth(copies, section), orders(section), scouts),
  );

const only =
  (count: number) =>
  (section: number): Orders => ({
    kind: 'sections',
    count: [section === 0 ? count : 0, section === 1 ? count : 0, section === 2 ? count : 0],
  });

const tactic = (
  id: string,
  copies: number,
  orders: Orders,
  mode: Mode = 'normal',
  hasBicorne = false,
): CardKind => ({ id, copies, isTactic: true, orders, mode, scouts: false, hasBicorne });

const classes = (count: number, of: readonly UnitClass[], horse = false): Orders => ({
  kind: 'classes',
  count,
  classes: of,
  horse,
});

/** @rule napoleonics/command-card napoleonics/tactic-cards */
export const CARDS: readonly CardKind[] = [
  ...perSection('scout', [2, 2, 2], only(1), true),
  ...perSection('probe', [4, 6, 4], only(2)),
  ...perSection('attack', [4, 6, 4], only(3)),
  ...perSection('assault', [2, 2, 2], (section) => ({ kind: 'command', section })),
  sectionCard('coordinated-advance', 2, { kind: 'sections', count: [1, 2, 1] }),
  sectionCard('flank-attack', 2, { kind: 'sections', count: [2, 0, 2] }),
  sectionCard('forward', 2, { kind: 'sections', count: [2, 2, 2] }),
  sectionCard('recon-in-force', 2, { kind: 'sections', count: [1, 1, 1] }),
  tactic('bayonet-charge', 2, classes(4, [INFANTRY]), 'bayonet'),
  tactic('bombard', 2, classes(4, [ARTILLERY]), 'bombard'),
  tactic('cavalry-charge', 3, classes(4, [CAVALRY], true), 'charge'),
  tactic('counter-attack', 2, { kind: 'copy' }),
  tactic('elan', 1, { kind: 'dice' }, 'elan', true),
  tactic('fire-and-hold', 2, classes(4, [INFANTRY, ARTILLERY]), 'hold'),
  tactic('first-strike', 2, { kind: 'reaction' }),
  tactic('force-march', 2, { kind: 'section-infantry' }, 'march'),
  tactic('cold-steel', 1, { kind: 'adjacent' }, 'steel'),
  tactic('leadership', 2, { kind: 'leaders' }, 'leadership', true),
  tactic('grande-manoeuvre', 1, { kind: 'manoeuvre', count: 4 }, 'manoeuvre', true),
  tactic('rally', 1, { kind: 'rally' }),
  tactic('short-supply', 1, { kind: 'supply' }),
];

export const DECK_SIZE = 70;
export const CARD_IDS: readonly string[] = CARDS.map(({ id }) => id);
const cardId = (id: string): CardId => idOf(CARD_IDS.indexOf(id));
/** @rule napoleonics/first-strike */
export const FIRST_STRIKE = cardId('first-strike');
export const COUNTER_ATTACK = cardId('counter-attack');
export const ELAN = cardId('elan');

const isOf = (id: string, side: number): boolean => id.endsWith(`-${SIDES[side]}`);

/** Counter-Attack: left becomes right and right becomes left. */
const MIRRORED: readonly CardId[] = CARD_IDS.map((id, card) => {
  if (isOf(id, LEFT)) return cardId(id.replace('-left', '-right'));
  return isOf(id, RIGHT) ? cardId(id.replace('-right', '-left')) : idOf(card);
});
export const mirrored = (card: CardId): CardId => nth(MIRRORED, card);
