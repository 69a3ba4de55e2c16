import type { Seat } from '@bivouac/kernel';

/** The result of one scenario of a campaign (facts 5.8). Nothing carries over to the next. */
export interface CampaignEntry {
  readonly scenario: string;
  /** Null for a draw. */
  readonly winner: Seat | null;
  /** Combat cards that each side has lost to fire. */
  readonly casualties: readonly [number, number];
  /** The soldier that the winner remembers; no effect. */
  readonly hero: string;
}

export type Margin = 'even' | 'narrow' | 'clear' | 'decisive';

export interface CampaignScore {
  readonly victories: readonly [number, number];
  readonly casualties: readonly [number, number];
  /** Victories, less one for every ten casualties of all games together. */
  readonly scores: readonly [number, number];
  /** Null while the sides are even. */
  readonly winner: Seat | null;
  readonly margin: Margin;
}
