import type { Draw, Seat, Seed } from '@bivouac/kernel';

/** One step of a lesson: its words, and the action that it waits for. */
export interface TutorialStep {
  /** The key of its words. */
  readonly id: string;
  /** The action that leads on, in notation; null for a step that is only read. */
  readonly act: string | null;
  /** Also pointed out: the targets of these actions, in notation. */
  readonly point: readonly string[];
}

/** A game's first moves, which the lesson leads a newcomer through. */
export interface Lesson {
  readonly game: string;
  readonly scenario: string;
  /** The reader's seat. */
  readonly seat: Seat;
  /** The bot that plays the opponent when the script is at its end. */
  readonly opponent: string;
  readonly seed: Seed;
  /** The opponent's actions, in notation. */
  readonly theirs: readonly string[];
  /** The luck, in the order in which the rules ask for it; null for whatever the seed gives. */
  readonly draws: readonly Draw[] | null;
  readonly steps: readonly TutorialStep[];
}
