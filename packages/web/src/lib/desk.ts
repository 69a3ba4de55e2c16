import type { Problem, Seed, Viewer } from '@bivouac/kernel';
import type { BotPort } from './bot-port.ts';
import { createEmitter, type Watched } from './emitter.ts';
import { openReview, type Review, stepTo } from './review.ts';
import {
  beginSeating,
  type GameWish,
  parseSaved,
  printSaved,
  resumeSeating,
  type Seating,
} from './seating.ts';
import type { Store } from './store.ts';
import { createTable, type Table } from './table.ts';

/** Something the reader should know; the page has the sentence. */
export type Notice =
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'saved-game-lost'; readonly problem: Problem | null }
  | { readonly kind: 'not-kept' };

/** Everything that lies on the desk: a game under way, a record being read, a note. */
export interface DeskModel {
  readonly table: Table | null;
  readonly review: Review | null;
  readonly notice: Notice | null;
}

export interface Desk extends Watched<DeskModel> {
  /** Takes up the game of the last visit, if there is one. */
  resume(): void;
  /** Lays out a new game in place of the one under way. */
  start(wish: GameWish): boolean;
  /** Opens a record beside the game under way; a broken one leaves everything as it is. */
  openRecord(text: string): boolean;
  step(at: number): void;
  lookAs(eyes: Viewer): void;
  closeRecord(): void;
  dismissNotice(): void;
}

export interface DeskDeps {
  readonly store: Store;
  readonly makeBots: () => BotPort;
  readonly freshSeed: () => Seed;
}

const KEY = 'bivouac.table';

export function createDesk(deps: DeskDeps): Desk {
  let model: DeskModel = { table: null, review: null, notice: null };
  const shown = createEmitter(model);

  const change = (changes: Partial<DeskModel>): void => {
    model = { ...model, ...changes };
    shown.emit(model);
  };

  const sitDown = (seating: Seating): void => {
    model.table?.close();
    const { players, commitment } = seating;
    const save = (record: string): void => {
      const isKept = deps.store.write(KEY, printSaved({ record, players, commitment }));
      if (!isKept && model.notice?.kind !== 'not-kept') change({ notice: { kind: 'not-kept' } });
    };
    const table = createTable(seating, { bots: deps.makeBots(), save });
    change({ table, review: null });
  };

  return {
    subscribe: shown.subscribe,
    resume() {
      const text = deps.store.read(KEY);
      if (text === null || text === '') return;
      const saved = parseSaved(text);
      const seating = saved && resumeSeating(saved);
      if (seating?.ok) return sitDown(seating.value);
      change({ notice: { kind: 'saved-game-lost', problem: seating?.problem ?? null } });
    },
    start(wish) {
      const seating = beginSeating(wish, deps.freshSeed());
      if (!seating.ok) {
        change({ notice: { kind: 'problem', problem: seating.problem } });
        return false;
      }
      change({ notice: null });
      sitDown(seating.value);
      return true;
    },
    openRecord(text) {
      const review = openReview(text);
      if (review.ok) change({ review: review.value, notice: null });
      else change({ notice: { kind: 'problem', problem: review.problem } });
      return review.ok;
    },
    step(at) {
      if (model.review !== null) change({ review: stepTo(model.review, at) });
    },
    lookAs(eyes) {
      if (model.review !== null) change({ review: { ...model.review, eyes } });
    },
    closeRecord: () => change({ review: null }),
    dismissNotice: () => change({ notice: null }),
  };
}
