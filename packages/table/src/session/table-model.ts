import type {
  BaseAction,
  BaseEvent,
  BaseView,
  LoggedEvent,
  Outcome,
  Problem,
  Seat,
  Seed,
  Setup,
  UndoBarrier,
  Viewer,
} from '@bivouac/kernel';
import type { TableEntry } from '@bivouac/manifest';
import type { Player } from './seating.ts';

/** The actions that can be taken back, and if none, why. */
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

/** All that may be on the screen now. */
export type Scene =
  /** The screen changes hands; it shows no secrets. */
  | { readonly kind: 'curtain'; readonly seat: Seat }
  | {
      readonly kind: 'open';
      readonly viewer: Viewer;
      readonly view: BaseView;
      readonly log: readonly LoggedEvent<BaseEvent>[];
      /** Events from this number on are new to the viewer. */
      readonly freshFrom: number;
      /** The viewer's actions; empty while another player decides. */
      readonly actions: readonly BaseAction[];
      readonly undo: UndoState;
    };

/** A position that is over, for looking back at. */
export interface Past {
  readonly viewer: Viewer;
  readonly view: BaseView;
  readonly log: readonly LoggedEvent<BaseEvent>[];
}

/** The players whom the table waits for. */
export type Waiting =
  | { readonly kind: 'human'; readonly seats: readonly Seat[] }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly hasFailed: boolean }
  | { readonly kind: 'over'; readonly outcome: Outcome; readonly proof: SeedProof | null };

export interface TableModel {
  readonly entry: TableEntry;
  readonly setup: Setup;
  readonly players: readonly Player[];
  readonly commitment: string;
  /** Names this position; an answer carries it back. */
  readonly position: number;
  readonly waiting: Waiting;
  readonly scene: Scene;
  /** The seat whose offer of a draw stands. */
  readonly offer: Seat | null;
}
