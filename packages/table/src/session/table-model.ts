import type {
  BaseAction,
  BaseEvent,
  BaseView,
  Outcome,
  Problem,
  Seat,
  Seed,
  Setup,
  Told,
  UndoBarrier,
  Viewer,
} from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import type { Player } from './seating.ts';

/** What can be taken back, and if nothing, why. */
export interface UndoState {
  readonly barrier: UndoBarrier | null;
  /** How many actions in a row. */
  readonly depth: number;
  /** The one that would go first. */
  readonly last: BaseAction | null;
}

/** Whether the dice are honest: the seed is the promised one, and every result follows from it. */
export interface SeedProof {
  readonly seed: Seed;
  /** Why that could not be shown; null if it was. */
  readonly problem: Problem | null;
  /** Every result that was drawn again and compared, as a record writes it. */
  readonly draws: readonly string[];
}

/** What may be on the screen now, and nothing else. */
export type Scene =
  /** The screen changes hands; nobody's secrets are in it. */
  | { readonly kind: 'curtain'; readonly seat: Seat }
  | {
      readonly kind: 'open';
      readonly viewer: Viewer;
      readonly view: BaseView;
      readonly log: readonly Told<BaseEvent>[];
      /** Events from this number on are new to the viewer. */
      readonly freshFrom: number;
      /** What the viewer may do; empty while somebody else decides. */
      readonly actions: readonly BaseAction[];
      readonly undo: UndoState;
    };

/** A position that is over, for looking back at. */
export interface Past {
  readonly viewer: Viewer;
  readonly view: BaseView;
  readonly log: readonly Told<BaseEvent>[];
}

/** Whom the table waits for. */
export type Waiting =
  | { readonly kind: 'human'; readonly seats: readonly Seat[] }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly hasFailed: boolean }
  | { readonly kind: 'over'; readonly outcome: Outcome; readonly proof: SeedProof | null };

export interface TableModel {
  readonly entry: ShelfEntry;
  readonly setup: Setup;
  readonly players: readonly Player[];
  readonly commitment: string;
  /** The number of the decision that is owed; an answer carries it back. */
  readonly decision: number;
  readonly waiting: Waiting;
  readonly scene: Scene;
  /** The seat whose offer of a draw stands. */
  readonly offer: Seat | null;
}
