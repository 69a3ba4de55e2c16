import type { Draw, Seat, Seed } from '@bivouac/kernel';

/** What the reader is told at one point, and what is expected of him. */
export interface TutorialStep {
  /** The key of its words. */
  readonly id: string;
  /** The action that leads on, in notation; null for a step that is only read. */
  readonly act: string | null;
  /** What is pointed out besides: actions in notation, for the things that stand for them. */
  readonly point: readonly string[];
}

/** A game's first moves, to be led through. */
export interface Lesson {
  readonly game: string;
  readonly scenario: string;
  /** The reader's seat. */
  readonly seat: Seat;
  /** Who plays the other side when the script is at its end. */
  readonly opponent: string;
  readonly seed: Seed;
  /** What the other side does, in notation. */
  readonly theirs: readonly string[];
  /** The luck, in the order in which the rules ask for it; null for whatever the seed gives. */
  readonly draws: readonly Draw[] | null;
  readonly steps: readonly TutorialStep[];
}
