import type { Seat } from '@bivouac/kernel';

/** What a counter is stamped with. */
export type Stamp =
  | 'casualty'
  | 'suppressed'
  | 'removed'
  | 'readied'
  | 'damaged'
  | 'repaired'
  | 'captured'
  | 'square'
  | 'rallied'
  | 'routed'
  | 'reformed';
/** What is noted on a tile. */
export type Note =
  | 'scouted'
  | 'controlled'
  | 'taken'
  | 'target'
  | 'raised'
  | 'spawned'
  | 'escaped'
  | 'damaged'
  | 'destroyed'
  | 'blocked'
  | 'smoke'
  | 'mined'
  | 'cleared'
  | 'covered'
  | 'point';

/** One thing to be seen. The state is final already; a beat only shows how it came about. */
export type BeatPlan =
  | { readonly kind: 'slide'; readonly unit: number; readonly from: number; readonly to: number }
  | {
      readonly kind: 'dice';
      readonly unit: number;
      /** A counter; -1 where a tile is fired at. */
      readonly target: number;
      readonly tile?: number;
      readonly dice: readonly number[];
      readonly total: number;
      readonly isHit: boolean;
    }
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: number; readonly verb: string }
  | {
      readonly kind: 'stamp';
      readonly unit: number;
      readonly stamp: Stamp;
      /** So many blocks are lost. */
      readonly count?: number;
    }
  | {
      readonly kind: 'note';
      readonly seat: Seat;
      readonly tile: number;
      readonly note: Note;
      readonly unit: number | null;
    };

/** A beat as it is played. */
export type Beat = BeatPlan & {
  /** The number of its event; the dice of it can be told from `log[seq]`. */
  readonly seq: number;
  /** Milliseconds; 0 if it is not shown at all. */
  readonly duration: number;
};

export type BeatKind = BeatPlan['kind'];
export type DiceBeat = Extract<Beat, { kind: 'dice' }>;

export const SPEEDS = ['normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** LOOK.md, Motion: a counter slides in 200 ms; dice take half a second to a second. */
const NORMAL_MS: { readonly [kind in BeatKind]: number } = {
  slide: 220,
  dice: 900,
  card: 600,
  stamp: 420,
  note: 260,
};
const FACTOR: { readonly [speed in Speed]: number } = { normal: 1, fast: 0.4, off: 0 };

export function durationOf(kind: BeatKind, speed: Speed): number {
  return Math.round(NORMAL_MS[kind] * FACTOR[speed]);
}
