import { type Name, type NameList, type Phrase, phrase, type Translated } from '@bivouac/text';
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
  side(seat: number): Name;
  /** The side by itself, as beside its score: United States. */
  sideTitle(seat: number): Phrase;
  /** A kind of card, with its squad. */
  kind(seat: number, kind: number): Name;
  /** A copy of a card. */
  card(seat: number, card: number): Name;
  /** The same with the soldier on it, if the game knows who it is. */
  man(seat: number, card: number): Name;
  /** Of a kind that is named without its copy: like cards are counted. */
  cards(seat: number, cards: readonly number[]): NameList;
  soldier(seat: number, card: number): Phrase;
  /** A counter, with its side. */
  unit(unit: number): Name;
  /** The same without its side. */
  ownUnit(unit: number): Name;
  tile(tile: number): Phrase;
  tileName(tile: number): Phrase;
  /** As printed, with the squad it is limited to. */
  act(act: CardAct, kind: number): Phrase;
  verb(verb: string): Phrase;
}

/** The same things by themselves, as on cards, counters and lists: outside of any sentence. */
export interface Labels {
  side(seat: number): Phrase;
  kind(seat: number, kind: number): Phrase;
  card(seat: number, card: number): Phrase;
  soldier(seat: number, card: number): Phrase;
  unit(unit: number): Phrase;
  ownUnit(unit: number): Phrase;
  tile(tile: number): Phrase;
  tileName(tile: number): Phrase;
  act(act: CardAct, kind: number): Phrase;
  verb(verb: string): Phrase;
}

export function labelsOf(titles: Titles, { label }: Pick<CommonWords, 'label'>): Labels {
  const alone = (name: Name): Phrase => phrase(label({ name }));
  const { soldier, tile, tileName, act, verb } = titles;
  return {
    ...{ soldier, tile, tileName, act, verb },
    side: titles.sideTitle,
    kind: (seat, kind) => alone(titles.kind(seat, kind)),
    card: (seat, card) => alone(titles.card(seat, card)),
    unit: (unit) => alone(titles.unit(unit)),
    ownUnit: (unit) => alone(titles.ownUnit(unit)),
  };
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
  readonly labels: Labels;
  readonly names: CommonNames;
}
