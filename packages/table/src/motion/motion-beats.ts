import type { BeatPlan } from '@bivouac/text';

/** A beat as it is played. */
export type Beat = BeatPlan & {
  /** The number of its event; its dice are in `log[seq]`. */
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
