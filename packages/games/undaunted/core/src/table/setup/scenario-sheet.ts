import type { Provenance, Seat } from '@bivouac/kernel';
import type { Picture } from '@bivouac/table/contract/picture.ts';
import type { Language } from '@bivouac/text';
import { LANGUAGE_INFO } from '@bivouac/text';
import type { ScenarioWords } from '../../text/setup-words.ts';

/** The goal of a side. */
export type SheetGoal =
  | {
      readonly kind: 'points';
      readonly value: number;
      readonly total: number;
      readonly places: number;
    }
  | { readonly kind: 'pin' }
  /** Structures worth so much are to be destroyed, or their ground is to be controlled. */
  | {
      readonly kind: 'raze' | 'guard';
      readonly value: number;
      readonly total: number;
      /** How many points destroyed can be enough, where fewer than the goal can. */
      readonly early: number | null;
    }
  | {
      readonly kind: 'escape' | 'neutralize';
      readonly value: number;
      readonly who: readonly string[];
    };

/** Cards of one kind and squad: how many lie in the deck, how many in the supply. */
export interface Pips {
  readonly kind: keyof ScenarioWords['kinds'];
  /** A letter; empty for those without a squad. */
  readonly squad: string;
  readonly deck: number;
  readonly supply: number;
}

export interface SideForces {
  readonly deck: number;
  readonly supply: number;
  readonly pips: readonly Pips[];
}

/** A scenario as its sheet shows it, in figures; words and drawings come from elsewhere. */
export interface ScenarioSheet {
  readonly id: string;
  readonly number: number;
  readonly chapter: keyof ScenarioWords['chapters'];
  readonly provenance: Provenance;
  /** Days as `1944-06-15`. */
  readonly from: string;
  readonly to: string;
  readonly initiative: Seat;
  readonly goals: readonly [SheetGoal, SheetGoal];
  readonly forces: readonly [SideForces, SideForces];
  /** Measured, and what that comes to at two minutes a round; null where nothing was. */
  readonly length: { readonly rounds: number; readonly minutes: number } | null;
  /** Our estimate. */
  readonly difficulty: 1 | 2 | 3;
  /** Null where nothing was measured. */
  readonly balance: (ScenarioBalance & { readonly bot: string }) | null;
  readonly thumb: Picture;
  board(): Picture;
}

/** The result of a series of one scenario: the same bot in every seat but a solo opponent's own. */
export interface ScenarioBalance {
  readonly games: number;
  /** By seat. */
  readonly wins: readonly number[];
  readonly draws: number;
  /** Stopped without an end. */
  readonly unfinished: number;
  readonly meanDecisions: number;
  readonly meanRounds?: number;
}

/** How even the scenarios of a game are, as `npm run balance` measured it. */
export interface GameBalance {
  readonly bot: string;
  readonly scenarios: { readonly [scenario: string]: ScenarioBalance };
}

/** The scenarios of a game with their texts. */
export interface GameSheets {
  sheets(): readonly ScenarioSheet[];
  words(language: Language): SheetWords;
  /** Signs on the map that not every game has. */
  key?(language: Language): readonly KeySign[];
}

export interface SheetWords {
  place(scenario: string): string;
  briefing(scenario: string, seat: Seat): string;
}

export interface KeySign extends Picture {
  readonly name: string;
}

/** One day, or from when to when. */
export function daysOf(
  language: Language,
  { from, to }: Pick<ScenarioSheet, 'from' | 'to'>,
  dateStyle: 'long' | 'medium',
): string {
  const format = (style: 'long' | 'medium'): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(LANGUAGE_INFO[language].dates, { dateStyle: style, timeZone: 'UTC' });
  // Of ranges only the long ones look like something people write.
  return from === to
    ? format(dateStyle).format(new Date(from))
    : format('long').formatRange(new Date(from), new Date(to));
}

/** Two people who know the rules need about two minutes for a round of three cards each. */
const MINUTES_PER_ROUND = 2;

export function lengthOf(measured: ScenarioBalance | undefined): ScenarioSheet['length'] {
  const rounds = measured?.meanRounds;
  if (rounds === undefined) return null;
  const minutes = Math.max(15, Math.round((rounds * MINUTES_PER_ROUND) / 5) * 5);
  return { rounds: Math.round(rounds), minutes };
}
