import type { Problem, Result } from '@bivouac/kernel';
import type { NameProblem } from '@bivouac/server/ops';

/** The problems of a command line or its files; the sentences are in `text/`. */
export type CliProblem =
  | { readonly code: 'unknown-command'; readonly name: string; readonly nearest: string | null }
  | { readonly code: 'unknown-flag'; readonly flag: string; readonly nearest: string | null }
  | { readonly code: 'flag-needs-value'; readonly flag: string }
  | { readonly code: 'flag-takes-no-value'; readonly flag: string }
  | {
      readonly code: 'bad-number';
      readonly flag: string;
      readonly value: string;
      readonly min: number;
      readonly max: number;
    }
  | { readonly code: 'bad-ratio'; readonly flag: string; readonly value: string }
  | { readonly code: 'bad-language'; readonly value: string }
  | { readonly code: 'bad-option-shape'; readonly value: string }
  | { readonly code: 'missing-game' }
  | { readonly code: 'missing-record' }
  | { readonly code: 'missing-file' }
  | { readonly code: 'missing-player' }
  | { readonly code: 'unknown-player'; readonly name: string }
  | { readonly code: 'missing-new-name' }
  | {
      readonly code: 'bad-player-name';
      readonly name: string;
      readonly why: NameProblem | 'taken' | 'guest';
    }
  | { readonly code: 'missing-game-id' }
  | { readonly code: 'missing-reason' }
  | { readonly code: 'reason-too-long'; readonly most: number }
  | { readonly code: 'unknown-game-id'; readonly id: string }
  | { readonly code: 'game-is-over'; readonly id: string }
  | { readonly code: 'other-tables' }
  | { readonly code: 'database-not-empty' }
  | { readonly code: 'backup-too-new'; readonly path: string }
  | { readonly code: 'no-campaign'; readonly game: string }
  | { readonly code: 'too-many-words'; readonly word: string }
  | {
      readonly code: 'unknown-bot';
      readonly game: string;
      readonly name: string;
      readonly known: readonly string[];
      readonly nearest: string | null;
    }
  | { readonly code: 'wrong-seat-count'; readonly given: number; readonly seats: readonly string[] }
  | {
      readonly code: 'unknown-viewer';
      readonly name: string;
      readonly known: readonly string[];
      readonly nearest: string | null;
    }
  | { readonly code: 'no-such-number'; readonly text: string; readonly count: number }
  | { readonly code: 'flags-exclude'; readonly flag: string; readonly other: string }
  | { readonly code: 'flag-needs-flag'; readonly flag: string; readonly other: string }
  | { readonly code: 'record-of-other-game'; readonly game: string; readonly wanted: string }
  | { readonly code: 'at-beyond-end'; readonly at: number; readonly actions: number }
  | { readonly code: 'cannot-read'; readonly path: string; readonly cause: string }
  | { readonly code: 'cannot-write'; readonly path: string; readonly cause: string }
  | { readonly code: 'not-our-file'; readonly path: string }
  | { readonly code: 'not-a-checkout' }
  | { readonly code: 'unknown-revision'; readonly name: string }
  | { readonly code: 'revision-without-bench'; readonly revision: string; readonly name: string }
  | { readonly code: 'revision-failed'; readonly revision: string; readonly detail: string }
  | { readonly code: 'nothing-in-common'; readonly revision: string }
  | { readonly code: 'internal-error'; readonly detail: string };

export type AnyProblem = Problem | CliProblem;

/** The command line was wrong: nothing was done. */
export const EXIT_USAGE = 2;
/** The subject of the command is faulty: a record, a file, a game with failures. */
export const EXIT_FAILURE = 1;
/** Stopped by Ctrl-C before the work was done. */
export const EXIT_INTERRUPTED = 130;

/**
 * Ends a command at its first problem. It is thrown only by code that reads the command line and
 * files, and caught in one place, which says the sentence and sets the exit status.
 */
export class Refusal extends Error {
  readonly problem: AnyProblem;
  readonly exitStatus: number;

  constructor(problem: AnyProblem, exitStatus: number = EXIT_USAGE) {
    super(problem.code);
    this.problem = problem;
    this.exitStatus = exitStatus;
  }
}

/** The value, or the end of the command. */
export function orRefuse<T>(result: Result<T, AnyProblem>, exitStatus?: number): T {
  if (result.ok) return result.value;
  throw new Refusal(result.problem, exitStatus);
}
