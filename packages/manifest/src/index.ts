import type { AnyBot } from '@bivouac/bots';
import type { AnyGame, AnyMatch } from '@bivouac/kernel';
import type { AnyGameTexts, Briefings, Catalogue, RuleReference } from '@bivouac/text';
import type { CampaignEntry, CampaignScore } from './campaign.ts';
import type { StandingOrders } from './standing-orders.ts';

/** Scenarios played in a row, with a score over all of them. */
export interface CampaignRules {
  /** The result of a finished game. */
  note(match: AnyMatch): Omit<CampaignEntry, 'hero'>;
  score(entries: readonly CampaignEntry[]): CampaignScore;
}

export type { CampaignEntry, CampaignScore, Margin } from './campaign.ts';
export type { CoverWords, GameCard } from './game-card.ts';
export type { Lesson, LessonTitle, LessonWords, TutorialStep } from './lesson.ts';
export type { StandingOrder, StandingOrders, StandingQuestion } from './standing-orders.ts';

/** A game and those who can play it. */
export interface GamePlayers {
  readonly game: AnyGame;
  /** From weakest to strongest. */
  readonly bots: readonly AnyBot[];
}

/** How far a game has come, in figures open to everyone: for a list of games under way. */
export interface Progress {
  readonly round: number;
  /** By seat. */
  readonly points: readonly number[];
}

/** The bots that every game has, from weakest to strongest. */
export const USUAL_BOTS = [{ id: 'random' }, { id: 'easy' }, { id: 'medium' }, { id: 'hard' }];

/** A game with all that belongs to it but its bots: the page knows their names, a worker thinks. */
export interface ShelfEntry {
  readonly game: AnyGame;
  /** Its bots, from weakest to strongest. */
  readonly bots: readonly { readonly id: string }[];
  readonly texts: AnyGameTexts;
  /** Briefings that are no part of the texts, because tables do without them. */
  readonly briefings?: Catalogue<Briefings>;
  /** The rules reference: one short entry for each of the titles in its texts. */
  readonly reference?: Catalogue<RuleReference>;
  progress?(match: AnyMatch): Progress;
  readonly campaign?: CampaignRules;
}

/** An entry as the page loads it: with what its tables need at once of the game's manifest. */
export interface TableEntry extends ShelfEntry {
  readonly standingOrders?: StandingOrders;
}
