/**
 * Everything that can be wrong with what comes from outside: a player, a file, a script. A code
 * and the words a sentence needs; the sentences themselves, in both languages, are in `text`.
 * No field may carry anything the asking seat must not know.
 */
export type Problem =
  | { readonly code: 'unknown-game'; readonly name: string; readonly nearest: string | null }
  | {
      readonly code: 'unknown-scenario';
      readonly game: string;
      readonly name: string;
      readonly nearest: string | null;
    }
  | {
      readonly code: 'unknown-option';
      readonly game: string;
      readonly name: string;
      readonly nearest: string | null;
    }
  | {
      readonly code: 'bad-option-value';
      readonly option: string;
      readonly value: string;
      readonly allowed: readonly string[];
    }
  | { readonly code: 'unknown-seat'; readonly name: string; readonly seats: readonly string[] }
  | { readonly code: 'bad-seed'; readonly text: string }
  | { readonly code: 'unknown-notation'; readonly text: string; readonly nearest: string | null }
  | { readonly code: 'unknown-name'; readonly text: string; readonly nearest: string | null }
  | { readonly code: 'illegal-action'; readonly action: string; readonly seat: string }
  | { readonly code: 'not-an-action'; readonly seat: string }
  | { readonly code: 'no-luck-left' }
  | { readonly code: 'not-your-decision'; readonly seat: string }
  | { readonly code: 'stale-decision'; readonly given: number; readonly current: number }
  | { readonly code: 'game-over' }
  | { readonly code: 'no-draw-offered' }
  | { readonly code: 'game-not-over' }
  | { readonly code: 'cannot-undo'; readonly reason: UndoBarrier }
  | RecordProblem;

/** Why what was done cannot be taken back. */
export type UndoBarrier = 'nothing-done' | 'luck' | 'secret' | 'passed' | 'not-yours' | 'for-good';

/** Problems of a record name the line (counted from 1) where they were found. */
export type RecordProblem =
  | { readonly code: 'record-not-one'; readonly line: number }
  | { readonly code: 'record-newer-format'; readonly format: number; readonly known: number }
  | { readonly code: 'record-truncated'; readonly line: number }
  | { readonly code: 'record-damaged'; readonly line: number; readonly text: string }
  | {
      readonly code: 'record-other-rules';
      readonly game: string;
      readonly have: number;
      readonly need: number;
    }
  | { readonly code: 'record-illegal-action'; readonly line: number; readonly action: string }
  | { readonly code: 'record-wrong-draw'; readonly line: number; readonly detail: string }
  | { readonly code: 'record-seed-disagrees'; readonly line: number; readonly draw: string }
  | { readonly code: 'record-hash-differs'; readonly have: string; readonly need: string }
  | { readonly code: 'record-altered'; readonly line: number }
  | { readonly code: 'record-bad-commitment'; readonly line: number }
  | { readonly code: 'record-without-seed'; readonly line: number };
