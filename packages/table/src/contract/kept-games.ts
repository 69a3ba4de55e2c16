import type { Problem } from '@bivouac/kernel';
import type { SavedSeating } from '../session/seating.ts';

// Games that the shell keeps, as far as the set-up page and the campaign page of a game read them.

/** The names of a game in one language. */
export interface KeptNames {
  readonly game: string;
  readonly scenario: string;
  /** By seat. */
  readonly sides: readonly string[];
}

/** The facts that a list shows of a game without loading its code; they hold no secret. */
export interface KeptNote {
  /** In the languages in which the game has been played or listed. */
  readonly names: { readonly [language: string]: KeptNames };
  /** By the clock of this machine, in milliseconds. */
  readonly savedAt: number;
  /** Seats that decide next; none when the game is over. */
  readonly awaited: readonly number[];
  readonly isOver: boolean;
  /** Null while there is no winner. */
  readonly winner: number | null;
  /** Where the game counts them. */
  readonly round: number | null;
  readonly points: readonly number[] | null;
  /** The casualties of a campaign, by seat; null in games without campaigns. */
  readonly casualties: readonly number[] | null;
}

/** A game as the store keeps it. */
export interface SavedGame extends SavedSeating {
  /** It counts for the campaign of its game. */
  readonly isCampaign: boolean;
  /** The soldier that the campaign remembers for it; empty for none. */
  readonly hero: string;
  readonly note: KeptNote;
}

/** A line in the list of games: a sound game, or a damaged one. */
export type KeptGame =
  | {
      readonly kind: 'sound';
      readonly id: string;
      readonly game: string;
      readonly scenario: string;
      readonly actions: number;
      readonly saved: SavedGame;
    }
  | {
      readonly kind: 'damaged';
      readonly id: string;
      /** The rest of it, which the player may save. */
      readonly text: string;
      /** Null if it is not even the text of a save. */
      readonly problem: Problem | null;
    };

export type SoundGame = Extract<KeptGame, { kind: 'sound' }>;
