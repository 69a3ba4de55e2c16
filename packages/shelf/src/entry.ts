import type { AnyBot } from '@bivouac/bots';
import type { AnyGame, AnyMatch } from '@bivouac/kernel';
import type { AnyGameTexts } from '@bivouac/text';
import type { CampaignEntry, CampaignScore } from '@bivouac/undaunted-core';

/** Scenarios played in a row, with a score over all of them. */
export interface CampaignRules {
  /** What is noted of a finished game. */
  note(match: AnyMatch): Omit<CampaignEntry, 'hero'>;
  score(entries: readonly CampaignEntry[]): CampaignScore;
}

/** A game with all that belongs to it. */
export interface ShelfEntry {
  readonly game: AnyGame;
  readonly texts: AnyGameTexts;
  /** From weakest to strongest. */
  readonly bots: readonly AnyBot[];
  /** Offered to players, or a worked example for developers. */
  readonly isForPlayers: boolean;
  readonly campaign?: CampaignRules;
}
