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

/** A piece of a real game, which the lesson leads its reader through. */
export interface Lesson {
  readonly game: string;
  readonly scenario: string;
  /** The reader's seat. */
  readonly seat: Seat;
  /** The bot that plays the opponent when the script is at its end. */
  readonly opponent: string;
  readonly seed: Seed;
  /**
   * What both sides did before the first step: each line is a seat and its action in notation, such as `1 bid fog`.
   * Absent where the lesson begins with the game.
   */
  readonly before?: readonly string[];
  /** The opponent's actions, in notation. */
  readonly theirs: readonly string[];
  /** The luck, in the order in which the rules ask for it; null for whatever the seed gives. */
  readonly draws: readonly Draw[] | null;
  readonly steps: readonly TutorialStep[];
  /** The rules that its closing card names, by their ids in the rules reference: it did not show them. */
  readonly notShown: readonly string[];
}

/** A lesson in a list. */
export interface LessonTitle {
  readonly title: string;
  /** What it teaches, in one line. */
  readonly teaches: string;
}

/** The words of a lesson that belong to its game: of each step, and of each rule that it did not show. */
export interface LessonWords<Step extends string = string, Rule extends string = string> {
  /** While the opponent acts. */
  readonly watching: string;
  readonly doneText: string;
  /** To the page where a game is chosen. */
  readonly leave: string;
  readonly steps: { readonly [id in Step]: { readonly title: string; readonly text: string } };
  readonly notShown: { readonly [id in Rule]: string };
}
