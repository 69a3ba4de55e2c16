import type { Translated } from '@bivouac/text';
import type { CardAct, CardKind, UnitKind } from '../rules/index.ts';
import type { CommonSentences } from './en/sentences.ts';

/** The sentences that all titles of the series say; each title has more of its own. */
export type CommonWords = Translated<CommonSentences> & { readonly about: string };

/** Of a title's rules, what its texts read. */
export interface RulesData {
  readonly kinds: readonly CardKind[];
  readonly kindOf: readonly number[];
  readonly units: readonly UnitKind[];
  readonly counters: readonly number[];
  /** Counters below it are side 0's. */
  readonly split: number;
  readonly tiles: readonly string[];
  readonly verbs: readonly { readonly verb: string }[];
}

/** Names of things by their numbers, in one language. */
export interface Titles {
  side(seat: number): string;
  /** A kind of card, with its squad. */
  kind(seat: number, kind: number): string;
  /** A copy of a card. */
  card(seat: number, card: number): string;
  cards(seat: number, cards: readonly number[]): string;
  soldier(seat: number, card: number): string;
  /** A counter, with its side. */
  unit(unit: number): string;
  /** The same without its side. */
  ownUnit(unit: number): string;
  tile(tile: number): string;
  tileName(tile: number): string;
  /** As printed, with the squad it is limited to. */
  act(act: CardAct, kind: number): string;
  verb(verb: string): string;
}

/** The names that a log and a throw need. */
export interface CommonNames {
  readonly combat: {
    readonly base: string;
    readonly cover: string;
    readonly range: string;
    /** Only where there is smoke. */
    readonly smoke?: string;
  };
  readonly zones: {
    readonly [zone in 'hand' | 'discard' | 'deck']: { readonly from: string };
  } & {
    /** Only where those who have just acted are the first to fall. */
    readonly play?: { readonly from: string };
  };
}

/** One title in one language: all that its sentences are made with. */
export interface TextContext {
  readonly rules: RulesData;
  readonly words: CommonWords;
  readonly titles: Titles;
  readonly names: CommonNames;
}

/** Like cards are counted: `2× Rifleman A`. A list is broken between its cards, not in them. */
export function countCards(
  kindOf: readonly number[],
  cards: readonly number[],
  name: (kind: number) => string,
  none: string,
): string {
  const counts = new Map<number, number>();
  for (const card of cards) {
    const kind = kindOf[card] ?? 0;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const list = [...counts].sort(([a], [b]) => a - b);
  const text = list.map(([kind, n]) => (n > 1 ? `${n}× ${name(kind)}` : name(kind)));
  return text.map((card) => card.replaceAll(' ', '\u00a0')).join(', ') || none;
}
